import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readCard } from "./readCard.ts";
import type { Lorebook } from "./lorebook.ts";
import { jsonFile, parsed, read } from "./testing/cards.ts";
import { writeCard } from "./writeCard.ts";

const file = (name: string) =>
  new Uint8Array(readFileSync(new URL(`testing/cases/${name}`, import.meta.url)));

/** What the card of every case says, unless its row says otherwise. */
const maren = {
  name: "Maren Holt",
  bio: "Made for a test.",
  greeting: '*Maren ties the boat.* "You are late, {{user}}."',
  definition: "Keeper of the ferry at Low Water. {{char}} knows {{user}} from long ago.",
  personality: "Dry, patient.",
  alternateGreetings: ['"Step in," *she says.*'],
  tags: ["Fantasy", "Isekai", "Interactive Fiction"],
};
const bell = { keys: ["bell"], content: "The bell rings when the fog lifts.", enabled: true };

const images = readdirSync(new URL("testing/cases/", import.meta.url)).filter((name) =>
  /\.(png|charx|jpg|webp|zip)$|png-named/.test(name),
);

it.each(images)("reads %s whole, with its cover", (name) => {
  const { character, cover } = read(file(name));
  expect(character).toMatchObject(maren);
  expect(character.lorebook.entries).toMatchObject([bell]);
  expect(cover?.length).toBeGreaterThan(1_000);
});

it.each<[string, object]>([
  ["C05a-data-without-spec.json", maren],
  ["C05c-v1-stub-beside-data.json", maren],
  ["C05e-spec-capital.json", maren],
  ["C05i-book-at-top.json", maren],
  ["C05k-in-a-list.json", maren],
  ["C06a-alternates-number-text.json", { ...maren, alternateGreetings: [] }],
  [
    "C06b-alternates-as-text.json",
    { ...maren, alternateGreetings: ["One other greeting, as a plain text."] },
  ],
  ["C06e-tags-as-text.json", { ...maren, tags: ["Fantasy", "Isekai"] }],
  ["C06f-name-number.json", { ...maren, name: "7734" }],
  ["C06h-nulls.json", { ...maren, personality: "", alternateGreetings: [], tags: [] }],
  ["C06j-depth-prompt.json", maren],
  ["C07e-comments-trailing-comma.json", maren],
])("reads %s", (name, expected) => {
  const { character } = read(file(name));
  expect(character).toMatchObject(expected);
  if (!name.startsWith("C06h")) expect(character.lorebook.entries).toMatchObject([bell]);
});

it("reads all thirty greetings", () => {
  expect(read(file("C06n-thirty-greetings.json")).character.alternateGreetings).toHaveLength(30);
});

it.each(["C07a-utf8-bom.json", "C07b-double-encoded.json"])("reads the letters of %s", (name) => {
  const { character, report } = read(file(name));
  expect(character).toMatchObject({
    name: "Zoë Łuksza 🌊",
    greeting: "*Zoë lächelt.* „Grüß dich, {{user}}“ — 終わり",
  });
  expect(report.repairs).toEqual(name.startsWith("C07b") ? ["encoding"] : []);
});

it("reads a file in Windows-1252, and says that its encoding was guessed", () => {
  const bytes = Uint8Array.from('{"name":"\u00d6dile","first_mes":"Gr\u00fc\u00df dich"}', (l) =>
    l.charCodeAt(0),
  );
  const { character, report } = read(bytes);
  expect([character.name, character.greeting]).toEqual(["Ödile", "Grüß dich"]);
  expect(report.repairs).toEqual(["encoding"]);
});

it("leaves out characters that nothing can store, and says so", () => {
  const { character, report } = read(file("C07g-nul-and-lone-surrogate.json"));
  expect(character.name).toBe("Maren");
  expect(character.greeting).toBe("Half an emoji: \ufffd and NUL:  end");
  expect(report.repairs).toEqual(["unprintable"]);
  expect(JSON.stringify(character.original)).not.toContain("\\u0000");
});

it("says of comments and stray commas that they were ignored", () => {
  expect(read(file("C07e-comments-trailing-comma.json")).report.repairs).toEqual(["syntax"]);
});

it.each([
  ["O01-pygmalion.json", { definition: "Keeper of the ferry.", scenario: "A landing in fog." }],
  ["O02-textgen.json", { definition: "Maren Holt's persona: keeper of the ferry." }],
  ["O04-agnai.json", { definition: "Keeper of the ferry.", scenario: "A landing in fog." }],
])("reads the character of another program: %s", (name, expected) => {
  const { character } = read(file(name));
  expect(character).toMatchObject({ name: "Maren Holt", greeting: "You are late.", ...expected });
  // The original is written back.
  const { extensions } = parsed(writeCard(character, { format: "json" })).data;
  expect(Object.values(extensions as object)).toEqual([JSON.parse(new TextDecoder().decode(file(name)))]);
});

