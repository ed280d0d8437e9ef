const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A day and a time of day, in the team's time zone. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${time.format(date)} India time`} className="moment">
      {day.format(date)}, {time.format(date)}
    </time>
  );
}
