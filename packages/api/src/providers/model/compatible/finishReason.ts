/** How a server ended a reply. */
export type ServerFinish = "complete" | "length" | "blocked" | "failed";

/** Values that some servers send in every chunk while the reply goes on. */
const NO_REASONS = ["", "null", "none", "undefined", "unspecified", "finishreasonunspecified"];

const LENGTH = /length|max.*token|token.*limit|context(?:window|limit)|truncated|^(?:error|stopped)?limit$/;
const BLOCKED =
  /content.*filter|filtered|safe|prohibited|blocklist|^blocked|moderat|flagged|guardrail|sensitive|refus|recitation|^spii$|policy|inspection|toxic|violat|harm|risk/;
const FAILED =
  /error|abort|cancel|fail|timeout|timedout|insufficientsystemresource|malformed|interrupted|overloaded|disconnect|unavailable|exception|shutdown|crash|died|killed|exhausted|^oom$/;

/**
 * The finish reason in a chunk, in small letters without spaces, `_` and `-`; null while there is none. SGLang has also sent
 * an object with a `type`.
 */
export function finishReasonOf(value: unknown): string | null {
  if (typeof value === "object" && value !== null && "type" in value) return finishReasonOf(value.type);
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
