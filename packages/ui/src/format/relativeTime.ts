import { calendarDay } from "./calendarDay.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Units from a day on, with their days. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365],
  ["month", 30],
  ["week", 7],
  ["day", 1],
];

/** The current time and the language. */
export interface TimeContext {
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Language of the text, as a BCP 47 tag such as `en` or `pt-BR`. */
  locale: string;
  /** Whose calendar days count, such as `Europe/Berlin`. @default the local one */
  timeZone?: string;
}

/**
 * Formats a time relative to now, in whole units of a language. In English: `now` within a minute, `18 minutes ago`, `3 hours ago`
 * on the same calendar day, `yesterday` on the day before, `3 weeks ago`. A time in the future, for example from a fast
 * clock, is `now`.
 *
 * @param time In milliseconds since 1970.
 */
export function relativeTime(time: number, { now, locale, timeZone }: TimeContext): string {
  const age = now - time;
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (age < MINUTE) return format.format(0, "second");
  // Also over midnight: ten minutes ago is not yesterday.
  if (age < HOUR) return format.format(-Math.floor(age / MINUTE), "minute");
  const days = calendarDay(now, timeZone) - calendarDay(time, timeZone);
  const largest = units.find(([, length]) => days >= length);
  if (largest === undefined) return format.format(-Math.floor(age / HOUR), "hour");
  const [unit, length] = largest;
  return format.format(-Math.floor(days / length), unit);
}
