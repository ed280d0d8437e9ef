import { throughProxy } from '../machine/machine-address.ts';
import type { DailyCallOptions } from '../surface/call-options.ts';

/** What the address tells the page in the frame, besides the room. */
export interface FrameHints {
  id: string;
  /** Address of the page around the frame. */
  hostUrl: string;
  sdkVersion: string;
}

/** The address of a frame: the room's, through the proxy if there is one, with the hints of spec 001 §2 in their order. */
export function frameAddress(properties: DailyCallOptions & { url: string }, hints: FrameHints): string {
  const { url, token, layout, dailyConfig } = properties;
  const proxyUrl = dailyConfig?.proxyUrl;
  const query = [
    ['t', token],
    ['layout', layout],
    ['emb', hints.id],
    ['embHref', encodeURIComponent(hints.hostUrl)],
    ['dailyJsVersion', hints.sdkVersion],
    ['proxy', proxyUrl && encodeURIComponent(proxyUrl)],
  ]
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return `${proxyUrl ? throughProxy(url, proxyUrl) : url}${url.includes('?') ? '&' : '?'}${query}`;
}
