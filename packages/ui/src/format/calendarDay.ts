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
  // The form of Sweden is that of ISO.
  const day = date.toLocaleDateString("sv-SE", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}
