import { ErrorCode } from "@mimi/contract";
import { assertApiError } from "../../services/api/ApiError.ts";
import { ruleTopicOf } from "./ruleTopicOf.ts";
import { reasons, refusalTexts } from "../../locales/en/reasons.ts";
import { sentenceOfCode } from "./sentences.ts";
import { texts } from "./texts.ts";

/** The message for a failed call. Throws anything that is not a failed call. */
export function sentenceOf(error: unknown): string {
  assertApiError(error);
  const { reason, retry_after, limit, rule } = error.details;
  const broken = error.code === ErrorCode.refusedByRule ? ruleTopicOf(rule) : undefined;
  if (broken !== undefined) return texts(refusalTexts).refused(broken);
  if (retry_after && retry_after > 60) return laterSentence(Math.ceil(retry_after / 60), limit);
  const byReason: Readonly<Record<string, string>> = texts(reasons);
  return (reason !== undefined && byReason[reason]) || sentenceOfCode(error.code);
}

function laterSentence(minutes: number, bytes: number | undefined): string {
  if (bytes === undefined) return texts(refusalTexts).later(minutes);
  return texts(refusalTexts).laterBytes(Math.round(bytes / 1024 / 1024), minutes);
}
