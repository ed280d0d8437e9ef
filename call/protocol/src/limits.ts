/** Every number of the call product (spec 001 §9 and facts of the contract). Milliseconds, characters, counts. */
export const limits = {
  sdkVersion: '0.79.0',
  /** Characters of JSON. The server may announce another per call. */
  appMessageMaxCharacters: 4096,
  sessionDataMaxCharacters: 102_400,
  userDataMaxCharacters: 4096,
  customTrackNameMaxCharacters: 50,
  gridTiles: { min: 1, max: 49 },
  simulcast: {
    layers: { min: 1, max: 3 },
    maxBitrate: { min: 100_000, max: 2_500_000 },
    maxFramerate: { min: 1, max: 30 },
    scaleResolutionDownBy: { min: 1, max: 8 },
  },
  dtmfMaxTones: 20,
  dialOut: { displayNameMaxCharacters: 199, userIdMaxCharacters: 36 },
  audioLevelMinIntervalMs: 100,
  backgroundImages: { min: 1, max: 10 },
  devicePollMs: 3000,
  remoteMediaVolume: { min: 0, max: 2 },
  bundle: { timeoutMs: 20_000, attempts: 3, retryDelayMs: 3000 },
  network: { threshold: 'good', quality: 100 },
  iframe: { widthPx: 375, heightPx: 450 },
  /** Signalling. */
  resumeGraceMs: 20_000,
  helloTimeoutMs: 10_000,
  pingMs: 10_000,
  frameMaxBytes: 262_144,
  unackedMax: 2000,
  meshMaxParticipants: 4,
} as const;
