import { CallPart } from '../call-part.ts';

/** Recording the meeting. */
export class RecordingMethods extends CallPart {
  startRecording(options: Record<string, unknown> = {}): void {
    this.core.send('local-recording-start', options);
  }

  stopRecording(options: Record<string, unknown> = {}): void {
    this.core.send('local-recording-stop', options);
  }
}
