import type { Mode, Scene, Stage } from '../page/scene.ts';
import { parametersOf } from './candidates.ts';
import { incomingCases } from './incoming-cases.ts';
import { methodCandidates } from './method-candidates.ts';
import { propertyCases } from './property-cases.ts';
import { storyCases } from './story-cases.ts';

/** One play on the stage. Its group is the method or subject that differences are counted under. */
export interface Case {
  id: string;
  group: string;
  /** Whether it needs a page in which nothing has happened. */
  isAlone?: boolean;
  run(scene: Scene): void | Promise<void>;
}

const everyStage: readonly Stage[] = [
  'new',
  'loading',
  'loaded',
  'camera',
  'pre-authorised',
  'joining',
  'joined',
  'left',
  'error',
  'destroyed',
];
/** A frame has no camera and no early authorisation of its own. */
const frameStages = everyStage.filter((stage) => stage !== 'camera' && stage !== 'pre-authorised');

/** Every method with its plain parameters in every state. */
function inEveryState(mode: Mode): Case[] {
  const stages = mode === 'co' ? everyStage : frameStages;
  return methodCandidates.flatMap(({ method, tries }) =>
    stages.map((stage) => ({
      id: `${mode} ${method} in the state ${stage}`,
      group: method,
      run: async (scene: Scene) => {
        await scene.stage(stage);
        scene.begin();
        scene.use(method, ...parametersOf(tries[0] ?? [], scene));
        await scene.settle();
      },
    })),
  );
}

/** Methods whose parameters matter only, or otherwise, in a frame's meeting. */
const frameMethods = new Set([
  'setShowLocalVideo',
  'setShowParticipantsBar',
  'setShowNamesMode',
  'setTheme',
  'setSidebarView',
  'setCustomIntegrations',
  'startCustomIntegrations',
  'stopCustomIntegrations',
  'updateCustomTrayButtons',
  'loadCss',
  'room',
]);

/**
 * Every other parameter, before anything is loaded and in the meeting. Checks are the same in both modes, and a frame
 * costs a page load for each meeting, so frames meet only what is theirs.
 */
function withOtherParameters(mode: Mode): Case[] {
  return methodCandidates.flatMap(({ method, tries }) =>
    tries.slice(1).flatMap((parameters, index) =>
      (['new', 'joined'] as const)
        .filter((stage) => mode === 'co' || stage === 'new' || frameMethods.has(method))
        .map((stage) => ({
          id: `${mode} ${method} with parameters ${index + 1} in the state ${stage}`,
          group: method,
          run: async (scene: Scene) => {
            await scene.stage(stage);
            scene.begin();
            scene.use(method, ...parametersOf(parameters, scene));
            await scene.settle();
          },
        })),
    ),
  );
}

/** Every method while the machine answers with an error, with nothing, or not at all. */
function withOtherReplies(mode: Mode): Case[] {
  const beforeMeeting = new Set(['testCallQuality', 'preAuth', 'startCamera']);
  const allReplies = mode === 'co' ? (['error', 'empty', 'silent'] as const) : (['error'] as const);
  const methods = methodCandidates.filter(({ method }) => mode === 'co' || frameMethods.has(method));
  return methods.flatMap(({ method, tries }) =>
    allReplies.map((replies) => ({
      id: `${mode} ${method} with the reply ${replies}`,
      group: method,
      run: async (scene: Scene) => {
        await scene.stage(mode === 'co' && beforeMeeting.has(method) ? 'camera' : 'joined');
        scene.machine.replies = replies;
        scene.begin();
        scene.use(method, ...parametersOf(tries[0] ?? [], scene));
        await scene.settle();
      },
    })),
  );
}

/** All cases of a mode, always in this order. */
export function allCases(mode: Mode): Case[] {
  return [
    ...inEveryState(mode),
    ...withOtherParameters(mode),
    ...withOtherReplies(mode),
    ...incomingCases(mode),
    ...propertyCases(mode),
    ...storyCases(mode),
  ];
}
