import { ErrorCode, type Rule, rules } from "@mimi/contract";
import type { AuditRecord } from "../AuditRecord.ts";
import { ApiError, messageOf } from "./ApiError.ts";

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
      message: messageOf(ErrorCode.refusedByRule, rule),
      details: { rule, anchor: rules[rule], ...names },
    });
    this.rule = rule;
    this.record = record;
  }
}
