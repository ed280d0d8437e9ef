import { describe, expect, it } from 'vitest';
import { dialOutProblem, tonesProblem, transferProblem } from './check-dial-out.ts';

const sipUri = 'sip:desk@example.com';
const phoneNumber = '+15551234567';

describe('dialling out', () => {
  it('takes exactly one of a SIP address and a phone number [C-3.38] [C-5.67]', () => {
    expect(dialOutProblem({ sipUri })).toBeUndefined();
    expect(dialOutProblem({ phoneNumber })).toBeUndefined();
    expect(dialOutProblem({})).toBe('either a sip uri or phone number must be provided');
    expect(dialOutProblem({ sipUri, phoneNumber })).toBe('only one of sip uri or phone number must be provided');
  });

  it('wants a SIP address that begins with sip: [C-5.68]', () => {
    expect(dialOutProblem({ sipUri: 5 })).toBe('sipUri must be a string');
    for (const wrong of ['desk@example.com', 'SIP:desk', 'sips:desk']) {
      expect(dialOutProblem({ sipUri: wrong })).toBe("Invalid SIP URI, must start with 'sip:'");
    }
  });

  it('wants a plus and digits for a phone [C-5.69]', () => {
    expect(dialOutProblem({ phoneNumber: 5 })).toBe('phoneNumber must be a string');
    for (const wrong of ['15551234567', '+', '+1 555', '+1x', '+1\n']) {
      expect(dialOutProblem({ phoneNumber: wrong }), wrong).toBe(
        'Invalid phone number, must be valid phone number as per E.164',
      );
    }
  });

  it('knows the sound codecs [C-3.41] [C-5.70]', () => {
    const problem = (audio: unknown) => dialOutProblem({ phoneNumber, codecs: { audio } });
    expect(problem(['OPUS', 'PCMU', 'PCMA', 'G722'])).toBeUndefined();
    expect(problem('OPUS')).toBe('audio codec must be an array');
    expect(problem([])).toBe('audio codec array specified but empty');
    expect(problem([5])).toBe('audio codec must be a string');
    expect(problem(['OPUS', 'opus'])).toBe('audio codec must be one of OPUS, PCMU, PCMA, G722');
  });

  it('knows the picture codecs of SIP [C-3.41] [C-5.71]', () => {
    const problem = (video: unknown) => dialOutProblem({ sipUri, codecs: { video } });
    expect(problem(['H264', 'VP8'])).toBeUndefined();
    expect(problem('VP8')).toBe('video codec must be an array');
    expect(problem([])).toBe('video codec array specified but empty');
    expect(problem([5])).toBe('video codec must be a string');
    expect(problem(['VP9'])).toBe('video codec must be H264 or VP8');
  });

  it('wants a yes or no for video [C-3.40]', () => {
    expect(dialOutProblem({ sipUri, video: true })).toBeUndefined();
    expect(dialOutProblem({ sipUri, video: 1 })).toBe('video must be a boolean value');
  });

  it('takes the number of the caller for phones alone [C-3.39] [C-5.72]', () => {
    expect(dialOutProblem({ phoneNumber, callerId: 'a' })).toBeUndefined();
    expect(dialOutProblem({ phoneNumber, callerId: 5 })).toBe('callerId must be a string');
    expect(dialOutProblem({ sipUri, callerId: 'a' })).toBe('callerId not allowed with sipUri');
  });

  it('takes a name under 200 characters [C-3.39] [C-5.73]', () => {
    expect(dialOutProblem({ sipUri, displayName: 'x'.repeat(199) })).toBeUndefined();
    expect(dialOutProblem({ sipUri, displayName: 'x'.repeat(200) })).toBe('displayName length must be less than 200');
    expect(dialOutProblem({ sipUri, displayName: 5 })).toBe('displayName must be a string');
  });

  it('takes a user id of at most 36 characters [C-3.39] [C-5.74]', () => {
    expect(dialOutProblem({ sipUri, userId: 'x'.repeat(36) })).toBeUndefined();
    expect(dialOutProblem({ sipUri, userId: 'x'.repeat(37) })).toBe('userId length must be less than or equal to 36');
    expect(dialOutProblem({ sipUri, userId: 5 })).toBe('userId must be a string');
  });
});

describe('pressing keys', () => {
  const sessionId = 'a';

  it('needs the session [C-5.75]', () => {
    expect(tonesProblem({ tones: '1' })).toBe('sessionId and tones are mandatory parameter');
    expect(tonesProblem({ sessionId: 5, tones: '1' })).toBe('sessionId and tones should be of string type');
  });

  it('needs the tones [C-5.76]', () => {
    expect(tonesProblem({ sessionId })).toBe('sessionId and tones are mandatory parameter');
    expect(tonesProblem({ sessionId, tones: 5 })).toBe('sessionId and tones should be of string type');
  });

  it('takes at most 20 tones [C-5.77]', () => {
    expect(tonesProblem({ sessionId, tones: '1'.repeat(20) })).toBeUndefined();
    expect(tonesProblem({ sessionId, tones: '1'.repeat(21) })).toBe('tones string must be upto 20 characters');
  });

  it('takes digits, A to D, star and hash [C-5.78]', () => {
    expect(tonesProblem({ sessionId, tones: '0123456789ABCD*#' })).toBeUndefined();
    for (const wrong of ['E', 'a', ' ', '+']) {
      expect(tonesProblem({ sessionId, tones: `1${wrong}` })).toBe(`${wrong} is not valid DTMF tone`);
    }
  });
});

describe('handing a call over', () => {
  const transfer = { method: 'sipCallTransfer', refers: false };
  const refer = { method: 'sipRefer', refers: true };
  const sessionId = 'a';

  it('needs the session and where to', () => {
    for (const options of [undefined, {}, { sessionId }, { toEndPoint: '+1' }]) {
      expect(transferProblem(options, transfer)).toBe('sipCallTransfer() requires a sessionId and toEndPoint');
      expect(transferProblem(options, refer)).toBe('sipRefer() requires a sessionId and toEndPoint');
    }
    for (const options of [
      { sessionId: 5, toEndPoint: '+1' },
      { sessionId, toEndPoint: 5 },
    ]) {
      expect(transferProblem(options, transfer)).toBe(
        'Invalid paramater: sessionId and toEndPoint must be of type string',
      );
    }
  });

  it('goes to a SIP address or a phone, by refer to SIP alone', () => {
    for (const toEndPoint of ['sip:a', '+1'])
      expect(transferProblem({ sessionId, toEndPoint }, transfer)).toBeUndefined();
    expect(transferProblem({ sessionId, toEndPoint: 'x' }, transfer)).toBe(
      'toEndPoint: x must starts with either "sip:" or "+"',
    );
    expect(transferProblem({ sessionId, toEndPoint: '+1' }, refer)).toBe('"toEndPoint" must be a "sip" address');
    expect(transferProblem({ sessionId, toEndPoint: 'sip:a' }, refer)).toBeUndefined();
  });

  it('takes the number of the caller for a phone alone', () => {
    expect(transferProblem({ sessionId, toEndPoint: '+1', callerId: '+2' }, transfer)).toBeUndefined();
    expect(transferProblem({ sessionId, toEndPoint: '+1', callerId: 5 }, transfer)).toBe(
      'callerId must be of type string',
    );
    expect(transferProblem({ sessionId, toEndPoint: 'sip:a', callerId: '+2' }, transfer)).toBe(
      'callerId is only valid when transferring to a PSTN number',
    );
  });
});
