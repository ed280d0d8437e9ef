import { provider } from '../contact/provider.ts';
import { type RenderedText, renderMarkdown } from './markdown.server.ts';

const values: Record<string, string> = {
  brand: provider.brand,
  legalName: provider.legalName,
  email: mailbox(provider.email),
  addressLine: provider.address.join(', '),
  grievanceName: provider.grievance.name,
  grievanceEmail: mailbox(provider.grievance.email),
  courts: provider.courts,
};

/** Renders a text that names the provider as `{{email}}` and the like. Throws for a name that is not known. */
export function renderProviderText(source: string): RenderedText {
  return renderMarkdown(
    source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A text asks for {{${name}}}, which the provider does not have`);
      return value;
    }),
  );
}

function mailbox(address: string): string {
  return provider.isExample ? address : `[${address}](mailto:${address})`;
}
