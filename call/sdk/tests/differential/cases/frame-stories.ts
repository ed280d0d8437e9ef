import type { Scene } from '../page/scene.ts';
import type { Story } from './story.ts';

/** What a page in a frame looks like and shows. */
const looks: Story[] = [
  ...(
    [
      ['before and at joining', { cssText: 'a{}' }, { cssText: 'b{}', cssFile: 'b.css' }],
      ['before', { cssFile: 'a.css', bodyClass: 'dark' }, {}],
      ['at joining', {}, { cssText: 'b{}' }],
      ['by a class alone', { bodyClass: 'dark' }, { bodyClass: 'light' }],
    ] as Array<[string, Record<string, unknown>, Record<string, unknown>]>
  ).map(
    ([when, before, atJoin]): Story => [
      'join',
      `is styled ${when}`,
      async (scene) => {
        await scene.stage('new', before);
        scene.begin();
        scene.use('load');
        await scene.settle();
        scene.use('join', atJoin);
        await scene.settle();
        scene.use('join', { cssText: 'c{}' });
        await scene.settle();
      },
    ],
  ),
  [
    'join',
    'chooses what its page shows',
    async (scene) => {
      await scene.stage('loaded');
      scene.begin();
      scene.use('join', { showLocalVideo: false, showParticipantsBar: 0 });
      await scene.settle();
      scene.use('showLocalVideo');
      scene.use('showParticipantsBar');
      scene.use('join', { showLocalVideo: true });
      await scene.settle();
      scene.use('showLocalVideo');
      scene.use('showParticipantsBar');
      scene.use('leave');
      await scene.settle();
      scene.use('showParticipantsBar');
    },
  ],
];

/** How frames are made, wrapped, addressed, styled and lost. */
export const frames: readonly Story[] = [
  [
    'load',
    'waits for a page that says nothing',
    async (scene) => {
      await scene.stage('loading');
      scene.begin();
      for (const ms of [19_999, 1]) await scene.advance(ms);
    },
  ],
  [
    'destroy',
    'is destroyed when its frame was taken out of the page',
    async (scene) => {
      await scene.stage('joined');
      scene.begin();
      document.querySelector('iframe')?.remove();
      scene.use('destroy');
      await scene.settle();
    },
    true,
  ],
  ...(
    [
      ['nothing', () => []],
      ['null', () => [null]],
      ['undefined', () => [undefined]],
      ['an empty object', () => [{}]],
      ['an element', () => [document.body.appendChild(document.createElement('div'))]],
      [
        'an element and properties',
        () => [document.body.appendChild(document.createElement('div')), { layout: 'custom-v1' }],
      ],
      ['the body and properties', () => [document.body, {}]],
      ['null and properties', () => [null, { userName: 'x' }]],
      ['text', () => ['text']],
      ['text and properties', () => ['text', {}]],
      ['a style of its own', () => [{ iframeStyle: { width: '10px' } }]],
      ['a custom layout', () => [{ customLayout: true }]],
      ['a layout', () => [{ layout: 'custom-v1' }]],
      ['a bad property', () => [{ unknown: 1 }]],
      ['an address', () => [{ url: 'https://rooms.example/hello' }]],
    ] as Array<[string, () => unknown[]]>
  ).map(
    ([what, parameters]): Story => [
      'createFrame',
      `is made from ${what}`,
      async (scene) => {
        scene.begin();
        scene.do('create', () => {
          scene.adopt(scene.sdk.createFrame(...parameters()));
          return scene.call;
        });
        await scene.settle();
        scene.note('place', document.querySelector('iframe')?.parentElement?.tagName);
      },
      true,
    ],
  ),
  ...([[], [{}], [{ layout: 'browser' }], [{ unknown: 1 }], [null]] as unknown[][]).map(
    (parameters, index): Story => [
      'createTransparentFrame',
      `is made from parameters ${index}`,
      async (scene) => {
        scene.begin();
        scene.do('create', () => {
          scene.adopt((scene.sdk.createTransparentFrame as (...p: unknown[]) => Scene['call'])(...parameters));
          return scene.call;
        });
        await scene.settle();
      },
      true,
    ],
  ),
  ...(
    [
      ['nothing', () => []],
      ['null', () => [null]],
      ['a div', () => [document.createElement('div')]],
      ['an iframe of the page', () => [document.body.appendChild(document.createElement('iframe'))]],
      ['an iframe outside the page', () => [document.createElement('iframe')]],
      [
        'an iframe and properties',
        () => [document.body.appendChild(document.createElement('iframe')), { layout: 'custom-v1' }],
      ],
      ['something like an iframe', () => [{ contentWindow: {}, src: '' }]],
    ] as Array<[string, () => unknown[]]>
  ).map(
    ([what, parameters]): Story => [
      'wrap',
      `is made from ${what}`,
      async (scene) => {
        scene.begin();
        scene.do('wrap', () => {
          scene.adopt((scene.sdk.wrap as (...p: unknown[]) => Scene['call'])(...parameters()));
          return scene.call;
        });
        await scene.settle();
      },
      true,
    ],
  ),
  [
    'wrap',
    'loads what is only like an iframe',
    async (scene) => {
      const like = { contentWindow: { postMessage: () => undefined }, src: '' };
      scene.begin();
      scene.do('wrap', () => {
        scene.adopt((scene.sdk.wrap as (...p: unknown[]) => Scene['call'])(like, { url: scene.roomUrl }));
        return scene.call;
      });
      scene.use('load');
      await scene.settle();
      scene.note('src', like.src !== '');
    },
    true,
  ],
  ...(
    [
      { token: 'a&b=c', layout: 'custom-v1' },
      { url: 'SELF?x=1' },
      { dailyConfig: { proxyUrl: 'https://proxy.example' } },
      { dailyConfig: { proxyUrl: 'https://proxy.example/' } },
      { cssFile: 'style.css', cssText: 'a{}', bodyClass: 'dark' },
      { bodyClass: 'dark' },
      { customTrayButtons: { help: { iconPath: 'https://host.example/i.svg', label: 'Help', tooltip: 'Help' } } },
      { theme: { colors: { accent: '#123456' } } },
      { emb: 'mine', embHref: 'mine', dailyJsVersion: '1' },
    ] as Array<Record<string, unknown>>
  ).map(
    (properties, index): Story => [
      'query',
      `asks for the room with the query ${index}`,
      async (scene) => {
        const url = String(properties.url ?? '').replace('SELF', scene.roomUrl);
        scene.begin();
        scene.do('create', () => scene.create({ ...properties, ...(url ? { url } : {}) }));
        scene.use('load');
        await scene.settle();
      },
    ],
  ),
  ...looks,
];
