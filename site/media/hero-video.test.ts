import { describe, expect, it, vi } from 'vitest';
import { heroVideoNames, pickHeroVideo } from './hero-video.ts';
import { loadHomeMedia } from './home-media.ts';
import type { MediaFile, MediaQuery } from './media-file.ts';

function file(useCase: string, url: string, type: 'video' | 'image' = 'video'): MediaFile {
  return {
    id: url,
    file_name: url,
    file_type: type,
    use_case: useCase,
    storage_url: url,
    content_type: type === 'video' ? 'video/mp4' : 'image/png',
    file_size: 1,
    alt_text: 'What it shows',
    is_active: true,
    uploaded_at: new Date(0),
    width: null,
    height: null,
    widths: [],
    poster_url: null,
  };
}

/** Media that lie in memory, newest first, and the queries that were asked. */
function storeOf(...files: MediaFile[]) {
  const asked: MediaQuery[] = [];
  return {
    asked,
    async find(queries: readonly MediaQuery[]) {
      asked.push(...queries);
      return queries.map(({ useCase, fileType, limit }) =>
        files.filter((one) => one.use_case === useCase && one.file_type === fileType).slice(0, limit),
      );
    },
  };
}

describe('the hero’s video', () => {
  it('tries the names in the spec’s order [W-7.41]', async () => {
    const names = ['main-hero-demo', 'Main hero demo', 'main_hero_demo', 'hero-demo', 'hero', 'demo'];
    expect(heroVideoNames).toEqual(names);
    const store = storeOf();
    await loadHomeMedia(store, []);
    expect(store.asked.filter(({ fileType }) => fileType === 'video').map(({ useCase }) => useCase)).toEqual(names);
  });

  it.each(heroVideoNames.map((name, index) => [name, index] as const))(
    'is that of %s when no name before it has one [W-7.42]',
    async (_, index) => {
      // Told in the reverse order, so that only the names decide.
      const files = heroVideoNames.slice(index).map((name) => file(name, `/media/videos/${name.length}.mp4`));
      const { heroVideo } = await loadHomeMedia(storeOf(...files.reverse()), []);
      expect(heroVideo).toBe(`/media/videos/${heroVideoNames[index]?.length}.mp4`);
    },
  );

  it('is the one that comes with the product when none is found, or none can be played [W-7.43]', async () => {
    expect(pickHeroVideo([])).toBe('/demo-video.mp4');
    expect((await loadHomeMedia(storeOf(), [])).heroVideo).toBe('/demo-video.mp4');
    const store = storeOf(file('hero', 'javascript:alert(1)'), file('hero', '/a.png', 'image'));
    expect((await loadHomeMedia(store, [])).heroVideo).toBe('/demo-video.mp4');
  });

  it('is the one that comes with the product when the media cannot be read', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const broken = { find: () => Promise.reject(new Error('no database')) };
    expect(await loadHomeMedia(broken, ['trust'])).toEqual({
      heroVideo: '/demo-video.mp4',
      useCaseVideos: {},
      agentImage: undefined,
    });
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('could not be read'), expect.any(Error));
    log.mockRestore();
  });
});

describe('the media of the home page', () => {
  it('asks for the video of every use case [W-7.45]', async () => {
    const store = storeOf();
    await loadHomeMedia(store, ['propertySearch', 'trust']);
    for (const useCase of ['propertySearch', 'trust'])
      expect(store.asked).toContainEqual({ useCase, fileType: 'video', limit: 1 });
  });

  it('takes the first result’s address for a use case, and none for one without [W-7.46]', async () => {
    const store = storeOf(
      file('trust', '/media/videos/trust/2-b.mp4'),
      file('trust', '/media/videos/trust/1-a.mp4'),
      file('bandwidth', 'nothing'),
    );
    const { useCaseVideos } = await loadHomeMedia(store, ['propertySearch', 'trust', 'bandwidth']);
    expect(useCaseVideos).toEqual({ trust: '/media/videos/trust/2-b.mp4' });
  });

  it('asks for one image of the use case agentImage [W-7.40]', async () => {
    const store = storeOf(file('agentImage', '/media/images/agent.png', 'image'));
    const { agentImage } = await loadHomeMedia(store, []);
    expect(store.asked).toContainEqual({ useCase: 'agentImage', fileType: 'image', limit: 1 });
    expect(agentImage).toEqual({ url: '/media/images/agent.png', alt: 'What it shows' });
  });
});
