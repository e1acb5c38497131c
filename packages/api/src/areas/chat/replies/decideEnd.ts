import type { Failure, Finish } from "@mimi/contract";
import type { StreamingReplyRow } from "../../../db/schema/chat.ts";
import { failureOf } from "../../../shared/errors/failureOf.ts";
import type { ReplyEnd } from "./reply.ts";

/** What the end of a reply writes. */
export interface EndDecision {
  /** How the variant that was written ends. */
  readonly variant: ReplyEnd;
  /** The text of that variant: without white space that is all that was added. */
  readonly text: string;
  /** The variant that is selected again, because the new one failed; null when the new one stays selected. */
  readonly selected: number | null;
  /** Why the request failed, which is shown under the reply. */
  readonly failure: Failure | null;
  /** `always`: a fault of ours or of the model. `repeat`: the user's, of which some are free each day (product 8). */
  readonly refund: "none" | "always" | "repeat";
}

/** How a reply ended, of which this text is new: a new reply of white space only has failed (product 9). */
export function endOfText(end: ReplyEnd, base: number, text: string): ReplyEnd {
  const isEmpty = isDelivered(end.finish) && base === 0 && isBlank(text);
  return isEmpty ? { finish: "error", failure: failureOf("reply_empty") } : end;
}

/**
 * Decides what the end of a reply writes. A failure never replaces a good reply: of another variant, the variant selected
 * before is selected again; a continuation without a new word leaves the reply as it was.
 */
export function decideEnd(
  {
    base,
    former_selected,
    former_finish,
  }: Pick<StreamingReplyRow, "base" | "former_selected" | "former_finish">,
  end: ReplyEnd,
  written: string,
): EndDecision {
  const isEmpty = isBlank(written.slice(base));
  const { finish } = end;
  const hasFailed = finish === "error" || finish === "blocked" || (finish === "stopped" && isEmpty);
  const selected = hasFailed ? former_selected : null;
  const isUnchanged = hasFailed && isEmpty && former_finish !== null;
  const isBack = selected !== null || isUnchanged;
  return {
    variant: isUnchanged ? { finish: former_finish, failure: null } : end,
    text: isEmpty ? written.slice(0, base) : written,
    selected,
    failure: end.failure ?? (isBack && finish === "blocked" ? failureOf("version_blocked") : null),
    refund: refundOf(finish, isEmpty),
  };
}

/**
 * A reply counts when it was delivered whole, stopped after its first token, or cut by its length. One that the model broke
 * off, an empty one, and one of white space only do not count (product 9).
 */
function refundOf(finish: Finish, isEmpty: boolean): EndDecision["refund"] {
  if (finish === "blocked") return "repeat";
  if (finish === "error") return "always";
  if (!isEmpty) return "none";
  return finish === "stopped" ? "repeat" : "always";
}

function isDelivered(finish: Finish): boolean {
  return finish === "complete" || finish === "length";
}

function isBlank(text: string): boolean {
  return text.trim() === "";
}
