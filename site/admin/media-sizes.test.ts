import { expect, it } from 'vitest';
import { sizedAddress } from './media-sizes.ts';

const photo = { storage_url: '/media/images/site/a.webp', widths: [480, 960, 1600] };

it.each([
  [100, '/media/images/site/a-w480.webp'],
  [960, '/media/images/site/a-w960.webp'],
  [1000, '/media/images/site/a-w1600.webp'],
  [2000, '/media/images/site/a.webp'],
])('takes of a picture that stands %d wide no more than it needs: %s', (width, address) => {
  expect(sizedAddress(photo, width)).toBe(address);
});

it('takes the whole of what has no copies', () => {
  expect(sizedAddress({ storage_url: '/media/videos/site/a.mp4', widths: [] }, 480)).toBe('/media/videos/site/a.mp4');
});
