// Everything that is loaded by the first press.
import type { VoiceMessage } from '@parley/voice-client/source';
import { SpeechUpdateMessageSchema, TranscriptMessageSchema } from '@parley/voice-protocol/room-messages';
import type { WidgetEvent } from './widget-state.ts';

export { Vapi } from '@parley/voice-client/source';

/** What a message of the platform means for the panel; undefined when nothing. */
export function toWidgetEvent(message: VoiceMessage): WidgetEvent | undefined {
  if (message.type === 'user-interrupted') return { type: 'interrupted' };
  const transcript = TranscriptMessageSchema.safeParse(message);
  if (transcript.success) {
    const { role, transcriptType, transcript: text } = transcript.data;
    return { type: 'transcript', role, isFinal: transcriptType === 'final', text };
  }
  const speech = SpeechUpdateMessageSchema.safeParse(message);
  if (speech.success) {
    return { type: 'speech', role: speech.data.role, isSpeaking: speech.data.status === 'started' };
  }
  return undefined;
}
