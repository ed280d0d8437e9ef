import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, Script } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { type DailyBrowserInfo, supportedBrowser } from './supported-browser.ts';

const vendor = new Script(readFileSync(fileURLToPath(import.meta.resolve('@daily-co/daily-js')), 'utf8'));

type Scope = Record<string, unknown>;

/** What both functions see: everything there is, but for what a case takes away. */
function scopeOf(agent: string, changes: Scope = {}, frame: object = { requestFullscreen: () => undefined }): Scope {
  const element = { ...frame, getContext: () => ({}), remove: () => undefined };
  const scope: Scope = {
    navigator: { userAgent: agent, mediaDevices: { getUserMedia: () => 0, getDisplayMedia: () => 0 } },
    document: { createElement: () => element },
    HTMLIFrameElement: { prototype: frame },
    RTCRtpTransceiver: { prototype: { currentDirection: null } },
    AudioWorkletNode: class {},
    WebGL2RenderingContext: class {},
    addEventListener: () => undefined,
    ...changes,
  };
  return { ...scope, window: scope, self: scope };
}

/** Its script leaves the class in `module.exports`. */
function vendorSays(scope: Scope): DailyBrowserInfo {
  const module: { exports: { supportedBrowser?(): DailyBrowserInfo } } = { exports: {} };
  vendor.runInContext(createContext({ ...scope, console, module, exports: module.exports }));
  // Into this realm's object, so that whole results can be compared.
  return { ...(module.exports.supportedBrowser?.() as DailyBrowserInfo) };
}

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const android = 'Mozilla/5.0 (Linux; Android 13; SM-S908B)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X)';
const iPad = 'Mozilla/5.0 (iPad; CPU OS 17_6 like Mac OS X)';

const agents: Array<[string, string]> = [
  ['Chrome', `${windows} ${chrome} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome 76', `${windows} ${chrome} Chrome/76.0.3809.100 Safari/537.36`],
  ['Chrome 74', `${windows} ${chrome} Chrome/74.0.3729.169 Safari/537.36`],
  ['Chrome without a window', `${windows} ${chrome} HeadlessChrome/131.0.0.0 Safari/537.36`],
  ['Chrome on Android', `${android} ${chrome} Chrome/131.0.0.0 Mobile Safari/537.36`],
  ['Chrome on a tablet', `${android} ${chrome} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome on an iPhone', `${iPhone} ${webkit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPad', `${iPad} ${webkit} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
  ['Chromium', `${windows} ${chrome} Chromium/90.0.4430.93 Chrome/90.0.4430.93 Safari/537.36`],
  ['Samsung Internet 21', `${android} ${chrome} SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36`],
  ['a web view on Android', `${android} ${chrome} Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36`],
  ['Edge', `${windows} ${chrome} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.2903.70`],
  ['Edge before Chromium', `${windows} ${chrome} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`],
  ['Edge on an iPhone', `${iPhone} ${webkit} Version/17.0 EdgiOS/131.0.2903.68 Mobile/15E148 Safari/605.1.15`],
  ['Opera', `${windows} ${chrome} Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0`],
  ['Electron', `${mac} ${chrome} App/1.0.0 Chrome/124.0.0.0 Electron/30.0.0 Safari/537.36`],
  ['Vivaldi', `${windows} ${chrome} Chrome/120.0.0.0 Safari/537.36 Vivaldi/6.5.3206.48`],
  ['Yandex', `${windows} ${chrome} Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36`],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Firefox 96', 'Mozilla/5.0 (X11; Linux x86_64; rv:96.0) Gecko/20100101 Firefox/96.0'],
  ['Firefox 66', 'Mozilla/5.0 (X11; Linux x86_64; rv:66.0) Gecko/20100101 Firefox/66.0'],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0'],
  ['Firefox on an iPhone', `${iPhone} ${webkit} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`],
  ['Safari', `${mac} ${webkit} Version/17.6 Safari/605.1.15`],
  ['Safari 17.3', `${mac} ${webkit} Version/17.3.1 Safari/605.1.15`],
  ['Safari 15.10', `${mac} ${webkit} Version/15.10 Safari/605.1.15`],
  ['Safari 15.3', `${mac} ${webkit} Version/15.3 Safari/605.1.15`],
  ['Safari 13.1', `${mac} ${webkit} Version/13.1 Safari/605.1.15`],
  ['Safari 13.0.0', `${mac} ${webkit} Version/13.0.0 Safari/605.1.15`],
  ['Safari on an iPhone', `${iPhone} ${webkit} Version/17.6 Mobile/15E148 Safari/604.1`],
  ['Safari on an iPad', `${iPad} ${webkit} Version/17.6 Mobile/15E148 Safari/604.1`],
  ['the search app on an iPhone', `${iPhone} ${webkit} GSA/300.0.598994205 Mobile/15E148 Safari/604.1`],
  ['Internet Explorer', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
  ['what nobody knows', 'Something/1.0'],
];

describe('what a browser can do', () => {
  it.each(agents)('is what the original says of %s', (_, agent) => {
    expect(supportedBrowser(scopeOf(agent))).toEqual(vendorSays(scopeOf(agent)));
  });

  const newChrome = agents[0]?.[1] ?? '';
  const newSafari = `${mac} ${webkit} Version/17.6 Safari/605.1.15`;
  it.each<[string, Scope]>([
    ['no devices', scopeOf(newChrome, { navigator: { userAgent: newChrome } })],
    [
      'no capture',
      scopeOf(newChrome, { navigator: { userAgent: newChrome, mediaDevices: { getUserMedia: () => 0 } } }),
    ],
    ['no worklets', scopeOf(newChrome, { AudioWorkletNode: undefined })],
    ['no unified plan', scopeOf(newSafari, { RTCRtpTransceiver: { prototype: {} } })],
    ['a whole screen by WebKit’s name', scopeOf(newSafari, {}, { webkitRequestFullscreen: () => undefined })],
    ['no whole screen', scopeOf(newSafari, {}, {})],
  ])('is what the original says where there is %s', (_, scope) => {
    expect(supportedBrowser(scope)).toEqual(vendorSays(scope));
  });

  it('knows of video processing without making a context', () => {
    const making = vi.fn();
    const scope = scopeOf(newChrome, { WebGL2RenderingContext: making });
    expect(supportedBrowser(scope).supportsVideoProcessing).toBe(true);
    expect(making).not.toHaveBeenCalled();
    expect(supportedBrowser(scopeOf(newChrome, { WebGL2RenderingContext: undefined })).supportsVideoProcessing).toBe(
      false,
    );
  });

  it('is what the original says of React Native, to the letter', () => {
    const native = {
      ...scopeOf(''),
      navigator: { product: 'ReactNative', userAgent: '', mediaDevices: {} as MediaDevices },
    };
    expect(supportedBrowser(native)).toStrictEqual(vendorSays(native));
  });

  it.each([iPhone, iPad])('is known of an app’s web view, whose version is an empty text: %s', (device) => {
    const scope = scopeOf(`${device} ${webkit} Mobile/15E148`);
    expect(supportedBrowser(scope)).toEqual({ ...vendorSays(scope), version: '' });
    expect(supportedBrowser(scope).supported).toBe(true);
  });
});
