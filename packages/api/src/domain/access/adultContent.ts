import type { AdultSettings } from "../../config/safetySettings.ts";

/** Whether adult content is available where a request comes from, as our own proxy says (product 7). */
export function isAdultContentAvailable(settings: AdultSettings, headers: Headers): boolean {
  if (!settings.on) return false;
  const country = settings.countryHeader && headers.get(settings.countryHeader)?.trim().toUpperCase();
  return !country || !settings.unavailableIn.includes(country);
}
