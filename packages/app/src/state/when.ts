const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

const MINUTE = 60_000;
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["week", 7 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** How long ago something was, ready to read: "18 minutes ago". `time` is an ISO time. */
export function timeAgo(time: string, now: Date): string {
  const passed = now.getTime() - Date.parse(time);
  const [unit, length] = units.find(([, span]) => passed >= span) ?? ["minute", MINUTE];
  return ago.format(-Math.max(0, Math.floor(passed / length)), unit);
}

/** The local time of day, ready to read: "01:00". `time` is an ISO time. */
export function timeOfDay(time: string): string {
  return clock.format(new Date(time));
}

/** The local day, ready to read: "20 November 2026". `time` is an ISO time. */
export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString("en-GB", { dateStyle: "long" });
}
