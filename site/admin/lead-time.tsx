const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** US long format, as everywhere on the site; in the team's time zone, the same on server and page. */
export function LeadTime({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${time.format(date)} India time`}>
      {day.format(date)} <span className="leads__time">{time.format(date)}</span>
    </time>
  );
}