it.each([
  ["O03-textgen.yaml", "yaml"],
  ["O06-chat.jsonl", "chat"],
])("refuses %s by what it is", (name, error) => {
  expect(readCard(file(name))).toEqual({ kind: "error", error });
});

it.each([
  "K01-world-info.json",
  "K02-v3-lorebook.json",
  "K03-character-book-alone.json",
  "K04-novelai.lorebook.json",
  "K05-agnai-memory.json",
])("reads a lorebook without a character: %s", (name) => {
  const result = readCard(file(`lorebooks/${name}`));
  if (result.kind !== "lorebook") throw new Error(`Expected a lorebook, got ${result.kind}.`);
  const { entries } = result.lorebook;
  expect(entries.length).toBeGreaterThan(0);
  for (const { keys, content, constant } of entries) {
    expect(content).not.toBe("");
    expect(keys.length > 0 || constant).toBe(true);
  }
});

// Rule: lorebook-unused-fields
it("keeps the rules of world info in the extensions, by the names of cards", () => {
  const { lorebook } = readCard(file("lorebooks/K01-world-info.json")) as { lorebook: Lorebook };
  const rules = lorebook.entries.map(({ original }) => original?.extensions);
  expect(rules[5]).toMatchObject({
    selectiveLogic: 2,
    probability: 40,
    position: 2,
    match_whole_words: null,
  });
  expect(rules[2]).toMatchObject({ position: 4, depth: 4, role: null, scan_depth: null });
});

it("reads the patterns of a lorebook as they are written", () => {
  const { entries } = read(file("lorebooks/K07-regex-keys.json")).character.lorebook;
  expect(entries.map(({ keys, useRegex }) => [...keys, useRegex])).toEqual([
    [String.raw`/\bferr(y|ies)\b/i`, false],
    ["/(?:^|[^а-яё])кент(?:а|ой|у)?/gi", false],
    ["/home/user", false],
    ["AC/DC", false],
    ["/(?<=the )moon/", false],
    ["ferr(y|ies)", true],
    ["/[/", false],
  ]);
});

it("splits a text of keys at its commas, but not within a pattern", () => {
  const book = { entries: [{ keys: String.raw`sea, /a{1,2}\/b,c/i , AC/DC`, content: "Cold." }] };
  const { character } = read(jsonFile({ name: "Ines", first_mes: "", character_book: book }));
  expect(character.lorebook.entries[0]?.keys).toEqual(["sea", String.raw`/a{1,2}\/b,c/i`, "AC/DC"]);
});

it("reads positions and numbers as other programs write them", () => {
  const { entries } = read(file("lorebooks/K08-positions.json")).character.lorebook;
  expect(entries.slice(0, 3).map(({ content, position }) => [content, position])).toEqual([
    ["AT 0", "before"],
    ["AT 1", "after"],
    ["AT 4", "after"],
  ]);
});

it("reads all 260 entries of a lorebook", () => {
  expect(read(file("lorebooks/K11-book-260-entries.json")).character.lorebook.entries).toHaveLength(260);
});

it("reads world info inside a card: keys, off, order and position keep their meaning", () => {
  const { entries } = read(file("lorebooks/K01b-world-info-inside-card.json")).character.lorebook;
  const world = JSON.parse(new TextDecoder().decode(file("lorebooks/K01-world-info.json"))) as {
    entries: Record<string, { key: string[]; keysecondary: string[]; content: string; disable: boolean }>;
  };
  const expected = Object.values(world.entries).map(({ key, keysecondary, content, disable }) => ({
    keys: key,
    secondaryKeys: keysecondary,
    content,
    enabled: !disable,
  }));
  expect(entries).toMatchObject(expected);
  expect(entries.some(({ enabled }) => !enabled)).toBe(true);
  expect(entries.map(({ position }) => position)).toContain("after");
});

it("writes every card of another shape so that it is read the same again", () => {
  for (const name of [
    ...images,
    "C05c-v1-stub-beside-data.json",
    "O04-agnai.json",
    "C06f-name-number.json",
  ]) {
    const { original: _first, ...first } = read(file(name)).character;
    const { original: _again, ...again } = read(
      writeCard(read(file(name)).character, { format: "json" }),
    ).character;
    expect(again).toEqual(first);
  }
});
