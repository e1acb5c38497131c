import { characterInput } from "@mimi/contract";
import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { inputOf } from "../formInput.ts";
import { readCardFile } from "./readCardFile.ts";
import { writeCardFile } from "./writeCardFile.ts";

const entry = {
  keys: ["sea"],
  content: "Cold.",
  extensions: {},
  enabled: true,
  insertion_order: 4,
  use_regex: false,
};
const data = { name: "Ines", first_mes: "You came.", creator: "Ada", extensions: { chub: { id: 4 } } };

function cardWith(changes: object) {
  return { spec: "chara_card_v3", spec_version: "3.0", data: { ...data, ...changes } };
}
const withBook = (changes: object) =>
  cardWith({ character_book: { name: "Coast", extensions: {}, entries: [entry], ...changes } });
const withEntry = (changes: object) => withBook({ entries: [{ ...entry, ...changes }] });

function imported(card: unknown) {
  const read = readCardFile(new TextEncoder().encode(JSON.stringify(card)), []);
  if (read.kind !== "read") throw new Error(`Expected a card, got ${read.kind}.`);
  return read;
}

/** What other programs write, one difference at a time. */
const cards: readonly (readonly [string, unknown])[] = [
  ...["0", 0, 1, 4, 7, "after_char", "at_depth", null, true].map(
    (position) => [`position ${JSON.stringify(position)}`, withEntry({ position })] as const,
  ),
  ...["10", 2.5, -7, 1e9, "first", null, Number.MAX_SAFE_INTEGER].map(
    (order) =>
      [`order ${JSON.stringify(order)}`, withEntry({ insertion_order: order, priority: order })] as const,
  ),
  ...[1, 0, "true", "no", null, [], {}].map(
    (value) =>
      [
        `yes or no ${JSON.stringify(value)}`,
        withEntry({
          enabled: value,
          constant: value,
          selective: value,
          case_sensitive: value,
          use_regex: value,
        }),
      ] as const,
  ),
  ...[0, "7", null, "x".repeat(300), {}, -1].map(
    (id) => [`id ${JSON.stringify(id).slice(0, 20)}`, withEntry({ id, name: id, comment: id })] as const,
  ),
  ["an empty key", withEntry({ keys: ["", " ", "sea"] })],
  ["no key", withEntry({ keys: undefined })],
  ["keys as a text", withEntry({ keys: "sea, tide" })],
  ["keys with line breaks", withEntry({ keys: ["sea\nside", "tide\t"] })],
  ["80 keys", withEntry({ keys: Array.from({ length: 80 }, (_, index) => `key ${index}`) })],
  ["a key of 900 characters", withEntry({ keys: ["k".repeat(900), "sea"] })],
  ["a comment of 5,000 characters", withEntry({ comment: "c".repeat(5_000), name: "n".repeat(5_000) })],
  ["a content of 50,000 characters", withEntry({ content: "c".repeat(50_000) })],
  ["extensions that are no object", withEntry({ extensions: [] })],
  ["extensions that are a text", withEntry({ extensions: "none", position: 4 })],
  ["other fields", withEntry({ probability: 50, selectiveLogic: 3, depth: 2, role: null })],
  ...[1_000, "4", -1, 2.5, null, "deep"].map(
    (depth) =>
      [
        `scan depth ${JSON.stringify(depth)}`,
        withBook({ scan_depth: depth, token_budget: depth, recursive_scanning: depth }),
      ] as const,
  ),
  ["260 entries", withBook({ entries: Array.from({ length: 260 }, (_, id) => ({ ...entry, id })) })],
  ["1,000 entries", withBook({ entries: Array.from({ length: 1_000 }, (_, id) => ({ ...entry, id })) })],
  ["entries by number", withBook({ entries: { 0: entry, 1: entry } })],
  [
    "a lorebook of 900 KB",
    withBook({ entries: Array.from({ length: 60 }, () => ({ ...entry, content: "c".repeat(15_000) })) }),
  ],
  ["a form feed", cardWith({ first_mes: "One\fTwo\vThree\rFour\u0007" })],
  ["a name over two lines", cardWith({ name: "Ines\nCalloway", nickname: "N\te" })],
  ["numbers as texts", cardWith({ name: 7, character_version: 1.2, creator_notes: 3 })],
  [
    "50 greetings",
    cardWith({ alternate_greetings: Array.from({ length: 50 }, (_, index) => `Hello ${index}.`) }),
  ],
  ["empty greetings", cardWith({ alternate_greetings: ["", " ", "Hello."] })],
  ["greetings as objects", cardWith({ alternate_greetings: [{ text: "Hello." }, { title: "none" }] })],
  ["a definition of 90,000 characters", cardWith({ description: "d".repeat(90_000) })],
  ["a version of 200 characters", cardWith({ character_version: "v".repeat(200) })],
  ["tags as a text", cardWith({ tags: "sea, fog" })],
  ["tags as numbers", cardWith({ tags: [1, null, { name: "sea" }] })],
  [
    "sources that are too many, or too long",
    cardWith({ source: ["", "s".repeat(999), ...Array.from({ length: 20 }, () => "a")] }),
  ],
  ["extensions of 200 KB", cardWith({ extensions: { big: "b".repeat(200_000), small: 1 } })],
  [
    "our own fields with other types",
    cardWith({
      extensions: {
        mimi: {
          tagline: "a\nb",
          cover_alt: 7,
          warnings: ["", "w".repeat(200), ...Array.from({ length: 12 }, () => "x")],
          language: "??",
        },
      },
    }),
  ],
];

