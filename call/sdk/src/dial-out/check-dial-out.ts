import { limits } from '@parley/call-protocol/limits';

const audioCodecs = ['OPUS', 'PCMU', 'PCMA', 'G722'];
const videoCodecs = ['H264', 'VP8'];
const tone = /^[0-9A-D*#]$/;
const phoneNumberText = /^\+\d+$/;

/** The first thing that is wrong with a call to a phone or SIP address (spec 001 §5); undefined when nothing is. */
export function dialOutProblem(options: Readonly<Record<string, unknown>>): string | undefined {
  const sipUri = options.sipUri;
  const phoneNumber = options.phoneNumber;
  if (!sipUri && !phoneNumber) return 'either a sip uri or phone number must be provided';
  if (sipUri && phoneNumber) return 'only one of sip uri or phone number must be provided';
  return (sipUri ? sipProblem(options) : phoneProblem(options)) ?? nameProblem(options);
}

function sipProblem({ sipUri, video, codecs }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof sipUri !== 'string') return 'sipUri must be a string';
  if (!sipUri.startsWith('sip:')) return "Invalid SIP URI, must start with 'sip:'";
  if (video && typeof video !== 'boolean') return 'video must be a boolean value';
  return audioProblem(codecs) ?? codecsProblem('video', codecs, videoCodecs, videoCodecs.join(' or '));
}

function phoneProblem({ phoneNumber, codecs }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof phoneNumber !== 'string') return 'phoneNumber must be a string';
  if (!phoneNumberText.test(phoneNumber)) return 'Invalid phone number, must be valid phone number as per E.164';
  return audioProblem(codecs);
}

function audioProblem(codecs: unknown): string | undefined {
  return codecsProblem('audio', codecs, audioCodecs, `one of ${audioCodecs.join(', ')}`);
}

function codecsProblem(
  kind: 'audio' | 'video',
  codecs: unknown,
  known: readonly string[],
  choice: string,
): string | undefined {
  const wanted = (codecs as Record<string, unknown> | null | undefined)?.[kind];
  if (!wanted) return undefined;
  if (!Array.isArray(wanted)) return `${kind} codec must be an array`;
  if (wanted.length === 0) return `${kind} codec array specified but empty`;
  for (const codec of wanted) {
    if (typeof codec !== 'string') return `${kind} codec must be a string`;
    if (!known.includes(codec)) return `${kind} codec must be ${choice}`;
  }
  return undefined;
}

function nameProblem(options: Readonly<Record<string, unknown>>): string | undefined {
  const { sipUri, callerId, displayName, userId } = options;
  const { displayNameMaxCharacters: nameMax, userIdMaxCharacters: idMax } = limits.dialOut;
  if (isOther(callerId)) return 'callerId must be a string';
  if (callerId && sipUri) return 'callerId not allowed with sipUri';
  if (isOther(displayName)) return 'displayName must be a string';
  if (isLonger(displayName, nameMax)) return `displayName length must be less than ${nameMax + 1}`;
  if (isOther(userId)) return 'userId must be a string';
  if (isLonger(userId, idMax)) return `userId length must be less than or equal to ${idMax}`;
  return undefined;
}

function isOther(value: unknown): boolean {
  return Boolean(value) && typeof value !== 'string';
}

function isLonger(value: unknown, maxCharacters: number): boolean {
  return typeof value === 'string' && value.length > maxCharacters;
}

/** What is wrong with keys to be pressed in a call. */
export function tonesProblem(options: Readonly<{ sessionId?: unknown; tones?: unknown }>): string | undefined {
  const sessionId = options.sessionId;
  const tones = options.tones;
  if (!sessionId || !tones) return 'sessionId and tones are mandatory parameter';
  if (typeof sessionId !== 'string' || typeof tones !== 'string') {
    return 'sessionId and tones should be of string type';
  }
  if (tones.length > limits.dtmfMaxTones) return `tones string must be upto ${limits.dtmfMaxTones} characters`;
  const wrong = [...tones].find((character) => !tone.test(character));
  return wrong === undefined ? undefined : `${wrong} is not valid DTMF tone`;
}

/** What is wrong with handing a call over. `refers` when the other side is asked to call itself, by SIP alone. */
export function transferProblem(
  options: Readonly<{ sessionId?: unknown; toEndPoint?: unknown; callerId?: unknown }> | undefined,
  { method, refers }: { method: string; refers: boolean },
): string | undefined {
  const { sessionId, toEndPoint, callerId } = options ?? {};
  if (!sessionId || !toEndPoint) return `${method}() requires a sessionId and toEndPoint`;
  if (typeof sessionId !== 'string' || typeof toEndPoint !== 'string') {
    return 'Invalid paramater: sessionId and toEndPoint must be of type string';
  }
  const isSip = toEndPoint.startsWith('sip:');
  if (refers && !isSip) return '"toEndPoint" must be a "sip" address';
  if (!isSip && !toEndPoint.startsWith('+')) {
    return `toEndPoint: ${toEndPoint} must starts with either "sip:" or "+"`;
  }
  if (callerId && typeof callerId !== 'string') return 'callerId must be of type string';
  if (callerId && isSip) return 'callerId is only valid when transferring to a PSTN number';
  return undefined;
}
