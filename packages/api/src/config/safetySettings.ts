import { asciiLowerCase } from "../shared/asciiLowerCase.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { StartFailure } from "../shared/StartFailure.ts";
import { readAgeVerifiersFile } from "./ageVerifiersFile.ts";
import { packageFolder } from "./packageFolder.ts";
import {
  list,
  matching,
  OFF,
  onOff,
  orOff,
  path,
  rule,
  setting,
  webAddress,
  whole,
  text,
} from "./setting.ts";

const PLACEHOLDERS = join(packageFolder, "src/providers/screening/lexicon.txt");
/** The fewest characters of a key. */
const NETWORK_KEY_MIN = 32;
const secret = true;

/** Null when the file cannot be read, which the screening reports. */
function contentOf(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** What screens texts. */
export const screeningSettings = v.pipe(
  v.object({
    NODE_ENV: v.optional(text),
    SCREENING_LEXICON: setting(
      "A file of terms with their classes. Unset: the file of the API, which contains placeholders only. A public service needs " +
        "its own file; NODE_ENV=production refuses the placeholders. A relative path begins at the repository. compose.yaml " +
        "reads your files from the folder operate/files, for example SCREENING_LEXICON=operate/files/terms.txt.",
      orOff(path),
      { inProduction: "the terms of screening", canBeOff: true },
    ),
    SCREENING_URL: setting(
      "An HTTP moderation endpoint, called after the lexicon. When it does not answer, adult text is refused.",
      webAddress,
    ),
    SCREENING_KEY: setting("The bearer key for this endpoint.", text, { onlyWith: "SCREENING_URL", secret }),
  }),
  v.title("Screening of texts: see docs/guides/moderate.md"),
  v.transform(({ SCREENING_LEXICON: given = OFF, ...env }) => {
    const lexicon = given === OFF ? PLACEHOLDERS : given;
    return {
      NODE_ENV: env.NODE_ENV,
      /** A file of terms, see `providers/screening/lexicon.txt`. */
      lexicon,
      isDefault: given === OFF,
      /** Whether these are the terms of the API's own file, which contains placeholders only. */
      isPlaceholder: contentOf(lexicon) === contentOf(PLACEHOLDERS),
      url: env.SCREENING_URL ?? null,
      key: env.SCREENING_KEY ?? null,
    };
  }),
  rule(
    (screening) =>
      screening.isPlaceholder &&
      !screening.isDefault &&
      screening.NODE_ENV === "production" &&
      "SCREENING_LEXICON names the placeholders of the API, which refuse no real term; name your own file, or set it to off",
  ),
  v.transform(({ lexicon, isPlaceholder, url, key }) => ({ lexicon, isPlaceholder, url, key })),
);

/** Where adult content is available, and how adults are verified. */
export const adultSettings = v.pipe(
  // The file of age verifiers names variables of its own, with keys.
  v.looseObject({
    ADULT_CONTENT: setting(
      "on, off: off hides adult characters from everybody except their creators.",
      onOff,
      { default: "on" },
    ),
    ADULTS_ONLY: setting(
      "on, off: on makes the whole service one for adults: visitors and users confirm to be at least 18 before they use it.",
      onOff,
      { default: "off" },
    ),
    AGE_VERIFIERS_FILE: setting(
      "A JSON file with one or more third parties that check ages. Users choose one of them. Unset: where a check is needed " +
        "there is no adult content. See docs/guides/moderate.md.",
      path,
      { example: "age-verifiers.json" },
    ),
    AGE_VERIFIER_URL: v.optional(text),
    ADULT_UNAVAILABLE_IN: setting(
      "Countries without adult content, by their codes, separated by commas.",
      list(v.string()),
      { default: "" },
    ),
  }),
  v.title("Adult content"),
  rule(
    (env) =>
      env.AGE_VERIFIER_URL !== undefined &&
      "AGE_VERIFIER_URL is not used any more: describe the verifier in AGE_VERIFIERS_FILE",
  ),
  v.rawTransform(({ dataset: { value: env }, addIssue, NEVER }) => {
    try {
      return {
        /** False hides all adult content from everybody but its creators. */
        on: env.ADULT_CONTENT,
        /** Whether the whole service is for adults: only confirmed adults add content. */
        only: env.ADULTS_ONLY,
        /** Country codes, in upper case. */
        unavailableIn: env.ADULT_UNAVAILABLE_IN.map((code) => code.toUpperCase()),
        /** Those that need no face first. Without any there is no adult content where a check is needed. */
        verifiers: env.AGE_VERIFIERS_FILE ? readAgeVerifiersFile(env.AGE_VERIFIERS_FILE, env) : [],
      };
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }),
);

export const moderationSettings = v.pipe(
  v.object({
    MODERATORS: setting(
      "Verified e-mail addresses whose users become moderators at their next sign-in. By user id: " +
        "`npm run moderator -w @mimi/api -- <uid>`, with --revoke to remove the role.",
      orOff(list(matching(/^[^@\s]+@[^@\s]+$/, ({ input }) => `holds what is no email address: ${input}`))),
      { inProduction: "moderators", canBeOff: true },
    ),
    MODERATION_ALERT_URL: setting(
      "An address that gets each item with an urgent report as JSON. Unset: the log has a line.",
      webAddress,
    ),
    MODERATION_ALERT_KEY: setting("The bearer key for this address.", text, {
      onlyWith: "MODERATION_ALERT_URL",
      secret,
    }),
    REPORT_HIDE_SCREENING: setting(
      "When an urgent report hides an item before a moderator decides. on, off: when the screening finds a broken rule in the " +
        "item.",
      onOff,
      { default: "on" },
    ),
    REPORT_HIDE_ACCOUNTS: setting(
      "When so many accounts, each of so many days, have reported the item. 0 accounts: never.",
      whole(0, "accounts"),
      { default: "3" },
    ),
    REPORT_HIDE_ACCOUNT_DAYS: setting("The least age of such an account, in days.", whole(0, "days"), {
      default: "7",
    }),
    REPORT_NETWORK_KEY: setting(
      `A secret of at least ${NETWORK_KEY_MIN} characters: reports from one network then count as one account. Unset: networks ` +
        "are not compared.",
      v.pipe(v.string(), v.minLength(NETWORK_KEY_MIN, `must have at least ${NETWORK_KEY_MIN} characters`)),
      { secret },
    ),
    REPORT_HIDE_UPHELD: setting(
      "When the last so many decided reports of one account were upheld. 0: never.",
      whole(0, "reports"),
      { default: "5" },
    ),
    APPEAL_DAYS: setting(
      "How long content that was taken down is kept for moderators, for an appeal, in days. Then it is deleted.",
      whole(1, "days"),
      { default: "30" },
    ),
  }),
  v.title("Moderators and reports"),
  v.transform(({ MODERATORS: moderators = OFF, MODERATION_ALERT_URL: url, ...env }) => ({
    /** Verified email addresses, with A to Z in lower case, that become moderators at sign-in. */
    moderators: moderators === OFF ? [] : moderators.map(asciiLowerCase),
    reports: {
      hideOnScreening: env.REPORT_HIDE_SCREENING,
      /** 0 switches this off. */
      hideAccounts: env.REPORT_HIDE_ACCOUNTS,
      hideAccountDays: env.REPORT_HIDE_ACCOUNT_DAYS,
      /** 0 switches this off. */
      hideUpheld: env.REPORT_HIDE_UPHELD,
      /** The key of the hashes by which reports from one network count once; null when networks are not compared. */
      networkKey: env.REPORT_NETWORK_KEY ?? null,
      alert: url ? { url, key: env.MODERATION_ALERT_KEY ?? null } : null,
    },
    appealDays: env.APPEAL_DAYS,
  })),
);

export type AdultSettings = Readonly<v.InferOutput<typeof adultSettings>>;
export type ScreeningSettings = Readonly<v.InferOutput<typeof screeningSettings>>;
/** When reports hide an item before a moderator has decided, and who is notified of urgent reports. */
export type ReportSettings = Readonly<v.InferOutput<typeof moderationSettings>["reports"]>;
