import { describe, expect, it } from 'vitest';
import { atWidth, newStoredPath, srcSetOf, storedAt } from './stored-path.ts';

describe('the path of an upload', () => {
  it('is {use_case or general}/{timestamp}-{random}.{ext} [W-7.18]', () => {
    expect(newStoredPath('agentImage', 'webp', 1_795_253_053_059, 'b142626c')).toBe(
      'agentImage/1795253053059-b142626c.webp',
    );
    expect(newStoredPath(null, 'mp4', 1_795_253_053_059, 'b142626c')).toBe('general/1795253053059-b142626c.mp4');
  });

  it('names narrower copies beside it', () => {
    expect(atWidth('/media/images/a.b/1-c.webp', 480)).toBe('/media/images/a.b/1-c-w480.webp');
  });

  it('lets a browser choose among the copies', () => {
    expect(srcSetOf('/media/images/1-c.webp', 1200, [480, 960])).toBe(
      '/media/images/1-c-w480.webp 480w, /media/images/1-c-w960.webp 960w, /media/images/1-c.webp 1200w',
    );
    expect(srcSetOf('/media/images/1-c.webp', 300, [])).toBeUndefined();
    expect(srcSetOf('https://x.example/1-c.webp', null, [])).toBeUndefined();
  });

  it('is found again in its address, and in no other', () => {
    expect(storedAt('/media/videos/Main%20hero%20demo/1-a.mp4')).toEqual({
      bucket: 'videos',
      path: 'Main hero demo/1-a.mp4',
    });
    for (const url of [
      ...['/use-case-videos/trust.mp4', 'https://x.example/media/videos/a.mp4', '/media/keys/a.mp4', '/media/videos/'],
      ...['/media/videos/..%2f..%2fkeys.json', '/media/videos/%ff', '/media/videos/.hidden'],
    ])
      expect(storedAt(url), url).toBeUndefined();
  });
});
