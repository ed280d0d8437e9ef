const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day, `YYYY-MM-DD`, in US long format: "November 3, 2026" (spec 000 §9). Throws for anything else. */
export function longDate(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}
