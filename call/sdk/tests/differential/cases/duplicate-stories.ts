import type { Story } from './story.ts';

/** Properties of a call that does not tolerate others. */
const only = { allowMultipleCallInstances: false };

/** When there may be another call. Each plays in a page of its own. */
export const duplicates: Story[] = [
  ...[
    {},
    { allowMultipleCallInstances: true },
    { strictMode: false },
    { strictMode: null },
    { allowMultipleCallInstances: null },
    { strictMode: false, allowMultipleCallInstances: true },
  ].map(
    (properties, index): Story => [
      'duplicates',
      `makes a second call with options ${index}`,
      async (scene) => {
        scene.create(only);
        scene.begin();
        scene.do('create', () => scene.create({ ...only, ...properties }));
        await scene.settle();
      },
      true,
    ],
  ),
  ...(['loaded', 'joined', 'left'] as const).flatMap((stage) =>
    [{}, { allowMultipleCallInstances: true }, { strictMode: false }].map(
      (properties, index): Story => [
        'duplicates',
        `makes a second call with options ${index} beside one in the state ${stage}`,
        async (scene) => {
          await scene.stage(stage, only);
          scene.begin();
          scene.do('create', () => scene.create({ ...only, ...properties }));
          await scene.settle();
        },
        true,
      ],
    ),
  ),
  ...[true, false].map(
    (strictMode): Story => [
      'duplicates',
      `uses a call that is destroyed beside one that lives${strictMode ? '' : ', without strict mode'}`,
      async (scene) => {
        await scene.stage('destroyed', { strictMode });
        const { call: destroyed } = scene;
        await scene.stage('joined');
        scene.begin();
        scene.do('setLocalAudio', () => (destroyed.setLocalAudio as (isOn: boolean) => unknown)(true));
        await scene.settle();
      },
      true,
    ],
  ),
  [
    'duplicates',
    'makes a second call beside one that does not mind',
    async (scene) => {
      scene.create({ strictMode: false });
      scene.begin();
      scene.do('create', () => scene.create(only));
      await scene.settle();
    },
    true,
  ],
  [
    'duplicates',
    'makes a second call when the first is destroyed',
    async (scene) => {
      await scene.stage('destroyed', only);
      scene.begin();
      scene.do('create', () => scene.create(only));
      await scene.settle();
    },
    true,
  ],
  [
    'duplicates',
    'makes a second call while the first is being destroyed',
    async (scene) => {
      await scene.stage('joined', only);
      scene.begin();
      scene.use('destroy');
      scene.do('create', () => scene.create(only));
      await scene.settle();
    },
    true,
  ],
  [
    'duplicates',
    'makes a call after one that could not be made',
    async (scene) => {
      scene.begin();
      scene.do('create', () => scene.create({ ...only, unknown: 1 }));
      scene.do('create', () => scene.create(only));
      await scene.settle();
    },
    true,
  ],
];
