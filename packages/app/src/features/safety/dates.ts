import { dateLocale } from "../../state/locale.ts";

/** The local date and time, as text: "20 November 2026 at 01:00" in Britain. `time` is an ISO time. */
export function dayAndTimeOf(time: string): string {
  return new Date(time).toLocaleString(dateLocale(), { dateStyle: "long", timeStyle: "short" });
}

/** The local date, as text: "20 November 2026" in Britain. `time` is an ISO time. */
export function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(dateLocale(), { dateStyle: "long" });
}
