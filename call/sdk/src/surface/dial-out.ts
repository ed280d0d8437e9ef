/** Encodings of the sound, by preference. */
export type DailyDialOutAudioCodecs = 'PCMU' | 'OPUS' | 'G722' | 'PCMA';

/** Encodings of the picture, by preference. */
export type DailyDialOutVideoCodecs = 'H264' | 'VP8';

/** Which encodings the other side is offered. */
export interface DailyDialOutCodecs {
  /** At least one, when given. */
  audio?: DailyDialOutAudioCodecs[];
  /** At least one, when given; SIP only. */
  video?: DailyDialOutVideoCodecs[];
}

/** A phone or SIP call that is part of the meeting. */
export interface DailyDialOutSession {
  sessionId: string;
}

interface CallerDetails {
  /** The name that the meeting sees: fewer than 200 characters. */
  displayName?: string;
  /** At most 36 characters. */
  userId?: string;
  codecs?: DailyDialOutCodecs;
}

/** A call to a SIP address. */
export interface DailyStartDialoutSipOptions extends CallerDetails {
  /** Begins with `sip:`. */
  sipUri?: string;
  /** Whether pictures are exchanged. Default false. */
  video?: boolean;
}

/** A call to a telephone. */
export interface DailyStartDialoutPhoneOptions extends CallerDetails {
  /** E.164: `+` and digits. */
  phoneNumber?: string;
  /** The id of the number that is shown to the one who is called. */
  callerId?: string;
}

/** Whom to call, and how: exactly one of `sipUri` and `phoneNumber` (spec 001 §5). */
export type DailyStartDialoutOptions = DailyStartDialoutSipOptions | DailyStartDialoutPhoneOptions;

/** Keys pressed in a phone or SIP call. */
export interface DailySendDtmfOptions extends DailyDialOutSession {
  /** At most 20 of `0`–`9`, `A`–`D`, `*` and `#`. */
  tones: string;
}

/** A phone or SIP call that is handed over by the server. */
export interface DailySipCallTransferOptions extends DailyDialOutSession {
  /** A SIP address (`sip:…`) or a telephone (`+…`). */
  toEndPoint: string;
  /** Only towards telephones. */
  callerId?: string;
}

/** A SIP call that is told to call elsewhere. */
export interface DailySipReferOptions extends DailyDialOutSession {
  /** A SIP address: `sip:…`. */
  toEndPoint: string;
}
