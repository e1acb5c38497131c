import { LANGUAGE } from "./language.ts";

/**
 * The locale of dates: the first one of the browser in the language of the texts, so that dates have the form of the
 * user's country; otherwise the language alone. A date in another language would be strange in an English sentence.
 */
export function dateLocale(languages: readonly string[] = navigator.languages): string {
  const isEnglish = (tag: string) => tag === LANGUAGE || tag.startsWith(`${LANGUAGE}-`);
  return languages.find((tag) => isEnglish(tag) && isLanguageTag(tag)) ?? LANGUAGE;
}

/** Whether `Intl` accepts the tag. Chromium has "en-US@posix" on Linux with the locale C, which `Intl` refuses. */
function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

/** The local date and time, as text: "20 November 2026 at 01:00" in Britain. `time` is an ISO time. */
export function dayAndTimeOf(time: string): string {
  return new Date(time).toLocaleString(dateLocale(), { dateStyle: "long", timeStyle: "short" });
}

/** The local date, as text: "20 November 2026" in Britain. `time` is an ISO time. */
export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(dateLocale(), { dateStyle: "long" });
}
