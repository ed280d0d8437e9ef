/** The panel follows the result of its request, however long it takes (design: two further dialogs). */
export type CallRequestState = 'form' | 'submitting' | 'success' | 'failure';

/** The texts of spec 000 §4 and §8. */
export const callRequestTexts = {
  success: 'Perfect! You will receive a call right away.',
  talk: 'Talk to us now',
  failureTitle: 'Something went wrong',
  failure: "We couldn't place your call at this moment. Please try again.",
  retry: 'Try again',
} as const;
