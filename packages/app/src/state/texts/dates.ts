import { calendarDay } from "@mimi/ui/format";
import { languageTexts } from "../../locales/en/times.ts";
import { texts } from "./texts.ts";

/**
 * The locale of dates: the first one of the browser in the language of the texts, so that dates have the form of the
 * user's country; otherwise the language alone. A date in another language would be strange in an English sentence.
 */
export function dateLocale(languages: readonly string[] = navigator.languages): string {
  const { tag: own } = texts(languageTexts);
  const isOwn = (tag: string) => tag === own || tag.startsWith(`${own}-`);
  return languages.find((tag) => isOwn(tag) && isLanguageTag(tag)) ?? own;
}

/** Whether `Intl` accepts the tag. Chromium has "en-US@posix" on Linux with the locale C, which `Intl` refuses. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** Whether the first locale of the browser counts 12 or 24 hours, also where its language is not that of the texts. */
export function hourCycle(languages: readonly string[] = navigator.languages): "h12" | "h23" {
  const locale = languages.find(isLanguageTag);
  const { hourCycle: cycle } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  return cycle === "h23" || cycle === "h24" ? "h23" : "h12";
}

/** Whether a time is of an earlier calendar day than another. */
export function isEarlierDay(time: Date, other: Date): boolean {
  return calendarDay(time.getTime()) < calendarDay(other.getTime());
}

/** The local date and time, as text: "20 November 2026 at 01:00" in Britain. `time` is an ISO time. */
export function dayAndTimeOf(time: string): string {
  const format = { dateStyle: "long", timeStyle: "short", hourCycle: hourCycle() } as const;
  return new Date(time).toLocaleString(dateLocale(), format);
}

/** A chat can have ten thousand messages, so the format is made once. */
let clock: Intl.DateTimeFormat | undefined;

/** The local time of day by the clock of the locale, as text: "01:00" in Britain, "1:00 AM" in the United States. `time` is an ISO time. */
export function timeOfDay(time: string): string {
  clock ??= new Intl.DateTimeFormat(dateLocale(), { timeStyle: "short", hourCycle: hourCycle() });
  return clock.format(new Date(time));
}

/** The heading of the messages of a local day: "Today", "Yesterday", "20 November 2026" in Britain. `time` is an ISO time. */
export function dayHeadingOf(time: string, now: Date): string {
  const daysAgo = Math.max(0, calendarDay(now.getTime()) - calendarDay(Date.parse(time)));
  if (daysAgo > 1) return dayOf(time);
  const heading = new Intl.RelativeTimeFormat(texts(languageTexts).tag, { numeric: "auto" }).format(
    -daysAgo,
    "day",
  );
  return heading.charAt(0).toUpperCase() + heading.slice(1);
}

/** The local date, as text: "20 November 2026" in Britain. `time` is an ISO time. */
export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(dateLocale(), { dateStyle: "long" });
}

/** A calendar date as text, the same in every country and time zone: "January 1, 2026". `date` as in `2026-01-01`. */
export function fullDateOf(date: string): string {
  const format = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Date(date).toLocaleDateString(texts(languageTexts).tag, format);
}
