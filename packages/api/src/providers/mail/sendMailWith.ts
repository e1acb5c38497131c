import type { MailSettings } from "../../config/mailSettings.ts";
import { httpMail } from "./httpMail.ts";
import type { SendMail } from "./Mail.ts";
import { smtpMail } from "./smtpMail.ts";

/** The way in which mails leave, by the settings. */
export function sendMailWith(settings: MailSettings): SendMail {
  return settings.kind === "smtp" ? smtpMail(settings) : httpMail(settings);
}
