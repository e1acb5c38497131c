const ago = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

const MINUTE = 60_000;
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["year", 365 * 24 * 60 * MINUTE],
  ["month", 30 * 24 * 60 * MINUTE],
  ["week", 7 * 24 * 60 * MINUTE],
  ["day", 24 * 60 * MINUTE],
  ["hour", 60 * MINUTE],
  ["minute", MINUTE],
];

/** How long ago something was, ready to read: "18 minutes ago", "now" within a minute. `time` is an ISO time. */
export function timeAgo(time: string, now: Date): string {
  const passed = now.getTime() - Date.parse(time);
  const found = units.find(([, span]) => passed >= span);
  if (!found) return ago.format(0, "second");
  const [unit, length] = found;
  return ago.format(-Math.floor(passed / length), unit);
}

/** The local time of day, ready to read: "01:00". `time` is an ISO time. */
export function timeOfDay(time: string): string {
  const date = new Date(time);
  // Asked once for each message of a chat, which may be ten thousand: Intl takes more than twice as long.
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The local day, ready to read: "20 November 2026". `time` is an ISO time. */
export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString("en-GB", { dateStyle: "long" });
}
