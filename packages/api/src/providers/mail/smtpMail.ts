import { createTransport, type Transporter } from "nodemailer";
import type { SmtpSettings } from "../../config/mailSettings.ts";
import type { SendMail } from "./Mail.ts";

const TIMEOUT_MS = 10_000;

/** Sends each mail through a mail server. A server on another machine must offer TLS. */
export function smtpMail(settings: SmtpSettings): SendMail {
  const transport = connectSmtp(settings);
  return async ({ language, ...mail }) => {
    await transport.sendMail({ ...mail, from: settings.from, headers: { "Content-Language": language } });
  };
}

/** The connection to a mail server. Nothing is sent before the first call. */
export function connectSmtp({ url, requiresTls }: SmtpSettings): Transporter {
  return createTransport({
    host: url.hostname,
    port: Number(url.port) || (url.protocol === "smtps:" ? 465 : 587),
    secure: url.protocol === "smtps:",
    requireTLS: requiresTls,
    ...(url.username === ""
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
