import { afterEach, beforeEach, vi } from 'vitest';
import { DailyCall } from '../call.ts';
import type { DailyFactoryOptions } from '../surface/call-options.ts';
import { me, ScriptedPage } from './scripted-page.ts';

export const roomUrl = 'https://rooms.example/r/hello';

/** Lets what is already decided happen. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Calls in a scripted page, a fresh one for each test of the file; what is left of them is destroyed. */
export class CallFixture {
  page = new ScriptedPage();
  /** Every event of every call, in order. */
  heard: Array<Record<string, unknown>> = [];

  constructor() {
    beforeEach(() => {
      this.page = new ScriptedPage();
      this.heard = [];
      vi.stubGlobal('window', this.page.window);
      for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
    });
    afterEach(async () => {
      const call = DailyCall.getCallInstance();
      if (call) {
        const destroying = call.destroy();
        this.page.tell('left-meeting');
        await destroying;
      }
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    });
  }

  create(properties: DailyFactoryOptions = {}): DailyCall {
    return this.#listen(DailyCall.createCallObject({ url: roomUrl, ...properties }));
  }

  createFrame(properties: DailyFactoryOptions = {}): DailyCall {
    return this.#listen(DailyCall.createFrame({ url: roomUrl, ...properties }));
  }

  /** Names of the events heard so far. */
  events(): unknown[] {
    return this.heard.map(({ action }) => action);
  }

  async loaded(call = this.create()): Promise<DailyCall> {
    const loading = call.load();
    this.page.finishLoading();
    await loading;
    return call;
  }

  /** Loaded, and the machine is at work. */
  async initialised(): Promise<DailyCall> {
    const call = await this.loaded();
    this.page.tell('call-machine-initialized');
    return call;
  }

  async joined(call = this.create(), participants: Record<string, unknown> = { local: me }): Promise<DailyCall> {
    const joining = call.join();
    await settle();
    this.page.finishLoading();
    await settle();
    this.page.tell('call-machine-initialized');
    this.page.tell('joined-meeting', { participants, internal: { _maxAppMessageSize: 4096 } });
    await joining;
    return call;
  }

  #listen(call: DailyCall): DailyCall {
    const emit = call.emit.bind(call);
    call.emit = (name, event: Record<string, unknown>) => {
      this.heard.push({ ...event });
      return emit(name, event);
    };
    return call;
  }
}
