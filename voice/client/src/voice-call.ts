import type { DailyCall, DailyFactoryOptions, DailyParticipant } from '@parley/call-sdk/source';
import type { Clock } from '@parley/kit-base/clock';
import { agentParticipantName, type ClientMessage, listening, playable } from '@parley/voice-protocol/room-messages';
import type { WebCall } from '@parley/voice-protocol/web-call';
import type { AgentAudio } from './agent-audio.ts';
import { SpeechLevels } from './speech-levels.ts';
import type { VapiEvents, VoiceMessage } from './vapi-events.ts';

export interface VoiceCallOptions {
  webCall: WebCall;
  createCall: (properties: DailyFactoryOptions) => DailyCall;
  properties: DailyFactoryOptions;
  events: VapiEvents;
  audio: AgentAudio;
  isMobile: boolean;
  clock: Clock;
  /** Called once, when the call is over and its parts were let go of. */
  onOver: () => void;
}

const mobileDelayMs = 1000;
const levelIntervalMs = 100;
const recording = {
  width: 1280,
  height: 720,
  backgroundColor: '#FF1F2D3D',
  layout: { preset: 'default' },
} as const;

/** One web call in its hidden room: joins, plays the agent, and turns what happens into the client's events. */
export class VoiceCall {
  readonly call: DailyCall;
  readonly #options: VoiceCallOptions;
  readonly #levels: SpeechLevels;
  readonly #recordsVideo: boolean;
  #isEndAnnounced = false;
  #hasLeft = false;
  #isOver = false;

  constructor(options: VoiceCallOptions) {
    const { webCall, createCall, properties, events, clock } = options;
    this.#options = options;
    this.#recordsVideo = webCall.artifactPlan?.videoRecordingEnabled ?? false;
    this.#levels = new SpeechLevels(
      {
        volume: (level) => events.emit('volume-level', level),
        start: () => events.emit('speech-start'),
        end: () => events.emit('speech-end'),
      },
      clock,
    );
    const { audioSource = true, videoSource = this.#recordsVideo, ...others } = properties;
    this.call = createCall({ ...others, audioSource, videoSource });
    this.#subscribe();
  }

  /** Rejects when the room refuses. */
  async join(): Promise<void> {
    const { webCall, isMobile, clock } = this.#options;
    const frame = this.call.iframe();
    if (frame) frame.style.display = 'none';
    // Phones need a moment before the microphone is really there (spec 001 §9).
    if (isMobile) await new Promise<void>((resolve) => clock.after(mobileDelayMs, resolve));
    if (this.#isOver) return;
    await this.call.join({ url: webCall.webCallUrl, subscribeToTracksAutomatically: false });
    if (this.#isOver) return;
    if (this.#recordsVideo) this.#record();
    this.#observe();
    void this.call.startRemoteParticipantsAudioLevelObserver(levelIntervalMs);
    this.call.updateInputSettings({ audio: { processor: { type: 'noise-cancellation' } } }).catch((error: unknown) => {
      console.error('Noise cancellation could not be turned on', error);
    });
  }

  send(message: ClientMessage): void {
    this.call.sendAppMessage(JSON.stringify(message));
  }

  /** Leaves and lets go; the events of the end follow when the call machine confirms. */
  close(): void {
    void this.#release();
  }

  #subscribe(): void {
    const { call } = this;
    const { events, audio } = this.#options;
    call.on('left-meeting', () => this.#left());
    call.on('error', (event) => {
      events.emit('error', event);
      if (this.#recordsVideo) call.stopRecording();
    });
    call.on('camera-error', (event) => events.emit('error', event));
    call.on('track-started', ({ participant, track }) => {
      if (!participant.local && participant.user_name === agentParticipantName) void this.#play(participant, track);
    });
    call.on('participant-joined', ({ participant }) => this.#receive(participant));
    call.on('participant-updated', ({ participant }) => events.emit('daily-participant-updated', participant));
    call.on('participant-left', ({ participant }) => audio.remove(participant.session_id));
  }

  #observe(): void {
    const { call } = this;
    call.on('remote-participants-audio-level', ({ participantsAudioLevel }) =>
      this.#levels.take(participantsAudioLevel),
    );
    call.on('app-message', ({ data }) => this.#hear(data));
    call.on('nonfatal-error', ({ type }) => {
      if (type === 'audio-processor-error') void this.#turnProcessorOff();
    });
  }

  /** Nothing is received that was not asked for: the agent's sound, and its picture where there is one. */
  #receive({ local, session_id: id }: DailyParticipant): void {
    if (local) return;
    const hasPicture = this.#recordsVideo || this.#options.webCall.assistant?.voice?.provider === 'tavus';
    this.call.updateParticipant(id, { setSubscribedTracks: { audio: true, video: hasPicture } });
  }

  async #play({ session_id: id }: DailyParticipant, track: MediaStreamTrack): Promise<void> {
    const { audio, events } = this.#options;
    if (track.kind === 'video') {
      events.emit('video', track);
      return;
    }
    try {
      await audio.play(id, track);
    } catch (error) {
      events.emit('error', error);
    }
    if (!this.#isOver) this.call.sendAppMessage(playable);
  }

  #hear(data: unknown): void {
    const { events } = this.#options;
    if (data === listening) {
      events.emit('call-start');
      return;
    }
    let message: VoiceMessage;
    try {
      message = JSON.parse(String(data)) as VoiceMessage;
    } catch (error) {
      console.error('Error parsing message data: ', error);
      return;
    }
    if (message.type === 'status-update' && message.status === 'ended') this.#isEndAnnounced = true;
    events.emit('message', message);
  }

  #left(): void {
    if (this.#hasLeft) return;
    this.#hasLeft = true;
    const { events } = this.#options;
    this.#levels.stop();
    events.emit('call-end');
    if (!this.#isEndAnnounced) {
      this.#isEndAnnounced = true;
      events.emit('message', { type: 'status-update', status: 'ended', endedReason: 'customer-ended-call' });
    }
    if (this.#recordsVideo && !this.#isOver) this.call.stopRecording();
    void this.#release();
  }

  #record(): void {
    const { clock } = this.#options;
    const askedAt = clock.now();
    this.call.startRecording(recording);
    this.call.on('recording-started', () => {
      this.send({
        type: 'control',
        control: 'say-first-message',
        videoRecordingStartDelaySeconds: (clock.now() - askedAt) / 1000,
      });
    });
  }

  async #turnProcessorOff(): Promise<void> {
    await this.call.updateInputSettings({ audio: { processor: { type: 'none' } } });
    this.call.setLocalAudio(true);
  }

  async #release(): Promise<void> {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.onOver();
    try {
      await this.call.destroy();
    } finally {
      this.#options.audio.clear();
    }
  }
}
