import { expect, it } from "vitest";
import { blankDraft } from "./CharacterDraft.ts";
import { errorsOf, tooLongOf } from "./formErrors.ts";

const whole = {
  ...blankDraft.fields,
  name: "Ines",
  greeting: "You came.",
  cover: { src: "/uploads/a.webp", alt: "" },
  tags: [{ id: 1, name: "Sea" }],
};
const entry = {
  key: "1",
  name: "",
  comment: "",
  keys: [],
  secondaryKeys: [],
  content: "",
  enabled: true,
  constant: false,
  caseSensitive: false,
  useRegex: false,
  position: "before",
} as const;
const fieldsOf = (errors: readonly { field: string }[]) => errors.map(({ field }) => field);

it("requires a cover, a name, a tag and a greeting, in the order of the form", () => {
  expect(fieldsOf(errorsOf(blankDraft.fields))).toEqual(["cover", "name", "tags", "greeting"]);
  expect(fieldsOf(errorsOf({ ...whole, name: "  ", greeting: "\n" }))).toEqual(["name", "greeting"]);
  expect(errorsOf(whole)).toEqual([]);
});

it.each([
  ["no age", { adultAge: "" }, ["adultAge"]],
  ["seventeen", { adultAge: "17" }, ["adultAge"]],
  ["words for an age", { adultAge: "old" }, ["adultAge"]],
  ["no statement about the character", { attestsCharacter: false }, ["rating"]],
  ["no statement about the image", { attestsImage: false }, ["rating"]],
  ["all of it", {}, []],
])("publishes an adult character only when whole: %s", (_, without, expected) => {
  const adult = {
    ...whole,
    rating: "adult" as const,
    adultAge: "18",
    attestsCharacter: true,
    attestsImage: true,
  };
  expect(fieldsOf(errorsOf({ ...adult, ...without }))).toEqual(expected);
});

it("counts letters as the API does, and names each field once", () => {
  const emoji = "👨‍👩‍👧‍👦";
  expect(tooLongOf({ ...whole, name: emoji.repeat(60) })).toEqual([]);
  expect(tooLongOf({ ...whole, name: emoji.repeat(62) })).toEqual([{ field: "name", used: 62, max: 60 }]);
  const alternateGreetings = Array.from({ length: 11 }, (_, key) => ({
    key: String(key),
    text: "a".repeat(4_001),
  }));
  expect(tooLongOf({ ...whole, alternateGreetings })).toEqual([
    { field: "alternateGreetings", used: 11, max: 10 },
  ]);
  expect(tooLongOf({ ...whole, definition: "a".repeat(16_000) })).toEqual([]);
});

it.each([
  ["name", 200],
  ["comment", 1_000],
  ["content", 8_000],
] as const)("names the lorebook when the %s of an entry is over its limit", (text, max) => {
  const emoji = "👨‍👩‍👧‍👦";
  const book = (length: number) => ({
    ...whole.book,
    entries: [{ ...entry, [text]: emoji.repeat(length) }],
  });
  expect(tooLongOf({ ...whole, book: book(max) })).toEqual([]);
  expect(tooLongOf({ ...whole, book: book(max + 1) })).toEqual([{ field: "book", used: max + 1, max }]);
});
