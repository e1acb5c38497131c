import type { Book, BookEntry } from "@mimi/contract";
import { estimateTokens } from "@mimi/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loreOf } from "./lore.ts";

const macros = { char: "Odile", user: "Sam", seed: "chat", now: new Date("2026-11-27T12:00:00Z") };

function entryOf(content: string, changed: Partial<BookEntry> = {}): BookEntry {
  return {
    ...{
      name: "",
      comment: "",
      keys: [content],
      secondary_keys: [],
      selective: false,
      case_sensitive: false,
    },
    ...{ use_regex: false, content, enabled: true, constant: false, insertion_order: 100 },
    position: "before_char",
    ...changed,
  };
}

function bookOf(entries: readonly BookEntry[], changed: Partial<Book> = {}): Book {
  return {
    ...{ name: "", description: "", scan_depth: 4, token_budget: 1_000, recursive_scanning: false },
    entries: [...entries],
    ...changed,
  };
}

function foundIn(messages: readonly string[], entries: readonly BookEntry[], changed: Partial<Book> = {}) {
  const { before, after } = loreOf(bookOf(entries, changed), messages, macros);
  return [...before.split("\n\n"), ...after.split("\n\n")].filter(Boolean);
}

const whole = (key: string): Partial<BookEntry> => ({ keys: [key], extensions: { match_whole_words: true } });

// Rule: lorebook-matching
describe("an entry matches", () => {
  const cases: readonly [string, Partial<BookEntry>, string, boolean][] = [
    ["by one of its keys", { keys: ["moon", "sun"] }, "The sun is out.", true],
    ["by a part of a word", { keys: ["moon"] }, "By moonlight.", true],
    ["in any case", { keys: ["MOON"] }, "the Moon", true],
    ["not in another case when that counts", { keys: ["Moon"], case_sensitive: true }, "the moon", false],
    ["in its own case when that counts", { keys: ["Moon"], case_sensitive: true }, "the Moon", true],
    ["by a name", { keys: ["{{user}}'s boat"] }, "Where is Sam's boat?", true],
    ["not without a key", { keys: [] }, "the moon", false],
    ["not by a key of nothing", { keys: [" "] }, "the moon", false],
    ["not when it is disabled", { keys: ["moon"], enabled: false }, "the moon", false],
    ["always when it is constant", { keys: [], constant: true }, "Hello.", true],
    ["not by one of two keys", { keys: ["moon"], selective: true, secondary_keys: ["sea"] }, "moon", false],
    ["by both keys", { keys: ["moon"], selective: true, secondary_keys: ["sea"] }, "sea, moon", true],
    ["by one key when it is not selective", { keys: ["moon"], secondary_keys: ["sea"] }, "moon", true],
    ["by one key when there is no other", { keys: ["moon"], selective: true }, "moon", true],
    ["by a regular expression", { keys: ["\\bdragons?\\b"], use_regex: true }, "Two Dragons.", true],
    ["by one in slashes", { keys: ["/^two/i"], use_regex: true }, "Two dragons.", true],
    ["by one at the beginning of a line", { keys: ["/^two/i"], use_regex: true }, "Oh.\nTwo.", true],
    ["by one whose case counts", { keys: ["/^two/"], use_regex: true }, "Two dragons.", false],
    ["not by a pattern that is not a regular expression", { keys: ["drag.n"] }, "dragon", false],
    [
      "by a pattern in slashes, in any entry",
      { keys: [String.raw`/\bferr(y|ies)\b/i`] },
      "Two Ferries.",
      true,
    ],
    ["not by the text of a pattern", { keys: ["/moon/"] }, "It says /mo on/.", false],
    ["by a pattern with other letters", { keys: ["/(?:^|[^а-яё])кент(?:а|ой|у)?/gi"] }, "Жду Кента", true],
    ["by a path, which is no pattern", { keys: ["/home/user"] }, "Look in /home/user.", true],
    ["by a name with a slash", { keys: ["AC/DC"] }, "I like ac/dc.", true],
    ["not by a pattern that looks behind", { keys: ["/(?<=the )moon/"] }, "the moon", false],
    ["by a key with another apostrophe", { keys: ["don't"] }, "I don’t.", true],
    ["by a curly key", { keys: ["don’t"] }, "I don't.", true],
    [
      "by a key whose case counts, with another apostrophe",
      { keys: ["Don't"], case_sensitive: true },
      "Don’t",
      true,
    ],
    ["by letters without their accents", { keys: ["cafe"] }, "Im Café.", true],
    ["by another form of a letter", { keys: ["STRASSE"] }, "Die Straße.", true],
    ["by a word of Hindi", { keys: ["हिन्दी"] }, "वह हिन्दी बोलती है", true],
    ["by letters of full width", { keys: ["mimi"] }, "Ｍｉｍｉ", true],
    ["not by a part of a word when whole words count", whole("moon"), "By moonlight.", false],
    ["by a whole word", whole("moon"), "The Moon.", true],
    ["by a whole word in a script without spaces", whole("月"), "月光", true],
    [
      "not in another case, by SillyTavern's field",
      { keys: ["Moon"], extensions: { case_sensitive: true } },
      "moon",
      false,
    ],
    ["not by what is no regular expression", { keys: ["("], use_regex: true }, "(", false],
    ["not by one that looks around", { keys: ["(?=d)"], use_regex: true }, "dragon", false],
  ];
  it.each(cases)("%s", (_case, changed, messages, comes) => {
    expect(foundIn([messages], [entryOf("lore", changed)])).toEqual(comes ? ["lore"] : []);
  });
});

