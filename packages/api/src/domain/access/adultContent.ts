import type { AdultSettings } from "../../config/safetySettings.ts";

/** Whether adult content is available in the country of a request, which our own proxy names (product 7). */
export function isAdultContentAvailable(settings: AdultSettings, headers: Headers): boolean {
  if (!settings.on) return false;
  const country = settings.countryHeader && headers.get(settings.countryHeader)?.trim().toUpperCase();
  return !country || !settings.unavailableIn.includes(country);
}
