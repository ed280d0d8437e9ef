import { CallPart } from '../call-part.ts';
import { refuseInReactNative } from '../core/gates.ts';
import { answerOf } from '../core/replies.ts';
import type { DailyLanguage } from '../surface/call-options.ts';

/** The language of the frame. */
export class LanguageMethods extends CallPart {
  /** The language that the frame speaks, and the one that was chosen. Nothing before the machine works. */
  getDailyLang(): Promise<{ lang: DailyLanguage; langSetting: DailyLanguage | 'user' }> {
    refuseInReactNative(this.core);
    if (!this.core.facts.isInitialised) return undefined as never;
    return this.core
      .request('get-daily-lang')
      .then((reply) => answerOf(reply) as { lang: DailyLanguage; langSetting: DailyLanguage | 'user' });
  }

  /** Chooses the frame’s language; `user` is the browser’s. Returns the call. */
  setDailyLang(lang: string): this {
    refuseInReactNative(this.core);
    this.core.send('set-daily-lang', { lang });
    return this;
  }
}
