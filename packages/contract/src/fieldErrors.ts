import type * as v from "valibot";

const words = [
  "required",
  "wrong_type",
  "not_a_number",
  "too_short",
  "too_long",
  "too_small",
  "too_large",
  "too_many",
  "invalid_choice",
  "invalid_format",
  "unprintable",
  "unknown",
] as const;

/** What is wrong with one input, as a word with a text in the app. */
export type FieldError = (typeof words)[number];

const byIssue: Readonly<Record<string, FieldError>> = {
  min_length: "too_short",
  max_length: "too_long",
  min_value: "too_small",
  max_value: "too_large",
  integer: "not_a_number",
  picklist: "invalid_choice",
  literal: "invalid_choice",
  union: "wrong_type",
  regex: "invalid_format",
  iso_timestamp: "invalid_format",
  url: "invalid_format",
};

/** Names each wrong field once, for the `fields` of a 40001 answer. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, FieldError> {
  // Without a prototype, because a field can have the name of one of its properties.
  const fields = new Map<string, FieldError>();
  for (const issue of issues) {
    const name = issue.path?.map((step) => String(step.key)).join(".") || "body";
    if (!fields.has(name)) fields.set(name, fieldErrorOf(issue));
  }
  return Object.fromEntries(fields);
}

function fieldErrorOf(issue: v.BaseIssue<unknown>): FieldError {
  if (issue.expected === "never") return "unknown";
  const stated = words.find((word) => word === issue.message);
  if (stated) return stated;
  if (issue.received === "undefined") return "required";
  return byIssue[issue.type] ?? "wrong_type";
}
