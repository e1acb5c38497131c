import type { Failure } from "@mimi/contract";
import { replyReasons } from "../../locales/en/replyReasons.ts";
import { sentenceOfCode } from "./sentences.ts";
import { texts } from "./texts.ts";

/** The message for a failed reply, by its reason, or by its code without a reason that is known here. */
export function sentenceOfReply({ code, reason }: Pick<Failure, "code" | "reason">): string {
  const byReason: Readonly<Record<string, string>> = texts(replyReasons);
  return (reason !== undefined && byReason[reason]) || sentenceOfCode(code);
}
