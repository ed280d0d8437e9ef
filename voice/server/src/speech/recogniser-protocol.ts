/** What the server and its recogniser process say to each other. Streams have numbers that the server gives. */
export type RecogniserRequest =
  | { type: 'prepare'; phrases: readonly string[] }
  | { type: 'open'; stream: number }
  /** Signed 16-bit samples at 16 kHz. */
  | { type: 'audio'; stream: number; pcm: Int16Array }
  | { type: 'end'; stream: number }
  | { type: 'cancel'; stream: number };

export type RecogniserReport =
  | { type: 'ready'; left: readonly string[] }
  | { type: 'unusable'; message: string }
  | { type: 'partial'; stream: number; text: string; complete: boolean }
  | { type: 'result'; stream: number; text: string; confidence: number };
