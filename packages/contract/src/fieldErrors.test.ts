import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { listIndex } from "./character/character.ts";
import { saveCharacter } from "./character/characterInput.ts";
import { search } from "./character/characterSearch.ts";
import { sendMessage } from "./chat/chatReplies.ts";
import { fieldErrors } from "./fieldErrors.ts";
import { getCheckoutUrl } from "./plan.ts";

function errorsOf(schema: v.GenericSchema, input: unknown) {
  const parsed = v.safeParse(schema, input);
  return parsed.success ? {} : fieldErrors(parsed.issues);
}

const say = { chat_key: "k".repeat(22), character_id: "odile", client_id: "c".repeat(16), text: "Hello." };

describe("field errors", () => {
  it.each([
    ["a page of 0", listIndex.input, { page: "0" }, { page: "too_small" }],
    ["a page that is no number", listIndex.input, { page: "one" }, { page: "not_a_number" }],
    ["a count over 50", listIndex.input, { count: "51" }, { count: "too_large" }],
    ["an unknown rating", listIndex.input, { rating: "all" }, { rating: "invalid_choice" }],
    ["a missing search text", search.input, {}, { info: "required" }],
    ["an over-long search text", search.input, { info: "a".repeat(201) }, { info: "too_long" }],
    ["a nameless character", saveCharacter.input, { name: "  " }, { name: "too_short" }],
    ["a name of two lines", saveCharacter.input, { name: "a\nb" }, { name: "unprintable" }],
    ["a free checkout", getCheckoutUrl.input, { plan: "101" }, { plan: "invalid_choice" }],
    ["a blank message", sendMessage.input, { ...say, text: " \n " }, { text: "too_short" }],
    ["a message with a null byte", sendMessage.input, { ...say, text: "a\u0000" }, { text: "unprintable" }],
    ["a guessable chat key", sendMessage.input, { ...say, chat_key: "1" }, { chat_key: "invalid_format" }],
  ])("name %s", (_case, schema, input, expected) => {
    expect(errorsOf(schema, input)).toEqual(expected);
  });

  it.each(["valueOf", "constructor", "hasOwnProperty", "__proto__"])(
    "name an unknown field called %s",
    (name) => {
      const found = errorsOf(listIndex.input, JSON.parse(`{"page":"0","${name}":1}`));
      expect(Object.entries(found)).toEqual([
        ["page", "too_small"],
        [name, "unknown"],
      ]);
    },
  );

  it("are absent for valid input", () => {
    expect(errorsOf(sendMessage.input, say)).toEqual({});
    expect(errorsOf(listIndex.input, { page: "2", count: "10", rating: "nsfw" })).toEqual({});
  });
});
