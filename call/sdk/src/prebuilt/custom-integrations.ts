import { isUrl } from './is-url.ts';

type Console = Pick<typeof console, 'error'>;

const isText = (value: unknown) => typeof value === 'string';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);

/** Each field's type in words, and the check of it; a field without one is free or checked apart. */
const fields: Readonly<Record<string, readonly [type: string, accepts?: (value: unknown) => boolean]>> = {
  allow: ['string', isText],
  controlledBy: ["'*' | 'owners' | string[]", (value) => value === '*' || value === 'owners' || isTextList(value)],
  csp: ['string', isText],
  iconURL: ['string', isUrl],
  label: ['string'],
  loading: ["'eager' | 'lazy'", (value) => value === 'eager' || value === 'lazy'],
  location: ["'main' | 'sidebar'", (value) => value === 'main' || value === 'sidebar'],
  name: ['string', isText],
  referrerPolicy: ['string', isText],
  sandbox: ['string', isText],
  src: ['string'],
  srcdoc: ['string', isText],
  shared: [
    "string[] | 'owners' | boolean",
    (value) => typeof value === 'boolean' || value === 'owners' || isTextList(value),
  ],
};

/** What integrations should be. */
export const customIntegrationsHelp = `customIntegrations should be an object of type ${JSON.stringify({
  id: Object.fromEntries(Object.entries(fields).map(([key, [type]]) => [key, type])),
})}.`;

/** Whether these are pages to be shown beside the call (spec 001 §5). Says on the console why not. */
export function areCustomIntegrations(integrations: unknown, console: Console): boolean {
  const problem = integrationsProblem(integrations);
  if (problem) console.error(problem);
  return !problem;
}

function integrationsProblem(integrations: unknown): string | undefined {
  if (typeof integrations !== 'object' || integrations === null || Array.isArray(integrations)) {
    return customIntegrationsHelp;
  }
  for (const [id, integration] of Object.entries(integrations)) {
    const missing = missingPart(integration);
    if (missing) return `customIntegration ${id}: ${missing}`;
    for (const [key, value] of Object.entries(integration as object)) {
      if (!Object.hasOwn(fields, key)) return `customIntegration does not support key ${key}`;
      const problem = sourceProblem(key, integration) ?? fieldProblem(key, value);
      if (problem) return `customIntegration ${id}: ${problem}`;
    }
  }
  return undefined;
}

function missingPart(integration: object): string | undefined {
  if (!('label' in integration)) return 'label is required';
  if (!('location' in integration)) return 'location is required';
  if (!('src' in integration) && !('srcdoc' in integration)) return 'src or srcdoc is required';
  return undefined;
}

function sourceProblem(key: string, integration: { src?: unknown }): string | undefined {
  if (key !== 'src' && key !== 'srcdoc') return undefined;
  if ('src' in integration && 'srcdoc' in integration) return 'cannot have both src and srcdoc';
  return key === 'srcdoc' || isUrl(integration.src) ? undefined : `src "${integration.src}" is not a valid URL`;
}

function fieldProblem(key: string, value: unknown): string | undefined {
  const [type = '', accepts] = fields[key] ?? [];
  if (!accepts || accepts(value)) return undefined;
  return `${key} should be ${key === 'iconURL' ? 'a url' : type}`;
}

/** The ids among `wanted` that name no integration. */
export function unknownIntegrations(wanted: readonly string[], known: object): string[] {
  return wanted.filter((id) => !Object.hasOwn(known, id));
}
