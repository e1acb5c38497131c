import { join } from "node:path";
import { choice, type Environment, listOf, required, urlOf, refuseUseless } from "./environment.ts";
import { packageFolder } from "./packageFolder.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** What decides about adult content, moderators and the screening of texts. */
export interface SafetySettings {
  readonly adult: AdultSettings;
  /** Verified email addresses, in lower case, whose owners are moderators once they sign in. */
  readonly moderators: readonly string[];
  readonly screening: ScreeningSettings;
}

/** Where adult content is available, and what shows that somebody is an adult. */
export interface AdultSettings {
  /** False keeps all adult content from everybody but its creators. */
  readonly on: boolean;
  /** Country codes, in upper case, where it is not available. */
  readonly unavailableIn: readonly string[];
  /** The request header in which our own proxy names the caller's country. */
  readonly countryHeader: string | null;
  /** A third party that checks ages; null takes a statement. */
  readonly verifier: { readonly url: URL; readonly key: string } | null;
}

/** What texts are screened by. */
export interface ScreeningSettings {
  /** File of terms, see `providers/screening/lexicon.txt`. */
  readonly lexicon: string;
  /** An HTTP moderation endpoint, asked after the lexicon. */
  readonly url: URL | null;
  readonly key: string | null;
}

/** Reads them. Throws a StartFailure naming the variable that is missing or contradictory. */
export function readSafetySettings(
  env: Environment,
  fromRepository: (path: string) => string,
): SafetySettings {
  refuseUseless(env, ["SCREENING_KEY"], "SCREENING_URL");
  refuseUseless(env, ["AGE_VERIFIER_KEY"], "AGE_VERIFIER_URL");
  const moderators = listOf(env, "MODERATORS").map((address) => address.toLowerCase());
  const wrong = moderators.find((address) => !/^[^@\s]+@[^@\s]+$/.test(address));
  if (wrong) throw new StartFailure(`MODERATORS holds what is no email address: ${wrong}`);
  return {
    adult: adultOf(env),
    moderators,
    screening: {
      lexicon: env.SCREENING_LEXICON
        ? fromRepository(env.SCREENING_LEXICON)
        : join(packageFolder, "src/providers/screening/lexicon.txt"),
      url: urlOf(env, "SCREENING_URL"),
      key: env.SCREENING_KEY || null,
    },
  };
}

function adultOf(env: Environment): AdultSettings {
  const unavailableIn = listOf(env, "ADULT_UNAVAILABLE_IN").map((code) => code.toUpperCase());
  const countryHeader = env.COUNTRY_HEADER || null;
  if (unavailableIn.length > 0 && !countryHeader) {
    throw new StartFailure("COUNTRY_HEADER is missing; it is needed because ADULT_UNAVAILABLE_IN is set");
  }
  // Without a proxy of ours, the caller would choose their own country.
  if (countryHeader && env.TRUST_PROXY !== "on") {
    throw new StartFailure("TRUST_PROXY must be on when COUNTRY_HEADER is set");
  }
  const url = urlOf(env, "AGE_VERIFIER_URL");
  return {
    on: choice(env, "ADULT_CONTENT", ["on", "off"], "on") === "on",
    unavailableIn,
    countryHeader,
    verifier: url ? { url, key: required(env, "AGE_VERIFIER_KEY", "AGE_VERIFIER_URL") } : null,
  };
}
