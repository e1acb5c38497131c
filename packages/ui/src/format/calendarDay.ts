const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns the number of a calendar day. Days of 23 or 25 hours count as one, so that the difference of two is what people count.
 *
 * @param time In milliseconds since 1970.
 * @param timeZone Such as `Europe/Berlin`. @default the local one
 */
export function calendarDay(time: number, timeZone?: string): number {
  const date = new Date(time);
  if (timeZone === undefined) {
    return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
  }
  const format = new Intl.DateTimeFormat(undefined, {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.get("year") ?? 0, (parts.get("month") ?? 1) - 1, parts.get("day")) / DAY_MS;
}
