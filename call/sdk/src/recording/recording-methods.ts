import { CallPart } from '../call-part.ts';
import { SdkError } from '../sdk-error.ts';
import { layoutUpdate } from '../streaming/layout.ts';
import type { DailyStreamInstance, DailyStreamingOptions, DailyStreamUpdate } from '../surface/streaming.ts';

const types = ['cloud', 'raw-tracks', 'local'];

/** Recording the meeting. */
export class RecordingMethods extends CallPart {
  /**
   * Records in the cloud, as raw tracks or on this machine. Throws on another type; what becomes of it comes as
   * `recording-started` or `recording-error`.
   */
  startRecording(options: DailyStreamingOptions<'recording', 'start'> = {}): void {
    const type = options.type;
    if (type && !types.includes(type)) {
      throw SdkError.invalidArgument(`invalid type: ${type}, allowed values 'cloud', 'raw-tracks', or 'local'`);
    }
    this.core.send('local-recording-start', { ...options });
  }

  /** Lays a running recording out anew. */
  updateRecording(update: DailyStreamUpdate): void {
    this.core.send('daily-method-update-recording', layoutUpdate(update));
  }

  /** Ends one recording, or all; it comes as `recording-stopped`. */
  stopRecording(options: DailyStreamInstance = {}): void {
    this.core.send('local-recording-stop', { ...options });
  }
}
