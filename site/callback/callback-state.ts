import type { SendLeadResult } from '../leads/send-lead.ts';

/** The callback form: the form, the form that is being sent, and the confirmation in its place (spec 000 §4). */
export type CallbackState = 'idle' | 'submitting' | 'submitted';

export const callbackTexts = {
  title: 'Leave your number, we call you back',
  lead: 'A person of our team rings you within 24 hours, listens to how your buyers reach you, and says plainly whether an agent would help.',
  doneTitle: 'Thank you',
  done: 'Our team will contact you within 24 hours.',
} as const;

/** How long the form waits for the lead service before it confirms; the lead goes on being sent. */
export const callbackWaitMs = 2500;

/**
 * Resolves when the lead was answered, or after {@link callbackWaitMs}. A lead that could not be saved is only logged:
 * the confirmation stands (spec 000 §7).
 */
export async function settleWithin(
  sent: Promise<SendLeadResult>,
  logError: (message: string, result: SendLeadResult) => void,
): Promise<void> {
  const logged = sent.then((result) => {
    if (result.outcome !== 'saved') logError('The callback request was not stored', result);
  });
  await Promise.race([logged, new Promise((resolve) => setTimeout(resolve, callbackWaitMs))]);
}
