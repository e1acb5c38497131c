import { expect, it } from "vitest";
import { digitalSourceOf } from "./digitalSource.ts";

it.each([
  ["a reply", { kind: "turn", role: "character", edited_at: null }, "TrainedAlgorithmicMediaDigitalSource"],
  [
    "a reply that the user edited",
    { kind: "turn", role: "character", edited_at: "2026-11-28T12:00:00Z" },
    "CompositeWithTrainedAlgorithmicMediaDigitalSource",
  ],
] as const)("%s is of the model", (_what, message, term) => {
  expect(digitalSourceOf(message)).toBe(`https://schema.org/${term}`);
});

it.each([
  ["a message of the user", { kind: "turn", role: "user", edited_at: null }],
  ["a greeting", { kind: "greeting", role: "character", edited_at: null }],
  ["a line of the system", { kind: "system_line", role: "notice", edited_at: null }],
] as const)("%s is of a person, or of the product", (_what, message) => {
  expect(digitalSourceOf(message)).toBeNull();
});
