import type { Scene } from '../page/scene.ts';

/** Things that follow from each other. One that is alone plays in a page of its own. */
export type Story = readonly [
  group: string,
  title: string,
  run: (scene: Scene) => void | Promise<void>,
  isAlone?: true,
];
