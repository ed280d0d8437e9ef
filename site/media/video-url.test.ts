import { describe, expect, it } from 'vitest';
import { playableVideoUrl } from './video-url.ts';

describe('the address of a video', () => {
  it.each(['/media/videos/hero/1763700000000-k3x9.mp4', 'https://store.example/bucket/videos/general/1-a.mp4'])(
    'may be a storage URL: %s [W-5.30]',
    (url) => {
      expect(playableVideoUrl(url)).toBe(url);
    },
  );

  it.each(['http://cdn.example/a.mp4', 'https://cdn.example/a.mp4?v=2', 'HTTPS://CDN.EXAMPLE/a.mp4'])(
    'may be http or https: %s [W-5.31]',
    (url) => {
      expect(playableVideoUrl(url)).toBe(url);
    },
  );

  it.each(['/demo-video.mp4', '/a/b.webm?x=//y'])('may be a path of this site: %s [W-5.32]', (url) => {
    expect(playableVideoUrl(url)).toBe(url);
  });

  it.each([
    ...[undefined, null, '', '   ', 'demo-video.mp4', './a.mp4', '../a.mp4', 'a/b.mp4', '#', 'undefined'],
    ...['//host/a.mp4', '///host/a.mp4', '/\\host/a.mp4', '/\t/host/a.mp4', '\\\\host\\a.mp4', '/\n/host'],
    ...['javascript:alert(1)', ' javascript:alert(1)', 'data:video/mp4;base64,AAAA', 'blob:https://a/b', 'file:///a'],
    ...['ftp://host/a.mp4', 'https:', 'https://', 'https:///a', 'https:host/a.mp4', 'http//host/a.mp4', 'https://['],
  ])('is none when it is anything else: %j [W-5.33]', (url) => {
    expect(playableVideoUrl(url)).toBeUndefined();
  });
});
