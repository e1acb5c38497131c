import { relativeTime } from "@mimi/ui/format";
import { renderTimes } from "./renderTimes.ts";
import { languageTexts } from "../../locales/en/times.ts";
import { texts } from "./texts.ts";

/**
 * The time since `time`, as text: "18 minutes ago". `time` is an ISO time. In the language alone: unlike dates, such
 * texts are the same in every country.
 */
export function timeAgo(time: string, now: Date): string {
  const context = {
    now: now.getTime(),
    locale: texts(languageTexts).tag,
    timeZone: renderTimes.has(now) ? "UTC" : undefined,
  };
  return relativeTime(Date.parse(time), context);
}
