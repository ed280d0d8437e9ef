/** Whose media are laid out, by session id or `*`. */
export interface DailyStreamingParticipants {
  video?: string[];
  audio?: string[];
  sort?: 'active';
}

/** How a recording or a stream is laid out. */
export type DailyStreamingLayout =
  | { preset: 'default'; max_cam_streams?: number; participants?: DailyStreamingParticipants }
  | { preset: 'single-participant'; session_id: string }
  | { preset: 'active-participant'; participants?: DailyStreamingParticipants }
  | { preset: 'audio-only'; participants?: DailyStreamingParticipants }
  | { preset: 'raw-tracks-audio-only' }
  | {
      preset: 'portrait';
      variant?: 'vertical' | 'inset';
      max_cam_streams?: number;
      participants?: DailyStreamingParticipants;
    }
  | {
      preset: 'custom';
      participants?: DailyStreamingParticipants;
      composition_params?: Record<string, boolean | number | string>;
      composition_id?: string;
      session_assets?: Record<string, string>;
    };

interface DailyEncodingOptions {
  width?: number;
  height?: number;
  fps?: number;
  videoBitrate?: number;
  audioBitrate?: number;
  minIdleTimeOut?: number;
  maxDuration?: number;
  backgroundColor?: string;
  instanceId?: string;
  layout?: DailyStreamingLayout;
}

export interface DailyRecordingOptions extends DailyEncodingOptions {
  type?: 'cloud' | 'raw-tracks' | 'local';
}

export interface DailyStreamingEndpoint {
  endpoint: string;
}

export interface DailyLiveStreamingOptions extends DailyEncodingOptions {
  rtmpUrl?: string | string[];
  endpoints?: DailyStreamingEndpoint[];
}

/** Which of several recordings or streams. */
export interface DailyStreamInstance {
  instanceId?: string;
}

export interface DailyStreamUpdate extends DailyStreamInstance {
  layout?: DailyStreamingLayout;
}

export interface DailyTranscriptionOptions extends DailyStreamInstance {
  language?: string;
  model?: string;
  tier?: string;
  profanity_filter?: boolean;
  redact?: string[] | boolean[] | boolean;
  endpointing?: number | boolean;
  punctuate?: boolean;
  extra?: Record<string, unknown>;
  includeRawResponse?: boolean;
  participants?: string[];
}
