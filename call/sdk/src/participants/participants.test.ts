import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DailyCall } from '../call.ts';
import { CallFixture } from '../testing/call-fixture.ts';
import { me, other } from '../testing/scripted-page.ts';

class Track {
  readonly id: string;
  readonly kind: string;
  muted = false;
  enabled = true;

  constructor(id: string, kind: string) {
    this.id = id;
    this.kind = kind;
  }
}

const calls = new CallFixture();
beforeEach(() => vi.stubGlobal('MediaStreamTrack', Track));

const playable = { subscribed: true, state: 'playable' };
const off = { subscribed: true, state: 'off' };
const speaking = { ...other, audio: true, tracks: { ...other.tracks, audio: playable } };

/** The machine has this track of the other one. */
function hold(id: string, kind: string, type: string, starttime = 1): Track {
  const track = new Track(id, kind);
  calls.page.store = {
    ...calls.page.store,
    streams: {
      ...calls.page.store.streams,
      [id]: { participantId: 'other', type, pendingTrack: track as never, starttime },
    },
  };
  return track;
}

const told = () => calls.heard.slice(calls.heard.findIndex(({ action }) => action === 'joined-meeting') + 1);
const names = () => told().map(({ action }) => action);

describe('a participant', () => {
  it('is known by session id, oneself as local, with tracks, flags and old names of tracks [C-3.1] [C-3.2] [C-3.4] [C-3.5] [C-3.6] [C-3.7] [C-7.93]', async () => {
    const call = await calls.joined();
    const track = hold('sound', 'audio', 'cam');
    calls.page.tell('participant-joined', { participant: speaking });
    expect(Object.keys(call.participants())).toEqual(['local', 'other']);
    expect(call.participants().other).toMatchObject({
      session_id: 'other',
      local: false,
      record: false,
      audio: true,
      tracks: {
        audio: { state: 'playable', track, persistentTrack: track },
        video: off,
        screenVideo: off,
        screenAudio: off,
      },
      audioTrack: track,
    });
    for (const name of ['videoTrack', 'screenVideoTrack', 'screenAudioTrack']) {
      expect(call.participants().other).not.toHaveProperty(name);
    }
    expect(call.participants().local.session_id).toBe('me');
  });

  it('has custom tracks under their own names [C-3.3]', async () => {
    const call = await calls.joined();
    const track = hold('violin', 'audio', 'instrument');
    calls.page.store.local = { public: { customTracks: { drums: { track: new Track('drums', 'audio') as never } } } };
    calls.page.tell('participant-joined', {
      participant: { ...other, tracks: { ...other.tracks, instrument: playable } },
    });
    calls.page.tell('participant-updated', { participant: { ...me, tracks: { ...me.tracks, drums: playable } } });
    expect(call.participants().other?.tracks.instrument).toMatchObject({ track });
    expect(call.participants().local.tracks.drums?.track?.id).toBe('drums');
  });

  it.each(['blocked', 'off', 'loading', 'interrupted', 'sendable'])(
    'has a track to show only while it is playable, not while it is %s [C-3.44]',
    async (state) => {
      const call = await calls.joined();
      const track = hold('sound', 'audio', 'cam');
      const participant = { ...speaking, tracks: { ...speaking.tracks, audio: { subscribed: true, state } } };
      calls.page.tell('participant-joined', { participant });
      const { audio } = call.participants().other?.tracks ?? {};
      expect(audio).toMatchObject({ state, persistentTrack: track });
      expect(audio).not.toHaveProperty('track');
    },
  );

  it('has custom tracks under names that every object has', async () => {
    const call = await calls.joined(undefined, { local: me, other });
    const own = new Track('own', 'audio');
    const track = hold('theirs', 'audio', 'constructor');
    calls.page.store.local = { public: { customTracks: { constructor: { track: own as never } } } };
    for (const person of [me, other]) {
      const tracks = { ...person.tracks, constructor: playable, toString: playable };
      calls.page.tell('participant-updated', { participant: { ...person, tracks } });
    }
    const tracksOf = (id: string) => Object.entries(call.participants()[id]?.tracks ?? {});
    expect(tracksOf('local')).toContainEqual(['constructor', { ...playable, persistentTrack: own, track: own }]);
    expect(tracksOf('other')).toContainEqual(['constructor', { ...playable, persistentTrack: track, track }]);
    expect(tracksOf('local')).toContainEqual(['toString', playable]);
  });

  it('shows no tracks while a direct line to them is not up [C-4.43]', async () => {
    const call = await calls.joined();
    hold('sound', 'audio', 'cam');
    for (const [peeringState, hasTrack] of [
      ['new', false],
      ['checking', false],
      ['connected', true],
      ['completed', true],
      ['failed', false],
    ] as const) {
      calls.page.store.participants = {
        other: { public: { rtcType: { impl: 'peer-to-peer' } }, private: { peeringState } },
      };
      calls.page.tell('participant-updated', { participant: speaking });
      expect(Boolean(call.participants().other?.audioTrack), peeringState).toBe(hasTrack);
      expect(call.participants().other?.audio, peeringState).toBe(hasTrack);
    }
  });

  it('is told of in order: tracks that end and begin, a recording, then the change [C-4.37] [C-4.38] [C-4.39]', async () => {
    await calls.joined();
    const first = hold('first', 'audio', 'cam', 1);
    calls.page.tell('participant-joined', { participant: speaking });
    const second = hold('second', 'audio', 'cam', 2);
    calls.page.tell('participant-updated', { participant: { ...speaking, record: true } });
    calls.page.tell('participant-updated', { participant: { ...speaking, tracks: { ...other.tracks, audio: off } } });
    expect(told()).toMatchObject([
      { action: 'track-started', track: first, type: 'audio' },
      { action: 'participant-joined' },
      { action: 'track-stopped', track: first, type: 'audio' },
      { action: 'track-started', track: second, type: 'audio' },
      { action: 'recording-started' },
      { action: 'participant-updated', participant: { record: true } },
      { action: 'track-stopped', track: second, type: 'audio' },
      { action: 'recording-stopped' },
      { action: 'participant-updated' },
    ]);
  });

  it('is told of only when something really changed, a track’s own muting included [C-4.40] [C-7.94]', async () => {
    await calls.joined();
    const track = hold('sound', 'audio', 'cam');
    const participant = {
      ...speaking,
      joined_at: new Date(1000),
      permissions: { hasPresence: true, canSend: new Set(['audio', 'video']), canAdmin: false },
    };
    const again = () =>
      calls.page.tell('participant-updated', {
        participant: {
          ...participant,
          joined_at: new Date(1000),
          permissions: { canAdmin: false, hasPresence: true, canSend: new Set(['video', 'audio']) },
        },
      });
    calls.page.tell('participant-joined', { participant });
    again();
    expect(names()).toEqual(['track-started', 'participant-joined']);
    track.muted = true;
    again();
    again();
    expect(names()).toEqual(['track-started', 'participant-joined', 'participant-updated']);
    calls.page.tell('participant-updated', { participant: { ...participant, permissions: { canAdmin: true } } });
    expect(names().at(-1)).toBe('participant-updated');
    expect(names()).toHaveLength(4);
  });

  it('leaves with the tracks that they had, and the reason if there is one [C-7.95]', async () => {
    const call = await calls.joined();
    const track = hold('sound', 'audio', 'cam');
    calls.page.tell('participant-joined', { participant: speaking });
    calls.page.tell('participant-left', { participant: other, reason: 'hidden' });
    expect(told().slice(-2)).toMatchObject([
      { action: 'track-stopped', track, participant: { session_id: 'other' } },
      { action: 'participant-left', reason: 'hidden', participant: { session_id: 'other' } },
    ]);
    expect(call.participants()).not.toHaveProperty('other');
  });

  it('that the machine does not name is not there', async () => {
    const call = await calls.joined();
    calls.page.tell('participant-joined', { participant: { ...other, session_id: '' } });
    calls.page.tell('participant-joined', {});
    expect(Object.keys(call.participants())).toEqual(['local']);
  });

  it('takes less than a tenth of one core for 1,000 changes a second', async () => {
    await calls.joined();
    hold('sound', 'audio', 'cam');
    const change = (round: number) => calls.page.tell('participant-updated', { participant: { ...speaking, round } });
    for (let round = 0; round < 500; round += 1) change(round);
    const { user, system } = process.cpuUsage();
    for (let round = 0; round < 1000; round += 1) change(round);
    const used = process.cpuUsage({ user, system });
    expect((used.user + used.system) / 1000).toBeLessThan(100);
  });
});

