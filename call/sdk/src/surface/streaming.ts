/** Whose media are laid out, by session id; `*` is everybody. */
export interface DailyStreamingParticipantsConfig {
  /** Whose pictures are shown. */
  video?: string[];
  /** Whose sound is heard. */
  audio?: string[];
  /** `active` puts those who speak first. */
  sort?: 'active';
}

/** Tiles of equal size. The layout when none is given. */
export interface DailyStreamingDefaultLayoutConfig {
  preset: 'default';
  /** At most this many cameras. */
  max_cam_streams?: number;
  participants?: DailyStreamingParticipantsConfig;
}

/** One person alone. */
export interface DailyStreamingSingleParticipantLayoutConfig {
  preset: 'single-participant';
  session_id: string;
}

/** Whoever speaks is large, the others small. */
export interface DailyStreamingActiveParticipantLayoutConfig {
  preset: 'active-participant';
  participants?: DailyStreamingParticipantsConfig;
}

/** Sound without pictures; of recordings only. */
export interface DailyStreamingAudioOnlyLayoutConfig {
  preset: 'audio-only';
  participants?: DailyStreamingParticipantsConfig;
}

/** Each sound as a file of its own. */
export interface DailyStreamingRawTracksAudioOnlyLayoutConfig {
  preset: 'raw-tracks-audio-only';
}

/** Under one another, or one within the other. */
export type DailyStreamingPortraitLayoutVariant = 'vertical' | 'inset';

/** For telephones held upright. */
export interface DailyStreamingPortraitLayoutConfig {
  preset: 'portrait';
  /** Default `vertical`. */
  variant?: DailyStreamingPortraitLayoutVariant;
  max_cam_streams?: number;
  participants?: DailyStreamingParticipantsConfig;
}

/** What of an own composition can change while it runs. */
export interface DailyUpdateStreamingCustomLayoutConfig {
  preset: 'custom';
  participants?: DailyStreamingParticipantsConfig;
  /** Parameters of the composition, by name. */
  composition_params?: Record<string, boolean | number | string>;
}

/** A composition of one's own. */
export interface DailyStartStreamingCustomLayoutConfig extends DailyUpdateStreamingCustomLayoutConfig {
  composition_id?: string;
  /** Files of the composition: the name there → the address. */
  session_assets?: Record<string, string>;
}

/** How a recording is laid out: at its start, or as a change to one that runs. */
export type DailyStreamingLayoutConfig<Type extends 'start' | 'update' = 'start'> =
  | DailyStreamingDefaultLayoutConfig
  | DailyStreamingSingleParticipantLayoutConfig
  | DailyStreamingActiveParticipantLayoutConfig
  | DailyStreamingPortraitLayoutConfig
  | DailyStreamingAudioOnlyLayoutConfig
  | DailyStreamingRawTracksAudioOnlyLayoutConfig
  | (Type extends 'start' ? DailyStartStreamingCustomLayoutConfig : DailyUpdateStreamingCustomLayoutConfig);

/** How a stream is laid out: never without pictures. */
export type DailyLiveStreamingLayoutConfig<Type extends 'start' | 'update' = 'start'> = Exclude<
  DailyStreamingLayoutConfig<Type>,
  DailyStreamingAudioOnlyLayoutConfig
>;

/** What is recorded or streamed, and how it is encoded. What is left out the server chooses. */
export interface DailyStreamingOptions<
  Method extends 'liveStreaming' | 'recording',
  Type extends 'start' | 'update' = 'start',
> {
  /** Pixels. */
  width?: number;
  /** Pixels. */
  height?: number;
  /** Pictures per second. */
  fps?: number;
  /** Kilobits per second. */
  videoBitrate?: number;
  /** Kilobits per second. */
  audioBitrate?: number;
  /** Ends after this many seconds without anybody. */
  minIdleTimeOut?: number;
  /** Ends after this many seconds. */
  maxDuration?: number;
  /** `#rgb` or `#rrggbb`. */
  backgroundColor?: string;
  /** An id of the caller's choice (a UUID), to tell several that run at once apart. */
  instanceId?: string;
  layout?: Method extends 'recording' ? DailyStreamingLayoutConfig<Type> : DailyLiveStreamingLayoutConfig<Type>;
  /** Where a recording is made; the room's setting when it is left out. Another value throws (spec 001 §5). */
  type?: Method extends 'recording' ? 'cloud' | 'raw-tracks' | 'local' : never;
}

/** Where a stream goes. */
export interface DailyStreamingEndpoint {
  /** An address (`rtmp:` or `rtmps:`), or the name of one that the server knows. */
  endpoint: string;
}

/** The connection to an endpoint. */
export type DailyStreamingState = 'connected' | 'interrupted';

/** What is streamed to the public, and where: `rtmpUrl` or `endpoints`. */
export interface DailyLiveStreamingOptions<Type extends 'start' | 'update' = 'start'>
  extends DailyStreamingOptions<'liveStreaming', Type> {
  rtmpUrl?: string | string[];
  endpoints?: DailyStreamingEndpoint[];
}

/** Which of several recordings or streams; all when it is left out. */
export interface DailyStreamInstance {
  instanceId?: string;
}

/** A change to a recording or a stream that runs. Without a layout it gets the default one. */
export interface DailyStreamUpdate extends DailyStreamInstance {
  layout?: DailyStreamingLayoutConfig<'update'>;
}

/** How what is said is written down. The names are those of the speech engine. */
export interface DailyTranscriptionDeepgramOptions extends DailyStreamInstance {
  /** A language tag such as `en` or `hi`. */
  language?: string;
  model?: string;
  tier?: string;
  profanity_filter?: boolean;
  /** What is blacked out: kinds such as `pci`, or all. */
  redact?: string[] | boolean[] | boolean;
  /** Milliseconds of silence that end a sentence, or whether to look for them. */
  endpointing?: number | boolean;
  punctuate?: boolean;
  /** Handed to the engine as it is. */
  extra?: Record<string, unknown>;
  /** Gives the engine's own answer with each message, as `rawResponse`. */
  includeRawResponse?: boolean;
  /** Session ids; everybody when it is left out. */
  participants?: string[];
}

/** Whose words are written down from now on. */
export interface DailyTranscriptionUpdateOptions extends DailyStreamInstance {
  /** Session ids. */
  participants?: string[];
}

/** Which transcription ends. */
export type DailyTranscriptionStopOptions = DailyStreamInstance;

/** Where a room keeps its recordings, when they are not kept by the server. */
export interface DailyRecordingsBucket {
  bucket_name: string;
  bucket_region: string;
  /** The role that the server takes on to write there. */
  assume_role_arn: string;
  /** Whether links to the files are given out. */
  allow_api_access: boolean;
  /** Whether the files can be watched in a browser. */
  allow_streaming_from_bucket: boolean;
}
