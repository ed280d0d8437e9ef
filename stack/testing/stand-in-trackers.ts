import type { BrowserContext, Route } from 'playwright-core';

export type ToolName = 'ga' | 'pixel' | 'behaviour';

/** What one of the outside tools was told. */
export interface Hit {
  tool: ToolName;
  /** The event's name; `load` when its script was fetched. */
  name: string;
  fields: Record<string, string>;
}

export interface StandInTrackers {
  hits: Hit[];
  /** The names that a tool was told, in order, `load` among them. */
  names(tool: ToolName): string[];
}

/** The tag takes `arguments` objects from the layer, those from before it came first, and sends each event as a hit. */
const googleTag = `
  const id = new URL(document.currentScript.src).searchParams.get('id');
  const settings = {};
  const take = (call) => {
    if (Object.prototype.toString.call(call) !== '[object Arguments]') return;
    const [command, name, fields] = call;
    if (command === 'set') Object.assign(settings, name);
    if (command === 'config' && name === id) Object.assign(settings, fields);
    if (command !== 'event') return;
    const hit = new URLSearchParams({ v: '2', tid: id, en: name, dl: settings.page_location });
    for (const [key, value] of Object.entries(fields ?? {})) hit.set((typeof value === 'number' ? 'epn.' : 'ep.') + key, value);
    fetch('https://www.google-analytics.com/g/collect?' + hit, { method: 'POST', keepalive: true, mode: 'no-cors' });
  };
  const layer = window.dataLayer;
  const push = layer.push;
  layer.push = (...calls) => { calls.forEach(take); return push.apply(layer, calls); };
  layer.forEach(take);`;

/** The pixel drains its queue, then takes calls itself, and sends each event as an image. */
const metaPixel = `
  let id;
  const take = (command, name) => {
    if (command === 'init') id = name;
    if (command !== 'track') return;
    new Image().src = 'https://www.facebook.com/tr/?' + new URLSearchParams({ id, ev: name, dl: location.href });
  };
  window.fbq.queue.forEach((call) => take(...call));
  window.fbq.callMethod = take;`;

/** The tool drains its queue, replaces the function that filled it, and posts what it is told. */
const clarity = `
  let isAllowed = false;
  const tags = {};
  const take = (command, name, value) => {
    if (command === 'consentv2') isAllowed = name.analytics_Storage === 'granted';
    if (command === 'set') tags[name] = value;
    if (command !== 'event' || !isAllowed) return;
    fetch('https://k.clarity.ms/collect?' + new URLSearchParams({ event: name, ...tags }), { method: 'POST', mode: 'no-cors' });
  };
  const waiting = window.clarity.q ?? [];
  window.clarity = take;
  waiting.forEach((call) => take(...call));`;

/**
 * Answers for the outside tools at their own addresses, with scripts that speak as theirs do. `isBlocked` is asked for
 * each request: what it refuses fails, as with a content blocker.
 */
export async function standInTrackers(
  context: BrowserContext,
  isBlocked: (tool: ToolName) => boolean = () => false,
): Promise<StandInTrackers> {
  const hits: Hit[] = [];
  const serve = async (pattern: RegExp, tool: ToolName, script: string, nameIn: string) => {
    await context.route(pattern, async (route: Route) => {
      if (isBlocked(tool)) return route.abort('blockedbyclient');
      const request = route.request();
      const fields = Object.fromEntries(new URL(request.url()).searchParams);
      const isScript = request.resourceType() === 'script';
      hits.push({ tool, name: isScript ? 'load' : (fields[nameIn] ?? ''), fields });
      return isScript
        ? route.fulfill({ contentType: 'text/javascript', body: `{${script}}` })
        : route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    });
  };
  await serve(/^https:\/\/[\w.-]*(?:googletagmanager|google-analytics)\.com\//, 'ga', googleTag, 'en');
  await serve(/^https:\/\/[\w.-]*facebook\.(?:net|com)\//, 'pixel', metaPixel, 'ev');
  await serve(/^https:\/\/[\w.-]*clarity\.ms\//, 'behaviour', clarity, 'event');
  return { hits, names: (tool) => hits.filter((hit) => hit.tool === tool).map(({ name }) => name) };
}
