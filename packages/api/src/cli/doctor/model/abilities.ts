import { serverFinishOf } from "../../../providers/model/compatible/finishReason.ts";
import { MARK_BEGINS, type MarkKind, markAt } from "../../../providers/model/reply/marks.ts";
import { type CheckResult, failed, ok, skipped, warning } from "../ServiceCheck.ts";
import { reasonOf } from "../runServiceChecks.ts";
import type { Probe } from "./requestProbe.ts";

/** A reply of fewer words can come in one piece. */
const WORDS_MIN = 4;
/** Pieces that come within this time, after a longer silence, were kept back on the way. */
const AT_ONCE = { pieces: 8, withinMs: 5, afterMs: 1_000 } as const;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Whether the text comes while it is written. */
export function streamingOf({ raw, pieces, firstTextMs, lastTextMs }: Probe): CheckResult {
  if (pieces === 0) return skipped("no text came");
  const after = seconds(firstTextMs);
  if (pieces === 1 && raw.trim().split(/\s+/).length >= WORDS_MIN)
    return warning(`no: the whole reply came at once after ${after}. Use a server that knows "stream": true`);
  const spreadMs = lastTextMs - firstTextMs;
  if (pieces >= AT_ONCE.pieces && spreadMs < AT_ONCE.withinMs && firstTextMs > AT_ONCE.afterMs)
    return warning(`no: ${pieces} pieces came at once after ${after}. Switch off the buffering of the proxy`);
  return ok(pieces === 1 ? "yes" : `yes, in ${pieces} pieces`);
}

/** Fewer tokens say nothing about the speed. */
const SPEED_TOKENS_MIN = 8;
/** Tokens per second of a slow reader. */
const SPEED_MIN = 5;

/** How fast a reply comes, in tokens per second. A server that does not count them usually sends one in each piece. */
export function speedOf({ tokens, pieces, firstTokenMs, lastTextMs }: Probe): CheckResult {
  const count = tokens ?? pieces;
  const ms = lastTextMs - (firstTokenMs ?? lastTextMs);
  if (pieces < 2 || count < SPEED_TOKENS_MIN || ms <= 0) return skipped("not seen: the reply was too short");
  const perSecond = ((count - 1) / ms) * 1_000;
  const found = `${perSecond < 10 ? perSecond.toFixed(1) : Math.round(perSecond)} tokens per second`;
  if (perSecond >= SPEED_MIN) return ok(found);
  return warning(`${found}, slower than people read: use a smaller model or a faster machine`);
}

/** Whether the server says how a reply ended. */
export function finishOf({ end, raw }: Probe, replyTokens: number): CheckResult {
  if (end.kind === "late") return warning("not seen: the reply did not end in time");
  if (end.kind === "error") return failed(`the reply broke off: ${reasonOf(end.error)}`);
  if (end.reason === null)
    return warning(
      "none: a reply that was cut looks complete. Update the server, or look at the proxy before it",
    );
  const kind = serverFinishOf(end.reason);
  if (kind === "complete") return ok(nameOf(end.reason));
  if (kind === "blocked") return warning("a filter of the provider blocked a greeting");
  if (kind === "failed") return failed(`the server says that the reply failed: ${nameOf(end.reason)}`);
  return raw === ""
    ? warning(`the limit of ${replyTokens} tokens`)
    : warning(
        `the limit of ${replyTokens} tokens, for one sentence: the chat template does not fit the model, or it reasons`,
      );
}

/** A reason as a server can write one; anything else is not printed. */
function nameOf(reason: string): string {
  return /^[a-z]{1,30}$/.test(reason) ? reason : "another word";
}

const READ_REASONING =
  "Let the server read it (--reasoning-parser of vLLM, --reasoning-format of llama.cpp), or switch it off by extra_body";

/** Whether reasoning comes apart from the reply. */
export function reasoningOf(probe: Probe): CheckResult {
  if (probe.hasThoughtField && probe.text === "")
    return failed("the whole reply was reasoning. Raise reply_tokens, or switch it off by extra_body");
  if (probe.isReasoningUnopened)
    return warning(
      `in the text, only its end is marked, so a user can see it for a moment. ${READ_REASONING}`,
    );
  if (removedKinds(probe).some((kind) => ["open", "close", "channel"].includes(kind)))
    return probe.text === ""
      ? failed(`the whole reply was reasoning. Raise reply_tokens, or switch it off by extra_body`)
      : warning(`in the text, and removed here. ${READ_REASONING}`);
  return ok(probe.hasThoughtField ? "in a field of its own, never shown" : "none");
}

/** Whether the text has tokens of a chat template. */
export function hasTemplateTokens(probe: Probe): boolean {
  return removedKinds(probe).some(
    (kind) => !["open", "close", "channel", "message", "user", "char"].includes(kind),
  );
}

/** The marks in a text from which something was removed. */
function removedKinds({ raw, text }: Probe): readonly MarkKind[] {
  if (raw.trim() === text.trim()) return [];
  // A copy begins at the start of the text; the pattern itself is where its last search ended.
  return [...raw.matchAll(new RegExp(MARK_BEGINS))].flatMap(({ index }) => {
    const mark = markAt(raw, index);
    return mark === null || mark === "maybe" ? [] : [mark.kind];
  });
}

/** What the model is asked to write when its stops are tried, and where it must end. */
export const stopTest = {
  words: "one two three four five",
  stop: "three",
  before: "two",
  after: "four",
} as const;

/** Whether the server ends a reply at a stop text. */
export function stopOf({ text, end }: Probe): CheckResult {
  if (end.kind === "error") return warning(`the test was refused: ${reasonOf(end.error)}`);
  if (text.includes(stopTest.after))
    return warning("ignored: a reply is cut here instead, where the user's turn begins");
  const isTried = text.includes(stopTest.before) && end.kind === "finish";
  return isTried ? ok("honoured") : skipped("not seen: the model did not write the words of the test");
}
