import type { MailSettings } from "../../config/mailSettings.ts";
import { httpMail } from "./httpMail.ts";
import type { SendMail } from "./Mail.ts";
import { smtpMail } from "./smtpMail.ts";

/** One address and nothing else: no list, no group, no name beside it, and no quoted part. */
const ONE_ADDRESS = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/;

/**
 * The way in which mails leave, by the settings. A mail to what is not one address is refused: mail servers read a list of addresses
 * in it, or a name.
 */
export function sendMailWith(settings: MailSettings): SendMail {
  const send = settings.kind === "smtp" ? smtpMail(settings) : httpMail(settings);
  return async (mail) => {
    if (!ONE_ADDRESS.test(mail.to)) throw new Error("a mail has to go to one address");
    await send(mail);
  };
}
