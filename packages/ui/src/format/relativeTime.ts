const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The current time, with locale and time zone. */
export interface TimeContext {
  /** The current time, in milliseconds since 1970. */
  now: number;
  /** Language of the text, as a BCP 47 tag. @default "en" */
  locale?: string;
  /** The user's time zone, as an IANA name; it decides what "yesterday" is. Absent: the system's. */
  timeZone?: string;
}

/**
 * Formats a time relative to now: `now`, `18 minutes ago`, `yesterday, 23:40`, `Tuesday`, `12 November`, `12 November
 * 2025`. A time in the future, for example from a fast clock, is `now`.
 *
 * @param time In milliseconds since 1970.
 */
export function relativeTime(time: number, { now, locale = "en", timeZone }: TimeContext): string {
  const age = now - time;
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  if (age < MINUTE) return relative.format(0, "second");
  if (age < HOUR) return relative.format(-Math.floor(age / MINUTE), "minute");
  const days = dayOf(now, timeZone) - dayOf(time, timeZone);
  if (days === 0) return relative.format(-Math.floor(age / HOUR), "hour");
  if (days === 1) return `${relative.format(-1, "day")}, ${clock(time, locale, timeZone)}`;
  if (days < 7) return formatted(time, locale, { weekday: "long", timeZone });
  const sameYear = year(time, timeZone) === year(now, timeZone);
  return formatted(time, locale, {
    day: "numeric",
    month: "long",
    ...(sameYear ? {} : { year: "numeric" }),
    timeZone,
  });
}

function clock(time: number, locale: string, timeZone: string | undefined): string {
  return formatted(time, locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
}

function year(time: number, timeZone: string | undefined): string {
  return formatted(time, "en", { year: "numeric", timeZone });
}

// The number of the day in the user's time zone, for differences in days.
function dayOf(time: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat("en", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    timeZone,
  });
  const value = Object.fromEntries(parts.formatToParts(time).map((part) => [part.type, Number(part.value)]));
  return Date.UTC(value.year ?? 0, (value.month ?? 1) - 1, value.day ?? 1) / DAY;
}

function formatted(time: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(time);
}
