import { type CaseField, type CaseText, caseField } from "@mimi/contract";
import { expect, it } from "vitest";
import { itemStateOf } from "./caseTexts.ts";

const textOf = (field: CaseField, text: string, number: number | null = null): CaseText => ({
  ...{ field, number },
  text,
});
const stateOf = (...texts: CaseText[]) => ({ title: "Ines", image: null, texts });
const labelOf = (field: CaseField, number: number | null = null) =>
  itemStateOf(stateOf(textOf(field, "A text", number))).texts[0]?.label;

// Rule: case-field-names
it.each([
  ["alternate_greetings", 1, "First message 2"],
  ["alternate_greetings", 2, "First message 3"],
  ["book_name", null, "Lorebook · Name"],
  ["entry_keys", 3, "Lorebook · Entry 3 · Trigger words"],
  ["entry_content", 3, "Lorebook · Entry 3 · Text"],
  ["message", null, "Message"],
  ["message", 2, "Message · Variant 2"],
  ["depth_prompt", null, "Character note"],
] as const)("names the text of %s %s: %s", (field, number, label) => {
  expect(labelOf(field, number)).toBe(label);
});

it("names every field", () => {
  for (const field of caseField.options) expect(labelOf(field, 1)).toMatch(/^[A-Z]/);
});

// Rule: case-field-names
it("marks for each field what differs from the text at the time of the report", () => {
  const then = stateOf(
    textOf("name", "Ines"),
    textOf("tagline", "Sells lamps."),
    textOf("bio", "Visit the shop."),
    textOf("definition", "Keeps the light."),
  );
  const now = stateOf(
    textOf("name", "Ines"),
    textOf("chat_name", "In"),
    textOf("tagline", "Keeps quiet."),
    textOf("definition", "Keeps the light."),
  );
  expect(itemStateOf(now, then)).toEqual({
    ...{ title: "Ines", imageChanged: false },
    texts: [
      { label: "Name", text: "Ines", change: "none" },
      { label: "Short name", text: "In", change: "added" },
      { label: "Tagline", text: "Keeps quiet.", change: "changed" },
      { label: "Definition", text: "Keeps the light.", change: "none" },
      { label: "About", text: "Visit the shop.", change: "removed" },
    ],
  });
});

// Rule: case-field-names
it("marks a removed first message, and not those that moved up", () => {
  const then = ["One.", "Two.", "Three."].map((text, at) => textOf("alternate_greetings", text, at + 1));
  const now = ["One.", "Three."].map((text, at) => textOf("alternate_greetings", text, at + 1));
  expect(itemStateOf(stateOf(...now), stateOf(...then)).texts).toEqual([
    { label: "First message 2", text: "One.", change: "none" },
    { label: "First message 3", text: "Three.", change: "none" },
    { label: "First message 3", text: "Two.", change: "removed" },
  ]);
});

it("marks another image, and nothing without a state before", () => {
  const [then, now] = [stateOf(), { ...stateOf(textOf("name", "Ines")), image: "/uploads/a.webp" }];
  expect(itemStateOf(now, then).imageChanged).toBe(true);
  expect(itemStateOf(now)).toEqual({
    ...{ title: "Ines", image: "/uploads/a.webp" },
    texts: [{ label: "Name", text: "Ines" }],
  });
});
