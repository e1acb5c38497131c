const MINUTE = 60_000;

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["week", 7 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** The current time and the language. */
export interface TimeContext {
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Language of the text, as a BCP 47 tag such as `en` or `pt-BR`. */
  locale: string;
}

/**
 * Formats a time relative to now, in whole units of a language. In English: `now` within a minute, `18 minutes ago`, `yesterday`, `3 weeks ago`.
 * A time in the future, for example from a fast clock, is `now`.
 *
 * @param time In milliseconds since 1970.
 */
export function relativeTime(time: number, { now, locale }: TimeContext): string {
  const age = now - time;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const largest = units.find(([, length]) => age >= length);
  if (largest === undefined) return format.format(0, "second");
  const [unit, length] = largest;
  return format.format(-Math.floor(age / length), unit);
}