describe.each(cards)("a card with %s", (_name, card) => {
  it("can be saved", () => {
    const result = safeParse(characterInput, inputOf(imported(card).draft));
    expect(result.issues?.map(({ path, message }) => [path?.map(({ key }) => key), message])).toBeUndefined();
  });

  it("is exported unchanged", () => {
    const { draft } = imported(card);
    const written = JSON.parse(
      new TextDecoder().decode(writeCardFile(draft, [], { format: "json" })),
    ) as object;
    expect(written).toMatchObject(JSON.parse(JSON.stringify(card)) as object);
  });
});

it("says how much of a field is used", () => {
  const keys = Array.from({ length: 80 }, (_, index) => `key ${index}`);
  const greetings = Array.from({ length: 50 }, (_, index) => `Hello ${index}.`);
  const card = cardWith({
    alternate_greetings: greetings,
    description: "d".repeat(90_000),
    character_book: { extensions: {}, entries: [{ ...entry, keys }] },
  });
  expect(imported(card).report.adapted).toEqual([
    { field: "definition", used: 64_000, of: 90_000 },
    { field: "alternateGreetings", used: 40, of: 50 },
    { field: "bookKeys", used: 40, of: 80 },
  ]);
});

it("sends the rules of an entry to the API, wherever the card has them", () => {
  const rules = [
    { selectiveLogic: 3, matchWholeWords: true },
    { extensions: { selectiveLogic: 3, matchWholeWords: true } },
  ];
  for (const rule of rules) {
    const { book } = inputOf(imported(withEntry(rule)).draft);
    expect(book?.entries).toMatchObject([{ extensions: { selectiveLogic: 3, matchWholeWords: true } }]);
  }
});

it.each([
  [0, "before_char", {}],
  [1, "after_char", {}],
  [4, "after_char", { position: 4 }],
  ["at_depth", "after_char", { position: 4 }],
  [-1, "before_char", {}],
  ["", "before_char", {}],
  ["before_char", "before_char", {}],
  ["after_char", "after_char", {}],
  [null, "before_char", {}],
])("sends the position %j to the API as %s", (position, expected, extensions) => {
  const { book } = inputOf(imported(withEntry({ position })).draft);
  expect(book?.entries).toMatchObject([{ position: expected, extensions }]);
});

it("keeps what world info inside a card means: off, order, position and rules", () => {
  const world = (changes: object) => ({
    ...{ key: ["bell"], keysecondary: [], comment: "", content: "Lore.", constant: false, selective: true },
    ...{ selectiveLogic: 0, order: 100, position: 0, disable: false, probability: 100, useProbability: true },
    ...{ depth: 4, role: null, caseSensitive: null, matchWholeWords: null },
    ...changes,
  });
  const entries = {
    0: world({ disable: true, order: 50 }),
    1: world({ keysecondary: ["crown"], selectiveLogic: 2, position: 2, probability: 40 }),
    2: world({ position: 4, depth: 2, role: 1, matchWholeWords: true, caseSensitive: true }),
  };
  const { book } = inputOf(imported(cardWith({ character_book: { extensions: {}, entries } })).draft);
  expect(book?.entries).toMatchObject([
    { keys: ["bell"], enabled: false, insertion_order: 50, position: "before_char" },
    {
      ...{ enabled: true, selective: true, secondary_keys: ["crown"], position: "after_char" },
      extensions: { selectiveLogic: 2, position: 2, probability: 40 },
    },
    {
      ...{ position: "after_char", case_sensitive: true },
      extensions: { position: 4, depth: 2, role: 1, match_whole_words: true },
    },
  ]);
});

it.each<[string, object, object]>([
  ["keys as one text", { keys: "sea, tide" }, { keys: ["sea", "tide"] }],
  ["keys as numbers", { keys: [1, 2] }, { keys: ["1", "2"] }],
  ["keys as objects", { keys: [{ text: "sea" }, "the\ntide"] }, { keys: ["sea", "the tide"] }],
  ["an empty key", { keys: ["", "sea"] }, { keys: ["sea"] }],
  ["secondary keys as one text", { secondary_keys: "a, b" }, { secondary_keys: ["a", "b"] }],
  ["a number as content", { content: 7 }, { content: "7" }],
  ["no content", { content: null }, { content: "" }],
  ["a form feed", { content: "a\fb", comment: "c\u0007" }, { content: "a\nb", comment: "c" }],
  ["numbers as names", { name: 6, comment: 5 }, { name: "6", comment: "5" }],
])("saves an entry of a lorebook with %s as the form shows it", (_name, changes, expected) => {
  const input = inputOf(imported(withEntry(changes)).draft);
  expect(safeParse(characterInput, input).success).toBe(true);
  expect(input.book?.entries[0]).toMatchObject(expected);
});

// Rule: card-report-patterns
it("says how many patterns of a lorebook are used", () => {
  const patterns = [String.raw`/\bferr(y|ies)\b/i`, "/(?<=the )moon/", "/[/", "AC/DC"];
  const off = { ...entry, enabled: false, keys: ["/(?=a)/"] };
  const card = cardWith({ character_book: { entries: [{ ...entry, keys: patterns }, off] } });
  expect(imported(card).report.adapted).toEqual([{ field: "bookPatterns", used: 1, of: 3 }]);
});

it("keeps the meaning of numbers that are out of range or texts", () => {
  const { book } = inputOf(
    imported(withBook({ scan_depth: 1_000, entries: [{ ...entry, insertion_order: "10" }] })).draft,
  );
  expect(book).toMatchObject({ scan_depth: 100, entries: [{ insertion_order: 10 }] });
});
