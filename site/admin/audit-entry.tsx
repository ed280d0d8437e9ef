import { diffWords } from 'diff';
import { ChevronRight } from 'lucide-react';
import type { AuditEntry } from './audit.ts';
import { type Change, changesOf, deedText, rowText } from './audit-words.ts';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** One line of the audit log; where columns changed it opens to what they were and are. */
export function AuditEntryLine({ entry }: { entry: AuditEntry }) {
  const changes = changesOf(entry);
  return (
    <li className="audit__entry">
      {changes.length === 0 ? (
        <div className="audit__line">
          <Line entry={entry} />
        </div>
      ) : (
        <details>
          <summary className="audit__line">
            <Line entry={entry} />
            <ChevronRight size={16} className="audit__chevron" aria-hidden="true" />
          </summary>
          <Difference changes={changes} />
        </details>
      )}
    </li>
  );
}

function Line({ entry }: { entry: AuditEntry }) {
  const name = rowText(entry);
  return (
    <>
      <time className="audit__when" dateTime={entry.at} title="India time">
        {time.format(new Date(entry.at))}
      </time>
      <span className="audit__who">{whoText(entry)}</span>
      <span className="audit__what">
        {deedText(entry)} {name !== '' && <span className="audit__row">{name}</span>}
      </span>
    </>
  );
}

function whoText({ userId, userName }: AuditEntry): string {
  if (userName !== null) return userName;
  return userId === null ? 'The product itself' : 'Somebody who is gone';
}

function Difference({ changes }: { changes: Change[] }) {
  return (
    <table className="audit__diff">
      <thead>
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.column}>
            <th scope="row">{change.column.replaceAll('_', ' ')}</th>
            <td>{change.before === null ? <None /> : <Words change={change} side="before" />}</td>
            <td>{change.after === null ? <None /> : <Words change={change} side="after" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function None() {
  return <span className="audit__none">nothing</span>;
}

/** Texts longer than this are shown whole: telling their words apart would hold the page. */
const longestDiffed = 20_000;

/** A value with the words marked that the other one does not have. */
function Words({ change: { before, after }, side }: { change: Change; side: 'before' | 'after' }) {
  const own = (side === 'before' ? before : after) ?? '';
  if (before === null || after === null || before.length + after.length > longestDiffed) return own;
  let at = 0;
  return diffWords(before, after).map(({ value, added, removed }) => {
    if (side === 'before' ? added : removed) return null;
    const key = `${at}-${value.length}`;
    at += value.length;
    if (removed) return <del key={key}>{value}</del>;
    return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
  });
}
