import { StartFailure } from "../shared/StartFailure.ts";
import { choice, type Environment, refuseWithout, urlOf, wholeFrom } from "./environment.ts";

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

const ACCOUNTS = 3;
const ACCOUNT_DAYS = 7;
const UPHELD = 5;
/** The fewest characters of a key. */
const KEY_MIN = 32;

/** Reads these settings. Throws a StartFailure that names a wrong variable. */
export function readReportSettings(env: Environment): ReportSettings {
  refuseWithout(env, ["MODERATION_ALERT_KEY"], "MODERATION_ALERT_URL");
  const url = urlOf(env, "MODERATION_ALERT_URL");
  return {
    hideOnScreening: choice(env, "REPORT_HIDE_SCREENING", ["on", "off"], "on") === "on",
    hideAccounts: wholeFrom(env, "REPORT_HIDE_ACCOUNTS", 0) ?? ACCOUNTS,
    hideAccountDays: wholeFrom(env, "REPORT_HIDE_ACCOUNT_DAYS", 0) ?? ACCOUNT_DAYS,
    hideUpheld: wholeFrom(env, "REPORT_HIDE_UPHELD", 0) ?? UPHELD,
    networkKey: networkKeyOf(env),
    alert: url && { url, key: env.MODERATION_ALERT_KEY || null },
  };
}

function networkKeyOf({ REPORT_NETWORK_KEY: key }: Environment): string | null {
  if (!key) return null;
  if (key.length < KEY_MIN)
    throw new StartFailure(`REPORT_NETWORK_KEY must have at least ${KEY_MIN} characters`);
  return key;
}
