import { CallPart } from '../call-part.ts';
import { requireJoined } from '../core/gates.ts';
import { SdkError } from '../sdk-error.ts';
import type {
  DailyTranscriptionDeepgramOptions,
  DailyTranscriptionStopOptions,
  DailyTranscriptionUpdateOptions,
} from '../surface/streaming.ts';

/** Writing down what is said. What becomes of it comes as events. */
export class TranscriptionMethods extends CallPart {
  /**
   * Writes down what is said: `transcription-started`, then a `transcription-message` each time. Throws outside a
   * meeting.
   */
  startTranscription(options?: DailyTranscriptionDeepgramOptions): void {
    requireJoined(this.core, 'startTranscription()');
    this.core.send('daily-method-start-transcription', { ...options });
  }

  /** Changes whose words are written down. Throws outside a meeting and on wrong options (spec 001 §5). */
  updateTranscription(options: DailyTranscriptionUpdateOptions): void {
    requireJoined(this.core, 'updateTranscription()');
    if (!options) throw SdkError.invalidArgument('updateTranscription Error: options is mandatory');
    if (typeof options !== 'object') {
      throw SdkError.invalidArgument('updateTranscription Error: options must be object type');
    }
    if (options.participants && !Array.isArray(options.participants)) {
      throw SdkError.invalidArgument('updateTranscription Error: participants must be an array');
    }
    this.core.send('daily-method-update-transcription', { ...options });
  }

  /** Stops one transcription, or all without options. Throws outside a meeting, and when options name none. */
  stopTranscription(options?: DailyTranscriptionStopOptions): void {
    requireJoined(this.core, 'stopTranscription()');
    if (options && typeof options !== 'object') {
      throw SdkError.invalidArgument('stopTranscription Error: options must be object type');
    }
    if (options && !options.instanceId) throw SdkError.invalidArgument('"instanceId" not provided');
    this.core.send('daily-method-stop-transcription', { ...options });
  }
}