describe('counts and the one who speaks', () => {
  it('are told when they change, and only then [C-7.96] [C-3.21] [C-7.103]', async () => {
    const call = await calls.joined();
    for (let round = 0; round < 2; round += 1) {
      calls.page.tell('participant-counts-updated', { participantCounts: { present: 2, hidden: 1 } });
      calls.page.tell('active-speaker-change', { activeSpeaker: { peerId: 'other', level: 0.4 + round } });
    }
    expect(told()).toMatchObject([
      { action: 'participant-counts-updated', participantCounts: { present: 2, hidden: 1 } },
      { action: 'active-speaker-change', activeSpeaker: { peerId: 'other' } },
    ]);
    expect(call.getActiveSpeaker()).toEqual({ peerId: 'other' });
  });
});

describe('changing participants', () => {
  const changed = async (updates: object, properties: object = {}) => {
    const call = DailyCall.getCallInstance() ?? (await calls.joined(calls.create(properties)));
    call.updateParticipant('other', updates as never);
    return calls.page.sent.at(-1);
  };
  const refused = (updates: object, properties: object = {}) => expect(changed(updates, properties)).rejects;
  const manual = { subscribeToTracksAutomatically: false };

  it.each([
    ['C-5.24', { styles: { cam: { div: { color: 'red' }, video: {} }, screen: {} } }],
    ['C-5.26', { setAudio: false }],
    ['C-5.27', { setVideo: true }],
    ['C-5.28', { setScreenShare: false }],
    ['C-5.29', { eject: true }],
    ['C-5.31', { updatePermissions: { hasPresence: false } }],
  ])('sends what it takes [C-5.24] [C-5.26] [C-5.27] [C-5.28] [C-5.29] [C-5.31] [C-7.19] (%s)', async (_, updates) => {
    expect(await changed(updates)).toMatchObject({ action: 'update-participant', id: 'other', properties: updates });
  });

  it('sends several at once, each by the name it was given [C-7.20]', async () => {
    const call = await calls.joined();
    call.updateParticipants({ me: { setAudio: false }, other: { setVideo: false } });
    expect(calls.page.sent.at(-1)).toMatchObject({
      action: 'update-participants',
      participants: { me: { setAudio: false }, other: { setVideo: false } },
    });
  });

  it('refuses all else [C-5.30]', async () => {
    await refused({ colour: 'red' }).toThrow('unrecognized updateParticipant property colour');
    await refused({ styles: { cam: { overlay: {} } } }).toThrow('styles format should be a subset of');
  });

  it('can only stop a screen share, and only another’s [C-5.28] [C-6.7]', async () => {
    await refused({ setScreenShare: true }).toThrow(
      "setScreenShare must be false, as it's only meant for stopping remote participants' screen shares",
    );
  });

  it.each([
    true,
    false,
    'staged',
    'avatar',
    { audio: true, video: 'staged', custom: { violin: false } },
    { custom: 'staged' },
  ])('subscribes by hand: %j [C-5.33] [C-5.34] [C-5.35]', async (setSubscribedTracks) => {
    expect(await changed({ setSubscribedTracks }, manual)).toMatchObject({ properties: { setSubscribedTracks } });
  });

  it.each(['yes', 1, null, { sound: true }, { audio: 'avatar' }, { custom: { violin: 'yes' } }])(
    'does not subscribe to %j [C-5.33] [C-5.35]',
    async (setSubscribedTracks) => {
      await refused({ setSubscribedTracks }, manual).toThrow('setSubscribedTracks cannot be used when');
    },
  );

  it('knows no avatar outside browsers [C-5.34]', async () => {
    vi.stubGlobal('navigator', { product: 'ReactNative' });
    const call = calls.create(manual);
    expect(() => call.updateParticipant('other', { setSubscribedTracks: 'avatar' })).toThrow(
      "should be of the form: true | false | 'staged'",
    );
  });
});
