import { StartFailure } from "../shared/StartFailure.ts";
import { type Environment, refuseWithout, urlOf } from "./environment.ts";

/** Where mails to users are sent to be delivered. */
export interface MailSettings {
  readonly url: URL;
  readonly key: string | null;
}

/** Reads these settings. Null sends no mails. Throws a StartFailure that names a missing or wrong variable. */
export function readMailSettings(env: Environment): MailSettings | null {
  refuseWithout(env, ["MAIL_KEY"], "MAIL_URL");
  const url = urlOf(env, "MAIL_URL");
  if (!url) return null;
  if (!env.FIREBASE_SERVICE_ACCOUNT) {
    throw new StartFailure(
      "FIREBASE_SERVICE_ACCOUNT is missing; MAIL_URL needs it, because e-mail addresses are not stored",
    );
  }
  return { url, key: env.MAIL_KEY || null };
}
