import { clientAddress, type ProxyTrust } from '@parley/kit-server/http-server';
import { createRateLimit, type RateLimit } from '@parley/kit-server/rate-limit';
import { Hono } from 'hono';
import { z } from 'zod';
import { isFromSite } from '../auth/site-origins.server.ts';
import { readJson } from '../server/read-json.ts';
import { SiteError } from '../server/site-error.ts';
import { secretNames } from './secret-names.ts';

/** What the voice platform hands out for one visitor. */
export type IssuePublicKey = (visitor: {
  origin: string;
  address: string;
}) => Promise<{ apiKey: string; assistantId: string }>;

export interface SecretsRoutesOptions {
  publicUrl: () => string;
  trust: ProxyTrust;
  /** VAPI_API_KEY and VAPI_AGENT_ID of the settings; what is set here wins over the embedded platform. */
  configured: { apiKey: string | undefined; agentId: string | undefined };
  issuePublicKey: IssuePublicKey;
  /** The operator's kill switch. */
  isAgentOn: () => Promise<boolean>;
}

const lookupsPerMinute = 30;
const lookupsPerDay = 500;

const NameSchema = z.array(z.enum(secretNames)).length(secretNames.length);
/** `secrets` is the documented spelling; `names` is read too. */
const BodySchema = z.union([
  z.object({ secrets: NameSchema }).transform((body) => body.secrets),
  z.object({ names: NameSchema }).transform((body) => body.names),
]);

/**
 * Function get-secrets (spec 000 §7). It gives no secret away: by default the two values are a short-lived public key of
 * the embedded platform and its demo assistant, and no other name is ever answered.
 */
export function createSecretsRoutes(options: SecretsRoutesOptions): Hono {
  const perMinute = createRateLimit({ requests: lookupsPerMinute, windowSeconds: 60 });
  const perDay = createRateLimit({ requests: lookupsPerDay, windowSeconds: 24 * 60 * 60 });
  const routes = new Hono();

  routes.post('/functions/get-secrets', async (context) => {
    if (!isFromSite(context.req.raw.headers, options.publicUrl())) throw SiteError.foreignOrigin();
    const names = BodySchema.safeParse(await readJson(context.req.raw));
    if (!names.success || new Set(names.data).size !== secretNames.length)
      throw SiteError.invalid(`The body is {"secrets": ${JSON.stringify(secretNames)}}.`);
    const address = clientAddress(context, options.trust);
    await consume(perMinute, address);
    await consume(perDay, address);
    if (!(await options.isAgentOn())) throw SiteError.agentUnavailable('the demo agent is switched off');
    const { apiKey, agentId } = await lookUp(options, context.req.header('origin') ?? '', address);
    context.header('cache-control', 'no-store');
    return context.json({ VAPI_API_KEY: apiKey, VAPI_AGENT_ID: agentId });
  });
  return routes;
}

async function lookUp({ configured, issuePublicKey }: SecretsRoutesOptions, origin: string, address: string) {
  if (configured.apiKey !== undefined && configured.agentId !== undefined)
    return { apiKey: configured.apiKey, agentId: configured.agentId };
  try {
    const issued = await issuePublicKey({ origin, address });
    return { apiKey: issued.apiKey, agentId: issued.assistantId };
  } catch (error) {
    throw SiteError.agentUnavailable(error);
  }
}

async function consume(limit: RateLimit, address: string): Promise<void> {
  const waitSeconds = await limit(address);
  if (waitSeconds !== undefined) throw SiteError.tooManyRequests(waitSeconds);
}
