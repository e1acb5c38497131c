import type { StoryContextForEnhancers, StrictInputType } from "storybook/internal/csf";
import { expect, test } from "vitest";
import { literalChoices } from "./argTypes.ts";

function typeOf(typeText: string) {
  const argType: StrictInputType = {
    name: "prop",
    type: { name: "enum", value: typeText.split(" | "), required: true },
    table: { type: { summary: typeText } },
  };
  return literalChoices({ argTypes: { prop: argType } } as unknown as StoryContextForEnhancers).prop?.type;
}

test.each([
  ['"light" | "dark"', "enum"],
  ["1 | 0.75", "enum"],
  ["number", "number"],
  ["string", "string"],
  ["(id: string) => void", "function"],
  ['{ kind: "loading"; } | { kind: "ready"; chats: readonly Chat[]; }', "other"],
])("the type %s is offered as %s, and stays required", (typeText, name) => {
  expect(typeOf(typeText)).toMatchObject({ name, required: true });
});
