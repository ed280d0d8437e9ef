const wanted = {
  audio: ['audio/opus'],
  video: ['video/vp8', 'video/rtx'],
} as const;

/** The codecs that every Parley peer speaks: Opus, and VP8 with retransmission. The rest stays as a fallback. */
export function preferredCodecs(kind: 'audio' | 'video', available: readonly RTCRtpCodec[]): RTCRtpCodec[] {
  const isWanted = (codec: RTCRtpCodec) => (wanted[kind] as readonly string[]).includes(codec.mimeType.toLowerCase());
  return available.filter(isWanted);
}
