/** How long what was read is taken as fresh; milliseconds (spec 000 §9). */
export const freshMs = 5 * 60_000;
/** How long what is no longer shown is kept; milliseconds. */
export const keptMs = 10 * 60_000;
