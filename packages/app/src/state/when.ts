import { relativeTime } from "@mimi/ui/format";

/** The time since `time`, as text: "18 minutes ago". `time` is an ISO time. */
export function timeAgo(time: string, now: Date): string {
  return relativeTime(Date.parse(time), { now: now.getTime() });
}

/** The local time of day, as text: "01:00". `time` is an ISO time. */
export function timeOfDay(time: string): string {
  const date = new Date(time);
  // A chat can have ten thousand messages, and `Intl` takes more than twice as long.
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

/** The local date, as text: "20 November 2026". `time` is an ISO time. */
export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString("en-GB", { dateStyle: "long" });
}
