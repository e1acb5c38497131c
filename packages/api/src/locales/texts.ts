import { english, type Texts } from "./en.ts";

/** The texts of mails, files and pages that the API writes for people. The app has all others (docs/decisions/0056). */
export function texts(): Texts {
  return english;
}
