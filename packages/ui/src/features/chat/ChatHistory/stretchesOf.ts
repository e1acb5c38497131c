/** A stretch of an excerpt. */
interface Stretch {
  /** Where it begins. */
  start: number;
  text: string;
  isMatch: boolean;
}

/**
 * An excerpt in stretches that are, and are not, what was searched for. Matches that overlap, run backwards or lie
 * outside of it are passed over.
 */
export function stretchesOf(
  excerpt: string,
  matches: readonly (readonly [number, number])[],
): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let at = 0;
  const upTo = (end: number, isMatch: boolean) => {
    if (end > at) stretches.push({ start: at, text: excerpt.slice(at, end), isMatch });
    at = Math.max(at, end);
  };
  for (const [start, end] of [...matches].sort(([one], [other]) => one - other)) {
    if (start < at || end <= start || end > excerpt.length) continue;
    upTo(start, false);
    upTo(end, true);
  }
  upTo(excerpt.length, false);
  return stretches;
}
