import { relativeTime } from "@mimi/ui/format";

/** How long ago something was, ready to read: "18 minutes ago". `time` is an ISO time. */
export function timeAgo(time: string, now: Date): string {
  return relativeTime(Date.parse(time), { now: now.getTime() });
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
