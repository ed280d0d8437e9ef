import type { LeadAdmin, LeadRow } from '../admin/lead-row.ts';
import type { LeadStatus } from './lead-filters.ts';
import type { SheetName } from './lead-schema.ts';

/** Something that happened between a person and the team. */
export type TimelineItem = { /** Unlike any other item's. */ id: string /** ISO 8601. */; at: string } & (
  | {
      type: 'lead';
      subjectId: string;
      sheetName: SheetName;
      /** As it was sent, field by field. */
      data: Record<string, string>;
      sourcePage: string | null;
      status: LeadStatus;
      consents: Consent[];
    }
  | {
      type: 'demo-call';
      subjectId: string;
      phoneNumber: string;
      /** How the call itself stands. */
      status: 'queued' | 'held' | 'calling' | 'done' | 'failed' | 'spam';
      /** Why nobody was dialled, or what became of the call. */
      reason: string | null;
      sourcePage: string | null;
      consents: Consent[];
      /** The talk at the voice platform that belongs to it. */
      voiceCallId: string | null;
    }
  | {
      type: 'booking';
      subjectId: string;
      startsAt: string;
      timeZone: string;
      status: 'booked' | 'cancelled';
      note: string | null;
      consents: Consent[];
    }
  | { type: 'newsletter'; event: 'asked' | 'confirmed' | 'unsubscribed' }
  | { type: 'note'; author: string; body: string }
  | { type: 'change'; author: string | null; from: LeadChangeShown; to: LeadChangeShown }
);

/** By which way somebody agreed to be reached, in which words, and since when no longer. */
export interface Consent {
  channel: 'email' | 'phone';
  version: string;
  /** ISO 8601. */
  withdrawnAt: string | null;
}

/** The part of a change that was not the same before. */
export interface LeadChangeShown {
  status?: string;
  assignee?: string | null;
}

/** One entry with all that is known of its person. */
export interface LeadDetail {
  lead: LeadRow;
  person: {
    name: string | null;
    email: string | null;
    phoneNumbers: string[];
  };
  /** Newest first. */
  timeline: TimelineItem[];
  /** People with another e-mail address who gave one of the same numbers: not taken for the same person. */
  others: Array<{ id: string; name: string | null; email: string | null }>;
  admins: LeadAdmin[];
  /** The admin who reads this. */
  adminId: string;
  /** The entries before and after this one in the list that it was opened from. */
  newer: string | null;
  older: string | null;
}

/** What was said in a call, as the voice platform keeps it. */
export interface VoiceCall {
  startedAt: string;
  endedAt: string | null;
  messages: Array<{ role: string; message: string; secondsFromStart: number | null }>;
  /** Where the recording lies, when one was made. */
  recordingUrl: string | null;
}
