/** Nothing is mailed about what somebody did longer ago: it would surprise more than help. Milliseconds. */
export const maxMailAgeMs = 3 * 24 * 3_600_000;
