import type { LanguageTag } from "@mimi/contract";

/** A time as a language writes it: "November 20, 2026 at 12:00 PM UTC". The API does not know where the reader is. */
export function timeIn(language: LanguageTag | null, time: Date): string {
  return time.toLocaleString(language ?? "en", {
    year: "numeric",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone: "UTC",
    timeZoneName: "short",
  });
}
