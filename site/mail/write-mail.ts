/** What a mail says, before it is text or HTML. */
export interface MailContent {
  heading: string;
  /** One paragraph each, plain text. */
  paragraphs: readonly string[];
  /** Label and value. */
  facts?: ReadonlyArray<readonly [string, string]>;
  /** What the reader can do. */
  actions?: ReadonlyArray<{ label: string; url: string }>;
  /** Why the reader gets this mail. */
  footer: string;
  /** IETF tag; English without one. */
  language?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

const font = "font-family:Figtree,'Segoe UI',Helvetica,Arial,sans-serif";

/** The same content for readers with and without HTML. Styles stand at the elements: mail programs keep nothing else. */
export function writeMail(content: MailContent): { text: string; html: string } {
  return { text: toText(content), html: toHtml(content) };
}

function toText({ heading, paragraphs, facts = [], actions = [], footer }: MailContent): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...actions.map(({ label, url }) => `${label}:\n${url}`),
    `-- \n${footer}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function toHtml({ heading, paragraphs, facts = [], actions = [], footer, language = 'en' }: MailContent): string {
  const text = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`);
  const rows = facts.map(
    ([label, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;color:#56637a;vertical-align:top">${escapeHtml(label)}</td><td style="padding:4px 0;font-weight:600">${escapeHtml(value)}</td></tr>`,
  );
  const table =
    rows.length > 0
      ? `<table role="presentation" style="margin:0 0 20px;border-collapse:collapse">${rows.join('')}</table>`
      : '';
  const [first, ...others] = actions;
  const button = first
    ? `<p style="margin:0 0 20px"><a href="${escapeHtml(first.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3f66fb;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(first.label)}</a></p>`
    : '';
  const links = others.map(
    ({ label, url }) =>
      `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#2848d0">${escapeHtml(label)}</a></p>`,
  );
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escapeHtml(heading)}</title></head>`,
    `<body style="margin:0;padding:24px 16px;background:#f8fafc;color:#1e293b;${font};font-size:16px;line-height:1.5">`,
    '<div style="max-width:520px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #dde4ee;border-radius:12px">',
    '<p style="margin:0 0 20px;font-weight:700">Parley</p>',
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...text,
    table,
    button,
    ...links,
    '</div>',
    `<p style="max-width:520px;margin:16px auto 0;color:#56637a;font-size:13px">${escapeHtml(footer)}</p>`,
    '</body></html>',
  ].join('');
}
