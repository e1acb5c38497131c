import { ErrorCode } from "@mimi/contract";
import { assertApiError } from "../../services/api/ApiError.ts";
import { ruleTopicOf } from "./ruleNames.ts";
import { reasons } from "./en/reasons.ts";
import { sentenceOfCode } from "./sentences.ts";
import { texts } from "./texts.ts";

/** The message for a failed call. Throws anything that is not a failed call. */
export function sentenceOf(error: unknown): string {
  assertApiError(error);
  const { reason, retry_after, limit, rule } = error.details;
  const broken = error.code === ErrorCode.refusedByRule ? ruleTopicOf(rule) : undefined;
  if (broken !== undefined) return inputSentences.refused(broken);
  if (retry_after && retry_after > 60) return laterSentence(Math.ceil(retry_after / 60), limit);
  const byReason: Readonly<Record<string, string>> = texts(reasons);
  return (reason !== undefined && byReason[reason]) || sentenceOfCode(error.code);
}

/** Messages for a broken rule, and for a limit that lasts longer than a moment. */
const inputSentences = {
  refused: (topic: string) => `This was not accepted. It breaks the rule about ${topic}.`,
  later: (minutes: number) => `Too many requests. Try again in ${minutes} minutes.`,
  laterBytes: (megabytes: number, minutes: number) =>
    `That is more than the ${megabytes} MB that an account has in an hour. Try again in ${minutes} minutes.`,
} as const;

function laterSentence(minutes: number, bytes: number | undefined): string {
  if (bytes === undefined) return inputSentences.later(minutes);
  return inputSentences.laterBytes(Math.round(bytes / 1024 / 1024), minutes);
}
