import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  choice,
  type Environment,
  listOf,
  required,
  urlOf,
  refuseWithout,
  wholeFrom,
} from "./environment.ts";
import { packageFolder } from "./packageFolder.ts";
import { StartFailure } from "../shared/StartFailure.ts";

const APPEAL_DAYS = 30;

/** Settings of adult content, moderators, screening and reports. */
export interface SafetySettings {
  readonly adult: AdultSettings;
  /** Verified email addresses, in lower case, that become moderators at sign-in. */
  readonly moderators: readonly string[];
  readonly screening: ScreeningSettings;
  readonly reports: ReportSettings;
  /** How long content that was taken down is kept for an appeal, in days. */
  readonly appealDays: number;
}

/** Where adult content is available, and how adults are verified. */
export interface AdultSettings {
  /** False hides all adult content from everybody but its creators. */
  readonly on: boolean;
  /** Country codes, in upper case, where adult content is not available. */
  readonly unavailableIn: readonly string[];
  /** The request header with the caller's country, set by the operator's proxy. */
  readonly countryHeader: string | null;
  /** An external age verifier; null accepts a statement of the user. */
  readonly verifier: { readonly url: URL; readonly key: string } | null;
}

/** What screens texts. */
export interface ScreeningSettings {
  /** A file of terms, see `providers/screening/lexicon.txt`. */
  readonly lexicon: string;
  /** Whether these are the terms of the API's own file, which contains placeholders only. */
  readonly isPlaceholder: boolean;
  /** An HTTP moderation endpoint, called after the lexicon. */
  readonly url: URL | null;
  readonly key: string | null;
}

/** When reports hide an item before a moderator has decided, and who is notified of urgent reports. */
export interface ReportSettings {
  /** Whether an item is hidden when the screening finds a broken rule in the reported texts. */
  readonly hideOnScreening: boolean;
  /** The number of signed-in accounts whose reports hide an item together; 0 switches this off. */
  readonly hideAccounts: number;
  /** The least age of such an account, in days. */
  readonly hideAccountDays: number;
  /** An account whose last so many decided reports were upheld hides an item alone; 0 switches this off. */
  readonly hideUpheld: number;
  /** The key of the hashes by which reports from one network count once; null when networks are not compared. */
  readonly networkKey: string | null;
  /** An address that is notified of each item with an urgent report; null when there is none. */
  readonly alert: { readonly url: URL; readonly key: string | null } | null;
}

/** Reads these settings. Throws a StartFailure that names a missing or contradictory variable. */
export function readSafetySettings(
  env: Environment,
  fromRepository: (path: string) => string,
): SafetySettings {
  refuseWithout(env, ["SCREENING_KEY"], "SCREENING_URL");
  refuseWithout(env, ["AGE_VERIFIER_KEY"], "AGE_VERIFIER_URL");
  const moderators = listOf(env, "MODERATORS").map((address) => address.toLowerCase());
  const wrong = moderators.find((address) => !/^[^@\s]+@[^@\s]+$/.test(address));
  if (wrong) throw new StartFailure(`MODERATORS holds what is no email address: ${wrong}`);
  return {
    adult: adultOf(env),
    moderators,
    screening: {
      ...lexiconOf(env, fromRepository),
      url: urlOf(env, "SCREENING_URL"),
      key: env.SCREENING_KEY || null,
    },
    reports: reportsOf(env),
    appealDays: wholeFrom(env, "APPEAL_DAYS", 1) ?? APPEAL_DAYS,
  };
}

const PLACEHOLDERS = join(packageFolder, "src/providers/screening/lexicon.txt");

function lexiconOf(env: Environment, fromRepository: (path: string) => string) {
  if (!env.SCREENING_LEXICON) return { lexicon: PLACEHOLDERS, isPlaceholder: true };
  const lexicon = fromRepository(env.SCREENING_LEXICON);
  const isPlaceholder = contentOf(lexicon) === contentOf(PLACEHOLDERS);
  if (isPlaceholder && env.NODE_ENV === "production") {
    throw new StartFailure(
      "SCREENING_LEXICON names the placeholders of the API, which refuse no real term; name your own file, or set it to off",
    );
  }
  return { lexicon, isPlaceholder };
}

/** Null when the file cannot be read, which the screening reports. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function adultOf(env: Environment): AdultSettings {
  const unavailableIn = listOf(env, "ADULT_UNAVAILABLE_IN").map((code) => code.toUpperCase());
  const countryHeader = env.COUNTRY_HEADER || null;
  if (unavailableIn.length > 0 && !countryHeader) {
    throw new StartFailure("COUNTRY_HEADER is missing; it is needed because ADULT_UNAVAILABLE_IN is set");
  }
  // Without a proxy, the caller could choose a country.
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

const HIDE_ACCOUNTS = 3;
const HIDE_ACCOUNT_DAYS = 7;
const HIDE_UPHELD = 5;
/** The fewest characters of a key. */
const NETWORK_KEY_MIN = 32;

function reportsOf(env: Environment): ReportSettings {
  refuseWithout(env, ["MODERATION_ALERT_KEY"], "MODERATION_ALERT_URL");
  const url = urlOf(env, "MODERATION_ALERT_URL");
  return {
    hideOnScreening: choice(env, "REPORT_HIDE_SCREENING", ["on", "off"], "on") === "on",
    hideAccounts: wholeFrom(env, "REPORT_HIDE_ACCOUNTS", 0) ?? HIDE_ACCOUNTS,
    hideAccountDays: wholeFrom(env, "REPORT_HIDE_ACCOUNT_DAYS", 0) ?? HIDE_ACCOUNT_DAYS,
    hideUpheld: wholeFrom(env, "REPORT_HIDE_UPHELD", 0) ?? HIDE_UPHELD,
    networkKey: networkKeyOf(env),
    alert: url && { url, key: env.MODERATION_ALERT_KEY || null },
  };
}

function networkKeyOf({ REPORT_NETWORK_KEY: key }: Environment): string | null {
  if (!key) return null;
  if (key.length < NETWORK_KEY_MIN)
    throw new StartFailure(`REPORT_NETWORK_KEY must have at least ${NETWORK_KEY_MIN} characters`);
  return key;
}
