/** Whether a visitor lets outside tools watch. Kept in this browser alone, with what was agreed to and when. */
export type ConsentChoice = 'accepted' | 'declined';

export const consentKey = 'parley-consent';
/** Count up when what is asked changes: everybody is then asked anew. */
export const consentQuestion = 1;

/** The choice made before; undefined when there is none, or one about another question. */
export function readConsent(): ConsentChoice | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(consentKey) ?? 'null') as {
      version?: unknown;
      choice?: unknown;
    } | null;
    if (kept?.version !== consentQuestion) return undefined;
    return kept.choice === 'accepted' || kept.choice === 'declined' ? kept.choice : undefined;
  } catch {
    // Storage that is refused or spoilt holds no consent.
    return undefined;
  }
}

/** Keeps a choice. Where storage is refused it holds until the page is left. */
export function keepConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(
      consentKey,
      JSON.stringify({ version: consentQuestion, choice, at: new Date().toISOString() }),
    );
  } catch (error) {
    console.warn('The privacy choice could not be kept', error);
  }
}

/** Whether the browser itself asks not to be tracked (Global Privacy Control, Do Not Track): then nobody is asked. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Dispatched on the window by the footer's button. */
export const privacyChoicesEvent = 'parley:privacy-choices';
