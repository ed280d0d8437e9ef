/** What stands where a video would (spec 000 §8). */
export function NoVideo() {
  return <p className="no-video">No demo video available</p>;
}
