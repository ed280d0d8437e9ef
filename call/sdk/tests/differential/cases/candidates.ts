import type { Scene } from '../page/scene.ts';

/** Parameters of one call; a function where they need the scene. */
export type Parameters = readonly unknown[] | ((scene: Scene) => readonly unknown[]);

/** A method with parameters to try: the first are the plain ones, used in every state. */
export interface MethodCandidates {
  method: string;
  tries: readonly Parameters[];
}

export function parametersOf(parameters: Parameters, scene: Scene): readonly unknown[] {
  return typeof parameters === 'function' ? parameters(scene) : parameters;
}

/** A value that JSON refuses. */
export function circular(): unknown {
  const value: { self?: unknown } = {};
  value.self = value;
  return value;
}

/** What people hand over by mistake in place of anything at all. */
export const oddValues: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  Number.NaN,
  '',
  'text',
  [],
  {},
  ['x'],
];
