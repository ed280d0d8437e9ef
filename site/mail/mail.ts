/** A mail to one person or to the team, ready to be sent. */
export interface Mail {
  to: readonly string[];
  /** Where an answer goes; the team's address by default. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** An invitation, which calendars take up by themselves. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string } | undefined;
  /** Ends the subscription by one POST, without any page (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}
