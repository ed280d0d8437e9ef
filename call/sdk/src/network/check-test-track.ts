import { SdkError } from '../sdk-error.ts';

/** Checks that a test has a picture to send. Throws {@link SdkError} and says on the console what is wrong. */
export function checkTestTrack(track: unknown, console: Pick<Console, 'error'>): void {
  const problem = trackProblem(track);
  if (problem === undefined) return;
  console.error(problem);
  throw SdkError.invalidArgument('Video track error');
}

function trackProblem(track: unknown): string | undefined {
  if (!track) return 'Missing video track. You must provide a video track in order to run this test.';
  if (typeof MediaStreamTrack === 'undefined' || !(track instanceof MediaStreamTrack)) {
    return 'Video track needs to be of type `MediaStreamTrack`.';
  }
  if (track.readyState !== 'live') return 'Video track is not playable. This test needs a live video track.';
  return undefined;
}
