import { relativeTime } from "@mimi/ui/format";
import { LANGUAGE } from "./language.ts";

/**
 * The time since `time`, as text: "18 minutes ago". `time` is an ISO time. In the language alone: unlike dates, such
 * texts are the same in every country.
 */
export function timeAgo(time: string, now: Date): string {
  return relativeTime(Date.parse(time), { now: now.getTime(), locale: LANGUAGE });
}
