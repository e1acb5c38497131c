import { expect, it } from "vitest";
import { characterFields, fieldsWith } from "./characterFields.ts";

// Literals, so that a changed fact fails here although other tests use the table.
it("has the limits of product 4: characters, and items of lists", () => {
  const limits = Object.entries(characterFields).map(([name, field]) => [
    name,
    ...("limit" in field ? [field.limit] : []),
    ...("items" in field ? [field.items] : []),
  ]);
  expect(limits).toEqual([
    ["name", 60],
    ["chat_name", 32],
    ["tagline", 80],
    ["made_by", 100],
    ["avatar_alt", 300],
    ["bio", 4_000],
    ["warnings", 80, 8],
    ["version", 20],
    ["source", 300, 10],
    ["greeting", 4_000],
    ["alternate_greetings", 4_000, 10],
    ["definition", 16_000],
    ["personality", 4_000],
    ["scenario", 4_000],
    ["example_dialogs", 8_000],
    ["system_prompt", 4_000],
    ["post_history", 4_000],
    ["book", 200],
  ]);
});

it("hides exactly the definition from others, and deletes of a deleted character what no chat needs", () => {
  expect(fieldsWith({ readers: "definition" })).toEqual([
    ...["definition", "personality", "scenario", "example_dialogs", "system_prompt", "post_history", "book"],
  ]);
  expect(fieldsWith({ inChats: false })).toEqual([
    ...["tagline", "made_by", "avatar_alt", "bio", "warnings", "version", "source"],
  ]);
});
