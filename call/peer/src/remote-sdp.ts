/**
 * Makes a browser's description fit for the engine. Candidates that are hidden behind a `.local` name go, because
 * their lookup can take ten seconds and the browser is found through its own checks anyway; feedback for transport-wide
 * congestion control goes, because the engine's is wrong and an audio leg needs none.
 */
export function fitRemoteSdp(sdp: string): string {
  return sdp
    .split('\r\n')
    .filter((line) => !(line.startsWith('a=candidate') && isLocalName(line)))
    .filter((line) => !/^a=rtcp-fb:\S+ transport-cc$/.test(line))
    .join('\r\n');
}

/** Whether a candidate hides its address behind a multicast DNS name. */
export function isLocalName(candidate: string): boolean {
  return /\.local /.test(candidate);
}
