import { StartFailure } from "../shared/StartFailure.ts";
import { emailOf, type Environment, isSafeAddress, refuseWithout, urlOf } from "./environment.ts";

/** An address of the operator that receives mails as JSON. */
export interface HttpMailSettings {
  readonly kind: "http";
  readonly url: URL;
  readonly key: string | null;
}

/** A mail server. */
export interface SmtpSettings {
  readonly kind: "smtp";
  /** `smtp:` or `smtps:`, with the name and password of the account if there is one. */
  readonly url: URL;
  /** The sender of all mails. */
  readonly from: string;
  /** Whether a mail is refused to a server without TLS: every server but one on this machine. */
  readonly requiresTls: boolean;
}

/** How mails to users are delivered. */
export type MailSettings = HttpMailSettings | SmtpSettings;

/** Reads these settings. Null sends no mails. Throws a StartFailure that names a missing or wrong variable. */
export function readMailSettings(env: Environment): MailSettings | null {
  refuseWithout(env, ["MAIL_KEY", "MAIL_FROM"], "MAIL_URL");
  const url = urlOf(env, "MAIL_URL", /^(https?|smtps?):$/);
  if (!url) return null;
  if (!env.FIREBASE_SERVICE_ACCOUNT) {
    throw new StartFailure(
      "FIREBASE_SERVICE_ACCOUNT is missing; MAIL_URL needs it, because e-mail addresses are not stored",
    );
  }
  if (/^https?:$/.test(url.protocol)) {
    if (env.MAIL_FROM) throw new StartFailure("MAIL_FROM is only for MAIL_URL with a mail server (smtp)");
    return { kind: "http", url, key: env.MAIL_KEY || null };
  }
  if (env.MAIL_KEY) {
    throw new StartFailure("MAIL_KEY is not for a mail server: its name and password are part of MAIL_URL");
  }
  const from = emailOf(env, "MAIL_FROM");
  if (from === null)
    throw new StartFailure("MAIL_FROM is missing; it is needed because MAIL_URL is a mail server");
  return { kind: "smtp", url, from, requiresTls: url.protocol === "smtp:" && !isSafeAddress(url) };
}
