/** How a server ended a reply. */
export type ServerFinish = "complete" | "length" | "blocked" | "failed";

/** Values that some servers send in every chunk while the reply goes on. */
const NO_REASONS = ["", "null", "none", "undefined", "unspecified", "finishreasonunspecified"];

const LENGTH =
  /^length|lengthlimit|lengthexceeded|max.*(?:token|length)|modellength|token.*limit|context(?:window|length|limit)|truncated/;
const BLOCKED =
  /content.*filter|filtered|safety|prohibited|blocklist|^blocked|moderat|flagged|guardrail|sensitive|refus|recitation|^spii$|policy|inspection/;
const FAILED =
  /error|abort|cancel|fail|timeout|timedout|insufficientsystemresource|malformed|interrupted|overloaded|disconnect|unavailable/;

/** The finish reason in a chunk, in small letters without spaces, `_` and `-`; null while there is none. */
export function finishReasonOf(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const reason = value.toLowerCase().replaceAll(/[\s_-]+/g, "");
  return NO_REASONS.includes(reason) ? null : reason;
}

/**
 * What a finish reason means. Each provider has its own words, and unknown ones (`eos`, `end_turn`, `stop_sequence`) are
 * other words for the end.
 */
export function serverFinishOf(reason: string): ServerFinish {
  if (BLOCKED.test(reason)) return "blocked";
  if (LENGTH.test(reason)) return "length";
  return FAILED.test(reason) ? "failed" : "complete";
}
