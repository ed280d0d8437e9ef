/** Dispatched on the window when a public page's program runs: from then on presses are handled by the page itself. */
export const aliveEvent = 'parley:alive';
