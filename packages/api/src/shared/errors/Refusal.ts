import { ErrorCode, type Rule, rules } from "@mimi/contract";
import type { AuditRecord } from "../AuditRecord.ts";
import { ApiError } from "./ApiError.ts";

/** Each rule in a sentence. */
export const ruleSentences: Readonly<Record<Rule, string>> = {
  minors: "Adult content that involves anyone under 18 is never allowed here.",
  banned: "This contains words that are not allowed here.",
  adult_attestation: "You have to confirm that an adult character is an adult and looks like one.",
  adult_age: "An adult character needs an age of at least 18 before it can be published.",
  image_attestation: "You have to confirm that the cover of an adult character shows an adult.",
  not_screened:
    "Adult text is checked before it is saved or sent, and the check failed just now. Please try again.",
  moderation: "A moderator has decided that this cannot be shown.",
};

/**
 * 42201: a broken rule, which the answer names. The error contains the line of the audit log, because a transaction that
 * throws it is rolled back. The line is written with the answer.
 */
export class Refusal extends ApiError {
  readonly rule: Rule;
  readonly record: AuditRecord | null;

  /** @param fields The inputs that break the rule, where they are known. */
  constructor(rule: Rule, record: AuditRecord | null = null, fields: readonly string[] = []) {
    const names =
      fields.length === 0 ? {} : { fields: Object.fromEntries(fields.map((name) => [name, "refused"])) };
    super(ErrorCode.refusedByRule, {
      message: ruleSentences[rule],
      details: { rule, anchor: rules[rule], ...names },
    });
    this.rule = rule;
    this.record = record;
  }
}
