import { dateLocale } from "./dates.ts";
import { timeTexts } from "../../locales/en/times.ts";
import { texts } from "./texts.ts";

/** From this hour on, a time of today is "tonight". */
const EVENING = 17;

/**
 * A time within the next day, by the local calendar day and the clock of the user's country: "tonight at 7 PM", "tomorrow at
 * 02:00" in Britain. `time` is an ISO time.
 */
export function nextTime(time: string, now: Date, locale = dateLocale()): string {
  const date = new Date(time);
  const isToday = date.toDateString() === now.toDateString();
  const day = !isToday ? "tomorrow" : date.getHours() >= EVENING ? "tonight" : "today";
  return texts(timeTexts)[day](clockTime(date, locale));
}

/** Without minutes on the hour, where the clock has 12 hours: "7 PM", "7:30 PM", "19:00". */
function clockTime(date: Date, locale: string): string {
  const has12Hours = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 === true;
  const minute = has12Hours && date.getMinutes() === 0 ? undefined : "2-digit";
  return date.toLocaleTimeString(locale, { hour: has12Hours ? "numeric" : "2-digit", minute });
}
