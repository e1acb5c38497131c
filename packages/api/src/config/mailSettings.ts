import * as v from "valibot";
import { address, email, rule, setting, text } from "./setting.ts";
import { isSafeAddress } from "../shared/isSafeAddress.ts";

const onlyWith = "MAIL_URL";
const isWeb = ({ protocol }: URL) => /^https?:$/.test(protocol);

/** How mails to users are delivered: by a mail server, or by an address that receives them as JSON. Null sends none. */
export const mailSettings = v.pipe(
  v.object({
    MAIL_URL: setting(
      "What delivers mails to users, who get the decisions of the moderators. It needs FIREBASE_SERVICE_ACCOUNT, because " +
        "e-mail addresses are not stored. Unset: users read the decisions in the app only. Either a mail server: " +
        "smtps://name:password@mail.example (port 465), or smtp://... (587), which must offer TLS unless it is on this " +
        'machine. Or an https address that takes POST {"to", "subject", "text"}.',
      address(/^(https?|smtps?):$/, "is not an address of the web, nor of a mail server"),
      { secret: true },
    ),
    MAIL_FROM: setting("The sender of the mails, for a mail server.", email, { onlyWith }),
    MAIL_KEY: setting("The bearer key of an https address.", text, { onlyWith, secret: true }),
    FIREBASE_SERVICE_ACCOUNT: v.optional(v.string()),
  }),
  v.title("Mails"),
  rule((env) => {
    if (!env.MAIL_URL) return null;
    if (env.FIREBASE_SERVICE_ACCOUNT === undefined)
      return "FIREBASE_SERVICE_ACCOUNT is missing; MAIL_URL needs it, because e-mail addresses are not stored";
    if (isWeb(env.MAIL_URL))
      return env.MAIL_FROM !== undefined && "MAIL_FROM is only for MAIL_URL with a mail server (smtp)";
    if (env.MAIL_KEY !== undefined)
      return "MAIL_KEY is not for a mail server: its name and password are part of MAIL_URL";
    return (
      env.MAIL_FROM === undefined && "MAIL_FROM is missing; it is needed because MAIL_URL is a mail server"
    );
  }),
  v.transform(({ MAIL_URL: url, MAIL_FROM: from = "", MAIL_KEY: key = null }) => {
    if (!url) return null;
    if (isWeb(url)) return { kind: "http" as const, url, key };
    // A mail is refused to a server without TLS, except on this machine.
    return { kind: "smtp" as const, url, from, requiresTls: url.protocol === "smtp:" && !isSafeAddress(url) };
  }),
);

export type MailSettings = Readonly<NonNullable<v.InferOutput<typeof mailSettings>>>;
/** An address of the operator that receives mails as JSON. */
export type HttpMailSettings = Extract<MailSettings, { kind: "http" }>;
/** A mail server. */
export type SmtpSettings = Extract<MailSettings, { kind: "smtp" }>;