// Rule: lorebook-matching
describe("a selective entry with two secondary keys matches", () => {
  const none = "A king.";
  const one = "A king with a crown.";
  const both = "A king with a crown and a throne.";
  it.each([
    ["AND ANY", 0, [false, true, true]],
    ["NOT ALL", 1, [true, true, false]],
    ["NOT ANY", 2, [true, false, false]],
    ["AND ALL", 3, [false, false, true]],
    ["by AND ANY without a rule", undefined, [false, true, true]],
    ["by AND ANY with an unknown rule", 9, [false, true, true]],
  ])("%s", (_name, selectiveLogic, expected) => {
    const entry = entryOf("lore", {
      ...{ keys: ["king"], secondary_keys: ["crown", "throne"], selective: true },
      extensions: { selectiveLogic },
    });
    expect([none, one, both].map((text) => foundIn([text], [entry]).length === 1)).toEqual(expected);
    expect(foundIn(["A crown and a throne."], [entry])).toEqual([]);
  });

  it("by its key alone when it is not selective, or has no secondary keys", () => {
    const notAny = { keys: ["king"], extensions: { selectiveLogic: 2 } };
    expect(foundIn([both], [entryOf("lore", { ...notAny, secondary_keys: ["crown"] })])).toEqual(["lore"]);
    expect(foundIn([both], [entryOf("lore", { ...notAny, selective: true })])).toEqual(["lore"]);
  });
});

it("searches only the newest messages, by the scan depth", () => {
  const messages = ["the moon", "a", "b"];
  expect(foundIn(messages, [entryOf("moon")], { scan_depth: 2 })).toEqual([]);
  expect(foundIn(messages, [entryOf("moon")], { scan_depth: 3 })).toEqual(["moon"]);
  expect(foundIn(messages, [entryOf("b")], { scan_depth: 0 })).toEqual([]);
});

it("searches found entries only when the lorebook allows it, and finds each entry once", () => {
  const chain = [
    entryOf("the moon has a base", { keys: ["moon"] }),
    entryOf("the base has a bar near the moon", { keys: ["base"] }),
    entryOf("always", { constant: true, content: "A bar is open.", keys: [] }),
    entryOf("drinks", { keys: ["bar"] }),
  ];
  expect(foundIn(["The moon!"], chain)).toEqual(["the moon has a base", "A bar is open."]);
  const all = foundIn(["The moon!"], chain, { recursive_scanning: true });
  expect([...all].sort()).toEqual(
    ["A bar is open.", "drinks", "the base has a bar near the moon", "the moon has a base"].sort(),
  );
});

it("finds one of two keys in a message and the other one in a found entry", () => {
  const entries = [
    entryOf("moon base", { keys: ["moon"] }),
    entryOf("both", { keys: ["base"], selective: true, secondary_keys: ["night"] }),
  ];
  expect(foundIn(["A moon at night."], entries, { recursive_scanning: true })).toContain("both");
});

