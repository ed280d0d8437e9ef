import { vi } from 'vitest';
import { DailyCall } from '../call.ts';
import type { DailyFactoryOptions } from '../surface/call-options.ts';
import { roomUrl, settle } from './call-fixture.ts';
import { me, ScriptedPage } from './scripted-page.ts';

type Fields = Record<string, unknown>;

/** A call in a scripted page: the test is its machine. Globals are stubbed; `vi.unstubAllGlobals()` ends that. */
export class ScriptedCall {
  readonly page = new ScriptedPage();
  readonly call: DailyCall;
  /** What was emitted, without the call's id. */
  readonly heard: Fields[] = [];
  /** What was said on the console. */
  readonly said: string[] = [];

  private constructor(properties: DailyFactoryOptions, isFrame: boolean) {
    vi.stubGlobal('window', this.page.window);
    vi.stubGlobal('AudioWorkletNode', class {});
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words) => void this.said.push(words.join(' ')));
    }
    const options = { url: roomUrl, allowMultipleCallInstances: true, ...properties };
    this.call = isFrame ? DailyCall.createFrame(options) : DailyCall.createCallObject(options);
    const emit = this.call.emit.bind(this.call);
    this.call.emit = (name, event: Fields) => {
      const { callClientId: _, ...fields } = event;
      this.heard.push(fields);
      return emit(name, event);
    };
  }

  static headless(properties: DailyFactoryOptions = {}): ScriptedCall {
    return new ScriptedCall(properties, false);
  }

  static framed(properties: DailyFactoryOptions = {}): ScriptedCall {
    return new ScriptedCall(properties, true);
  }

  /** Joined, with nothing sent or heard yet. */
  async joined(): Promise<this> {
    const joining = this.call.join();
    await settle();
    this.page.finishLoading();
    await settle();
    this.tell('call-machine-initialized');
    this.tell('joined-meeting', { participants: { local: me } });
    await joining;
    this.forget();
    return this;
  }

  /** The camera is on, before joining. */
  async withCamera(): Promise<this> {
    const starting = this.call.startCamera();
    await settle();
    this.page.finishLoading();
    await settle();
    this.tell('call-machine-initialized');
    this.reply('start-camera');
    await starting;
    this.forget();
    return this;
  }

  forget(): void {
    for (const list of [this.heard, this.said, this.page.sent]) list.length = 0;
  }

  /** The machine says something. */
  tell(action: string, fields: Fields = {}): void {
    this.page.tell(action, fields);
  }

  /** The machine answers the last request of this name. */
  reply(action: string, fields: Fields = {}): void {
    this.page.reply(action, fields);
  }

  /** What the SDK sent, without what only carries it. */
  get sent(): Fields[] {
    return this.page.sent.map(({ what: _, from: _from, callClientId: _id, callbackStamp: _stamp, ...rest }) => rest);
  }
}

/** What the call threw or rejected with, whatever it is. */
export async function failureOf(act: () => unknown): Promise<unknown> {
  try {
    await act();
  } catch (reason) {
    return reason instanceof Error ? reason.message : reason;
  }
  return undefined;
}
