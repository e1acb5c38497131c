import type { HttpMailSettings } from "../../config/mailSettings.ts";
import type { SendMail } from "./Mail.ts";

const TIMEOUT_MS = 10_000;

/** Sends each mail as JSON to an address of the operator, with a bearer key when one is set. */
export function httpMail({ url, key }: HttpMailSettings): SendMail {
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
