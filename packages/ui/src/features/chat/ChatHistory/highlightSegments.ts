/** A part of an excerpt. */
interface HighlightSegment {
  /** Its start index. */
  start: number;
  text: string;
  isMatch: boolean;
}

/** Splits an excerpt into matching and other segments. Invalid and overlapping matches are ignored. */
export function highlightSegments(
  excerpt: string,
  matches: readonly (readonly [number, number])[],
): readonly HighlightSegment[] {
  const segments: HighlightSegment[] = [];
  let position = 0;
  const pushSegment = (end: number, isMatch: boolean) => {
    if (end > position) segments.push({ start: position, text: excerpt.slice(position, end), isMatch });
    position = Math.max(position, end);
  };
  for (const [start, end] of [...matches].sort(([a], [b]) => a - b)) {
    if (start < position || end <= start || end > excerpt.length) continue;
    pushSegment(start, false);
    pushSegment(end, true);
  }
  pushSegment(excerpt.length, false);
  return segments;
}
