/** When the team can be met. Times of day are in its own zone. */
export interface Availability {
  timeZone: string;
  /** 0 is Sunday. */
  weekdays: readonly number[];
  startHour: number;
  endHour: number;
  slotMinutes: number;
  /** Nobody books a time that begins sooner than this. */
  noticeMinutes: number;
  /** How many days ahead can be booked. */
  days: number;
}

export const teamAvailability: Availability = {
  timeZone: 'Asia/Kolkata',
  weekdays: [1, 2, 3, 4, 5, 6],
  startHour: 10,
  endHour: 18,
  slotMinutes: 30,
  noticeMinutes: 120,
  days: 21,
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Every time at which a demo could begin, taken or not; milliseconds since 1970. */
export function possibleStarts(availability: Availability, now: number): number[] {
  const { timeZone, weekdays, startHour, endHour, slotMinutes, noticeMinutes, days } = availability;
  const starts: number[] = [];
  for (let day = 0; day <= days; day += 1) {
    const date = dateIn(timeZone, now + day * dayMs);
    if (!weekdays.includes(date.weekday)) continue;
    for (let minute = startHour * 60; minute + slotMinutes <= endHour * 60; minute += slotMinutes) {
      const start = instantOf(timeZone, date, minute);
      if (start >= now + noticeMinutes * minuteMs) starts.push(start);
    }
  }
  return starts;
}

/** Whether a demo can begin then, if nobody else has taken the time. */
export function isPossibleStart(availability: Availability, start: number, now: number): boolean {
  return possibleStarts(availability, now).includes(start);
}

interface CalendarDate {
  year: number;
  month: number;
  day: number;
  weekday: number;
}

function dateIn(timeZone: string, instant: number): CalendarDate {
  const local = new Date(instant + offsetMs(timeZone, instant));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth(),
    day: local.getUTCDate(),
    weekday: local.getUTCDay(),
  };
}

/** The instant at which clocks in the zone show this minute of the day. */
function instantOf(timeZone: string, { year, month, day }: CalendarDate, minute: number): number {
  const asIfUtc = Date.UTC(year, month, day, 0, minute);
  const guess = asIfUtc - offsetMs(timeZone, asIfUtc);
  // The offset may differ on the other side of a change of clocks.
  return asIfUtc - offsetMs(timeZone, guess);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMs(timeZone: string, instant: number): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
  return local - Math.floor(instant / 1000) * 1000;
}
