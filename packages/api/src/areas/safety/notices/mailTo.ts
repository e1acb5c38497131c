import type { LanguageTag } from "@mimi/contract";
import type { Mail } from "../../../providers/mail/Mail.ts";

/** The reader of a mail. */
export interface MailReader {
  readonly address: string;
  /** Null when the reader has chosen none. */
  readonly language: LanguageTag | null;
}

/** A mail with these paragraphs in the reader's language. */
export function mailTo({ address, language }: MailReader, subject: string, lines: readonly string[]): Mail {
  return { to: address, language: language ?? "en", subject, text: `${lines.join("\n\n")}\n` };
}
