/** Seconds as minutes and seconds, `1:05`. What is not known yet reads `0:00`. */
export function formatTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
