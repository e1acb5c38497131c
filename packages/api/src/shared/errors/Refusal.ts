import { ErrorCode, type Rule, rules } from "@mimi/contract";
import type { AuditRecord } from "../AuditRecord.ts";
import { ApiError } from "./ApiError.ts";

/** Each rule in a sentence. */
export const ruleSentences: Readonly<Record<Rule, string>> = {
  minors: "Minors and adult content never go together here, in any form.",
  banned: "This holds words that are not allowed here.",
  adult_attestation: "An adult character needs the statement that it is, and looks, adult.",
  adult_age: "An adult character needs a stated age of at least 18 to be published.",
  image_attestation:
    "An adult character needs the statement that its picture shows an adult to be published.",
  not_screened:
    "This could not be checked just now, and adult text is not taken unchecked. Please try again.",
  moderation: "A moderator has decided that this cannot be shown.",
};

/**
 * 42201: a broken rule, which the answer names. It can be thrown in a transaction that is rolled back, so the line of the
 * audit log is part of the error, and is written with the answer.
 */
export class Refusal extends ApiError {
  readonly rule: Rule;
  readonly record: AuditRecord | null;

  constructor(rule: Rule, record: AuditRecord | null = null) {
    super(ErrorCode.refusedByRule, {
      message: ruleSentences[rule],
      details: { rule, anchor: rules[rule] },
    });
    this.rule = rule;
    this.record = record;
  }
}
