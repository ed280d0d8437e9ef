import { allCases } from '../cases/all-cases.ts';
import { Realm } from './realm.ts';
import { type AnySdk, type Mode, type Recording, Scene } from './scene.ts';
import { ScriptedMachine } from './scripted-machine.ts';

/** A case with what it showed. */
export interface Played {
  id: string;
  group: string;
  mode: Mode;
  recording: Recording;
}

// The realm must be in place before the SDK's script, which the page loads next.
const realm = new Realm();
const machine = new ScriptedMachine();

/** Plays these cases of one mode. */
async function play(mode: Mode, ids: readonly string[]): Promise<string> {
  const sdk = (window as unknown as { Daily: AnySdk }).Daily;
  const scene = new Scene(sdk, realm, machine);
  const wanted = new Set(ids);
  const played: Played[] = [];
  for (const { id, group, run } of allCases(mode)) {
    if (!wanted.has(id)) continue;
    scene.open(mode);
    scene.call = undefined as never;
    try {
      await run(scene);
    } catch (error) {
      scene.note('the case itself failed', error);
    }
    played.push({ id, group, mode, recording: await scene.close() });
  }
  return JSON.stringify(played);
}

Object.assign(window, { play });
