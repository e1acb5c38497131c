const DAY = 24 * 60 * 60 * 1000;

/**
 * Days until a plan ends, rounded up, so that the last hours count as one day.
 *
 * @param end When the plan ends, in milliseconds since 1970.
 * @param now The current time, in milliseconds since 1970.
 * @returns Whole days from 1; undefined when the plan has ended.
 */
export function remainingDays(end: number, now: number): number | undefined {
  const left = end - now;
  return left > 0 ? Math.ceil(left / DAY) : undefined;
}
