import { describe, expect, it } from "vitest";
import * as limits from "../limits.ts";
import { overLong } from "./overLong.ts";

const entry = { name: "", comment: "", content: "" };
const letters = (count: number) => "a".repeat(count);

describe("the fields that are too long to be published", () => {
  it("are none at the limits", () => {
    const fields = {
      name: letters(60),
      definition: letters(16_000),
      alternate_greetings: Array.from({ length: 10 }, () => letters(4_000)),
      book: {
        entries: Array.from({ length: limits.BOOK_ENTRIES_MAX }, () => ({
          name: letters(limits.BOOK_NAME_MAX),
          comment: letters(limits.BOOK_COMMENT_MAX),
          content: letters(limits.BOOK_CONTENT_MAX),
        })),
      },
    };
    expect(overLong(fields)).toEqual([]);
    expect(overLong({ book: null })).toEqual([]);
  });

  it("count a family of emoji as one character", () => {
    expect(overLong({ name: "👨‍👩‍👧‍👦".repeat(60) })).toEqual([]);
    expect(overLong({ name: "👨‍👩‍👧‍👦".repeat(61) })).toEqual(["name"]);
  });

  it.each([
    ["name", { name: letters(61) }],
    ["tagline", { tagline: letters(81) }],
    ["definition", { definition: letters(16_001) }],
    ["version", { version: letters(21) }],
    ["alternate_greetings", { alternate_greetings: [letters(4_001)] }],
    ["alternate_greetings", { alternate_greetings: Array.from({ length: 11 }, () => "") }],
    ["book", { book: { entries: [{ ...entry, content: letters(8_001) }] } }],
    ["book", { book: { entries: [{ ...entry, name: letters(201) }] } }],
    ["book", { book: { entries: [{ ...entry, comment: letters(1_001) }] } }],
    ["book", { book: { entries: Array.from({ length: 201 }, () => entry) } }],
  ])("name %s when it is over its limit", (field, fields) => {
    expect(overLong(fields)).toEqual([field]);
  });
});
