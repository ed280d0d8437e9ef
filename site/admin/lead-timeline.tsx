import { CalendarDays, FileText, Mail, NotebookPen, PhoneCall, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LeadStatus } from '../leads/lead-filters.ts';
import type { Consent, LeadChangeShown, LeadDetail, TimelineItem } from '../leads/lead-timeline.ts';
import { kindLabels, statusLabels } from '../leads/lead-words.ts';
import { callOutcome } from './demo-call-words.ts';
import { LeadTime } from './lead-time.tsx';
import { VoiceTalk } from './voice-talk.tsx';

/** All that happened between a person and the team, newest first. */
export function LeadTimeline({ detail }: { detail: LeadDetail | undefined }) {
  if (!detail)
    return (
      <ol className="timeline" aria-busy="true">
        {[1, 2, 3].map((item) => (
          <li key={item} className="timeline__item timeline__item--loading" />
        ))}
      </ol>
    );
  return (
    <ol className="timeline">
      {detail.timeline.map((item) => (
        <Item key={item.id} item={item} detail={detail} />
      ))}
    </ol>
  );
}

function Item({ item, detail }: { item: TimelineItem; detail: LeadDetail }) {
  const Icon = icons[item.type];
  const isThis = 'subjectId' in item && item.subjectId === detail.lead.id;
  return (
    <li className="timeline__item" data-type={item.type} aria-current={isThis ? 'true' : undefined}>
      <span className="timeline__icon">
        <Icon size={16} aria-hidden="true" />
      </span>
      <div className="timeline__head">
        <h2 className="timeline__title">{titleOf(item)}</h2>
        <LeadTime at={item.at} />
      </div>
      <Content item={item} detail={detail} />
    </li>
  );
}

const icons = {
  lead: FileText,
  'demo-call': PhoneCall,
  booking: CalendarDays,
  newsletter: Mail,
  note: NotebookPen,
  change: UserRoundPen,
};

const newsletterTitles = {
  asked: 'Asked for the newsletter',
  confirmed: 'Confirmed the newsletter',
  unsubscribed: 'Ended the newsletter',
};

function titleOf(item: TimelineItem): string {
  switch (item.type) {
    case 'lead':
      return `Form: ${kindLabels[item.sheetName]}`;
    case 'demo-call':
      return 'Asked for a demo call';
    case 'booking':
      return item.status === 'cancelled' ? 'Booked a live demo, cancelled since' : 'Booked a live demo';
    case 'newsletter':
      return newsletterTitles[item.event];
    case 'note':
      return `Note by ${item.author}`;
    case 'change':
      return `Changed by ${item.author ?? 'the product itself'}`;
  }
}

function Content({ item, detail }: { item: TimelineItem; detail: LeadDetail }) {
  switch (item.type) {
    case 'lead':
      return (
        <>
          <Facts facts={{ ...labelled(item.data), Page: item.sourcePage }} />
          <Consents consents={item.consents} />
        </>
      );
    case 'demo-call':
      return (
        <>
          <Facts facts={{ Phone: item.phoneNumber, Call: callText(item), Page: item.sourcePage }} />
          <Consents consents={item.consents} />
          {item.voiceCallId && <VoiceTalk callId={item.voiceCallId} />}
        </>
      );
    case 'booking':
      return (
        <>
          <Facts facts={{ Demo: demoTime(item.startsAt), 'Visitor’s zone': item.timeZone, Wish: item.note }} />
          <Consents consents={item.consents} />
        </>
      );
    case 'note':
      return <p className="timeline__note">{item.body}</p>;
    case 'change':
      return <p className="timeline__text">{changeText(item.from, item.to, detail)}</p>;
    case 'newsletter':
      return null;
  }
}

function callText(item: Extract<TimelineItem, { type: 'demo-call' }>): string {
  const { label, why } = callOutcome(item);
  return why === '' ? label : `${label}: ${why}`;
}

const dataLabels: Record<string, string> = { name: 'Name', email: 'E-mail', phone_number: 'Phone' };

function labelled(data: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).map(([field, value]) => [dataLabels[field] ?? field, value]));
}

function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  const known = Object.entries(facts).filter(([, value]) => value !== null && value !== '');
  return (
    <dl className="timeline__facts">
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const channelNames = { email: 'e-mail', phone: 'phone' };

function Consents({ consents }: { consents: Consent[] }) {
  if (consents.length === 0) return <p className="timeline__consent">No consent was recorded</p>;
  return consents.map(({ channel, version, withdrawnAt }) => (
    <p key={channel} className="timeline__consent" data-withdrawn={withdrawnAt !== null}>
      Agreed to contact by {channelNames[channel]}, wording {version}
      {withdrawnAt !== null && (
        <>
          . Withdrawn <LeadTime at={withdrawnAt} />
        </>
      )}
    </p>
  ));
}

const demoDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

function demoTime(startsAt: string): string {
  return `${demoDay.format(new Date(startsAt))} India time`;
}

function changeText(from: LeadChangeShown, to: LeadChangeShown, { admins }: LeadDetail): string {
  const statusOf = (status: string | undefined) => statusLabels[status as LeadStatus] ?? status ?? '';
  const nameOf = (id: string | null) =>
    id === null ? 'nobody' : (admins.find((admin) => admin.id === id)?.name ?? 'a former admin');
  const parts: string[] = [];
  if (to.status !== undefined) parts.push(`Status from ${statusOf(from.status)} to ${statusOf(to.status)}`);
  if (to.assignee !== undefined) parts.push(`Assigned to ${nameOf(to.assignee)}`);
  return parts.join('; ');
}
