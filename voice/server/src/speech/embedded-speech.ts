import { errorMessage } from '@parley/kit-base/app-error';
import type { Logger } from '@parley/kit-base/logger';
import type { SpeechToText, TextToSpeech } from '../agent/ports.ts';
import { createSpeechToText } from './speech-to-text.ts';
import { createTextToSpeech } from './text-to-speech.ts';

export interface EmbeddedSpeech {
  /** Undefined where it cannot run. */
  textToSpeech: TextToSpeech | undefined;
  speechToText: SpeechToText | undefined;
  /** What is missing and how to get it, one sentence each. */
  missing: readonly string[];
  close(): Promise<void>;
}

/** The agent's ears and voice without any outside service, as far as this machine has them. Never rejects. */
export async function createEmbeddedSpeech(options: {
  logger: Logger;
  /** Sentences that callers are expected to say. */
  phrases: readonly string[];
}): Promise<EmbeddedSpeech> {
  const speaker = createTextToSpeech(options);
  const listener = createSpeechToText(options);
  const missing: string[] = [];
  const usable = async <Part extends { ready(): Promise<void> }>(part: Part): Promise<Part | undefined> => {
    try {
      await part.ready();
      return part;
    } catch (error) {
      missing.push(errorMessage(error));
      return undefined;
    }
  };
  const [textToSpeech, speechToText] = await Promise.all([usable(speaker), usable(listener)]);
  for (const what of missing) options.logger.warn(what);
  return {
    textToSpeech,
    speechToText,
    missing,
    close: async () => {
      await Promise.all([speaker.close(), listener.close()]);
    },
  };
}
