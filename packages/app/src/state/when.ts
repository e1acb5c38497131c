import { relativeTime } from "@mimi/ui/format";

/** The time since `time`, as text: "18 minutes ago". `time` is an ISO time. */
export function timeAgo(time: string, now: Date): string {
  return relativeTime(Date.parse(time), { now: now.getTime() });
}
