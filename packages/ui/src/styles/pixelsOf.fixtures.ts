/** A length of the scales in pixels, at the default font size: `16`, or `40 to 48` when it grows with the window. */
export function pixelsOf(length: string): string {
  const ends = /^clamp\((.+?), .*, (.+?)\)$/.exec(length);
  if (ends !== null) return `${pixels(ends[1] ?? "")} to ${pixels(ends[2] ?? "")}`;
  return String(pixels(length));
}

function pixels(length: string): number {
  const number = Number.parseFloat(length);
  return length.endsWith("rem") ? Math.round(number * 16 * 100) / 100 : number;
}
