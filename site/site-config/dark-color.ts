/** Whether a colour as `#rgb` or `#rrggbb` is darker than the middle grey between black and white, to the eye. */
export function isDark(color: string): boolean {
  const [, short] = /^#([0-9a-f]{3})$/i.exec(color) ?? [];
  const [, long] = /^#([0-9a-f]{6})$/i.exec(short ? `#${short.replace(/./g, '$&$&')}` : color) ?? [];
  if (!long) return false;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => (Number.parseInt(long.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.18;
}
