import type { MailSettings } from "../../config/mailSettings.ts";

const TIMEOUT_MS = 10_000;

/** A mail to a user, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail over for delivery. Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends each mail as JSON to an address of the operator, with a bearer key when one is set. */
export function httpMail({ url, key }: MailSettings): SendMail {
  return async (mail) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        ...(key === null ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify(mail),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the address for mails answered ${response.status}`);
  };
}