it("sorts entries by insertion order, before and after the character", () => {
  const entries = [
    entryOf("c", { insertion_order: 3, constant: true, position: "after_char" }),
    entryOf("b", { insertion_order: 2, constant: true }),
    entryOf("a", { insertion_order: -1, constant: true }),
  ];
  expect(loreOf(bookOf(entries), [], macros)).toEqual({ before: "a\n\nb", after: "c", atDepth: [] });
});

it("leaves out the lowest priority first when the budget is too small", () => {
  const long = (letter: string) => letter.repeat(40);
  const entries = [
    entryOf(long("a"), { constant: true, insertion_order: 1, priority: 5 }),
    entryOf(long("b"), { constant: true, insertion_order: 2, priority: 1 }),
    entryOf(long("c"), { constant: true, insertion_order: 3 }),
  ];
  expect(foundIn([], entries, { token_budget: 20 })).toEqual([long("a"), long("c")]);
});

it("fills the macros of entries, and removes the decorators of V3", () => {
  const content = "@@scan_depth 4\n@@constant\n{{char}} knows {{user}}.{{// a note}}";
  expect(foundIn([], [entryOf(content, { constant: true })])).toEqual(["Odile knows Sam."]);
});

// Rule: prompt-depth-entries
it.each<[string, Partial<BookEntry>, object]>([
  ["the decorators of V3", { content: "@@depth 3\n@@role user\nlore" }, { depth: 3, role: "user" }],
  ["SillyTavern", { extensions: { position: 4, depth: 0, role: 2 } }, { depth: 0, role: "assistant" }],
  ["SillyTavern without a depth", { extensions: { position: 4, role: null } }, { depth: 4, role: "system" }],
])("puts an entry between the messages by the fields of %s", (_whose, changed, place) => {
  const entry = entryOf("lore", { constant: true, ...changed });
  expect(loreOf(bookOf([entry]), [], macros)).toEqual({
    ...{ before: "", after: "" },
    atDepth: [{ kind: "lore", text: "lore", ...place }],
  });
});

it("uses an entry in a share of the prompts, and the same ones in the same prompt", () => {
  const entry = entryOf("lore", { constant: true, extensions: { probability: 40, useProbability: true } });
  const isUsed = (turn: string) => loreOf(bookOf([entry]), [], { ...macros, turn }).before !== "";
  const turns = Array.from({ length: 500 }, (_none, at) => String(at));
  const used = turns.map(isUsed);
  expect(turns.map(isUsed)).toEqual(used);
  expect(used.filter(Boolean).length).toBeGreaterThan(150);
  expect(used.filter(Boolean).length).toBeLessThan(250);
  const always = { ...entry, extensions: { probability: 0, useProbability: false } };
  expect(foundIn([], [always])).toEqual(["lore"]);
});

it("searches the hidden keys of found entries, and does not send them", () => {
  const entries = [
    entryOf("The moon has a base.{{hidden_key:bar}}", { keys: ["moon"] }),
    entryOf("drinks", { keys: ["bar"] }),
  ];
  expect(foundIn(["The moon!"], entries, { recursive_scanning: true })).toEqual([
    "The moon has a base.",
    "drinks",
  ]);
});

it("never exceeds its budget, and never includes disabled entries", () => {
  const entry = fc.record({
    content: fc.string({ maxLength: 80 }),
    keys: fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
    constant: fc.boolean(),
    enabled: fc.boolean(),
    use_regex: fc.boolean(),
    priority: fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
  });
  fc.assert(
    fc.property(
      fc.array(entry, { maxLength: 12 }),
      fc.nat({ max: 60 }),
      fc.array(fc.string(), { maxLength: 3 }),
      (entries, token_budget, messages) => {
        const marked = entries.map((one, at) => entryOf(`<${at}${one.enabled}>${one.content}`, one));
        const { before } = loreOf(
          bookOf(
            marked.map((one, at) => ({ ...one, content: `<${at}${entries[at]?.enabled}>${one.content}` })),
            {
              token_budget,
              recursive_scanning: true,
            },
          ),
          messages,
          macros,
        );
        const separators = Math.max(0, (before.match(/<\d+true>/g)?.length ?? 0) - 1);
        expect(estimateTokens(before)).toBeLessThanOrEqual(token_budget + separators);
        expect(before).not.toMatch(/<\d+false>/);
      },
    ),
  );
});
