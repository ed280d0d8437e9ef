import { supportedBrowser } from '../supported-browser.ts';
import type { InputSupport } from './check-input-settings.ts';

/** What can be done here to picture and sound. */
export function inputSupport({
  console,
  isReactNative,
}: Pick<InputSupport, 'console'> & { isReactNative: boolean }): InputSupport {
  const { supportsVideoProcessing, supportsAudioProcessing } = supportedBrowser(globalThis);
  return { console, supportsVideoProcessing, supportsAudioProcessing, takesProcessors: !isReactNative };
}
