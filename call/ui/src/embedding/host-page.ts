/** The page around this one, when this page is a frame of an SDK. */
export interface HostPage {
  /** The call's id in that page. */
  callClientId: string;
  /** Messages go only there, and only those from there are obeyed. */
  origin: string;
}

/** Who embeds this page, as its address tells (`emb`, `embHref`); undefined for a page of its own. */
export function findHostPage(window: Pick<Window, 'parent' | 'location'>): HostPage | undefined {
  if ((window.parent as unknown) === window) return undefined;
  const query = new URLSearchParams(window.location.search);
  const callClientId = query.get('emb');
  const href = query.get('embHref') ?? '';
  if (!callClientId || !URL.canParse(href)) return undefined;
  return { callClientId, origin: new URL(href).origin };
}
