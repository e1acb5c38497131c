/** A mail to a user, as plain text. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail over for delivery. Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
