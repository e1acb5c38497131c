/** A mail to a user, as plain text. */
export interface Mail {
  readonly to: string;
  /** The language of subject and text, a BCP 47 tag. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands a mail over for delivery. Rejects when it was not taken. */
export type SendMail = (mail: Mail) => Promise<void>;
