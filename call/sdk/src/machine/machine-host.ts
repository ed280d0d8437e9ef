import type { DailyCallOptions } from '../surface/call-options.ts';
import type { BundleFailure } from './bundle-loader.ts';
import type { MachineCarrier } from './call-machine.ts';
import type { MachineStore } from './page-globals.ts';

/** What happens while a machine is fetched. After `cancel` none of these is called. */
export interface LoadHandlers {
  onAttemptFailed(): void;
  /** After so many milliseconds, where that is known. */
  onLoaded(time?: number): void;
  /** After the last attempt. */
  onFailed(failure: BundleFailure): void;
}

/** Where a call's machine lives: as a script in this page (call objects), or as a page in a frame (prebuilt). */
export interface MachineHost extends MachineCarrier {
  readonly iframe: HTMLIFrameElement | undefined;
  /** Whether there is a machine that can answer. */
  readonly isThere: boolean;
  /** Fetches the machine. The result ends that, and leaves what has come so far. */
  load(properties: DailyCallOptions, handlers: LoadHandlers): () => void;
  /** Starts a machine over that is still there; false when it must be fetched. */
  restart(): boolean;
  /** The machine says that it is ready. */
  noteLoaded(): void;
  /** Nobody wants what has come: the call was left while it loaded, or ended with a fatal error. */
  abandon(): void;
  /** Tracks and other objects that no message can carry; undefined where they cannot be seen. */
  store(): MachineStore | undefined;
  /** Takes everything away that was put into the page. */
  remove(): void;
}
