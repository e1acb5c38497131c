import { expect, it } from "vitest";
import type { CharacterDraft } from "../CharacterDraft.ts";
import { readCardFile } from "./readCardFile.ts";
import { writeCardFile } from "./writeCardFile.ts";

const tags = ["Mystery", "Slow burn", "Sea"].map((name, id) => ({ id, name }));
const cardOf = (data: unknown) => ({ spec: "chara_card_v3", spec_version: "3.0", data });
const fileOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

function imported(file: Uint8Array, choices = tags) {
  const read = readCardFile(file, choices);
  if (read.kind !== "read") throw new Error(`Expected a card, got ${read.kind}.`);
  return read;
}

function exported(draft: CharacterDraft) {
  const text = new TextDecoder().decode(writeCardFile(draft, tags, { format: "json" }));
  return JSON.parse(text) as { readonly data: Record<string, unknown> };
}

/** A card with every field that the form has, and some that it does not have. */
const whole = cardOf({
  name: "Ines",
  nickname: "Nes",
  creator_notes: "A keeper.",
  first_mes: "You came.",
  alternate_greetings: ["Again?", "Sit."],
  description: "Keeps the light.",
  personality: "Dry.",
  scenario: "A storm.",
  mes_example: "<START>",
  system_prompt: "Be brief.",
  post_history_instructions: "Stay in character.",
  character_version: "2",
  tags: ["slow-burn", "sea shanty", "MYSTERY"],
  creator: "Ada",
  group_only_greetings: [],
  source: ["https://example.com/ines"],
  character_book: {
    name: "Coast",
    scan_depth: 3,
    extensions: {},
    entries: [
      {
        keys: ["sea"],
        content: "Cold.",
        extensions: { a: 1 },
        enabled: true,
        insertion_order: 4,
        use_regex: false,
        position: "after_char",
      },
    ],
  },
  extensions: { chub: { id: 4 }, mimi: { tagline: "By the sea", cover_alt: "A lamp", warnings: ["storms"] } },
});

it("fills the form with every field of a card", () => {
  const { draft } = imported(fileOf(whole));
  expect(draft).toMatchObject({
    fields: {
      name: "Ines",
      chatName: "Nes",
      bio: "A keeper.",
      greeting: "You came.",
      alternateGreetings: [
        { key: "0", text: "Again?" },
        { key: "1", text: "Sit." },
      ],
      definition: "Keeps the light.",
      personality: "Dry.",
      scenario: "A storm.",
      exampleDialogs: "<START>",
      systemPrompt: "Be brief.",
      postHistory: "Stay in character.",
      version: "2",
      tags: [
        { id: 1, name: "Slow burn" },
        { id: 0, name: "Mystery" },
      ],
      book: { name: "Coast", entries: [{ key: "0", keys: ["sea"], content: "Cold.", position: "after" }] },
      rating: "everyone",
      tagline: "By the sea",
      coverAlt: "A lamp",
      warnings: ["storms"],
      language: "en",
      visibility: "private",
    },
    extensions: { chub: { id: 4 } },
    source: ["https://example.com/ines"],
    madeBy: "Ada",
    cardRaw: whole,
  });
});

it("exports a card that was not edited as it was imported", () => {
  expect(exported(imported(fileOf(whole)).draft)).toEqual(whole);
});

// Rule: imported-by-line
it("keeps who made a card, up to a hundred characters, and exports the whole name", () => {
  const name = `  ${"é".repeat(101)}`;
  const card = (creator: unknown) => fileOf(cardOf({ name: "Ines", creator, tags: [] }));
  const { draft } = imported(card(name));
  expect(draft.madeBy).toBe("é".repeat(100));
  expect(exported(draft).data.creator).toBe(name);
  expect(exported({ ...draft, cardRaw: null }).data.creator).toBe("é".repeat(100));
  expect(imported(card(["Ada"])).draft.madeBy).toBe("");
  expect(imported(card("Ada\nLovelace")).draft.madeBy).not.toContain("\n");
});

it("exports every field that was edited in the form", () => {
  const { draft } = imported(fileOf(whole));
  const { fields } = draft;
  const text = (name: string) => `edited ${name}`;
  const edited = {
    ...fields,
    name: text("name"),
    chatName: text("chatName"),
    bio: text("bio"),
    greeting: text("greeting"),
    alternateGreetings: [{ key: "1", text: text("alternate") }],
    definition: text("definition"),
    personality: text("personality"),
    scenario: text("scenario"),
    exampleDialogs: text("exampleDialogs"),
    systemPrompt: text("systemPrompt"),
    postHistory: text("postHistory"),
    version: text("version"),
    book: { ...fields.book, entries: fields.book.entries.map((entry) => ({ ...entry, content: "Warm." })) },
    rating: "adult" as const,
    tagline: text("tagline"),
    coverAlt: text("coverAlt"),
    warnings: [text("warning")],
    language: "fr",
  };
  const again = imported(fileOf(exported({ ...draft, fields: edited }))).draft.fields;
  const withoutRest = ({ book, ...others }: typeof edited | typeof again) => ({
    ...others,
    alternateGreetings: others.alternateGreetings.map(({ text }) => text),
    book: book.entries.map(({ rest: _rest, ...entry }) => entry),
  });
  expect(withoutRest(again)).toEqual(withoutRest(edited));
});

it("exports chosen tags as the card spells them, and keeps the tags that do not exist here", () => {
  const { draft } = imported(fileOf(whole));
  const chosen = [tags[2], tags[1]].filter((tag) => tag !== undefined);
  const edited = { ...draft, fields: { ...draft.fields, tags: chosen } };
  expect(exported(edited).data.tags).toEqual(["Sea", "slow-burn", "sea shanty"]);
});

it("exports a draft whose stored card is not valid", () => {
  const { draft } = imported(fileOf(whole));
  expect(exported({ ...draft, cardRaw: { recipe: "soup" } }).data).toMatchObject({ name: "Ines" });
});

it("reports the use of each part of a card, and the parts that are too long, and cuts nothing", () => {
  const data = {
    name: "Ines",
    description: "a".repeat(16_001),
    first_mes: { en: "Hello." },
    alternate_greetings: Array.from({ length: 12 }, () => "Hello."),
    tags: ["mystery", "sea shanty", "NSFW"],
    character_book: { entries: [{ keys: ["sea"], content: "Cold." }] },
    creator: "Ada",
    extensions: { chub: {}, depth_prompt: { depth: 4 } },
  };
  const { draft, report } = imported(fileOf({ ...cardOf(data), spec: "chara_card_v2" }), [
    { id: 4, name: "Mystery" },
  ]);
  expect(report).toEqual({
    likelyTags: [],
    name: "Ines",
    spec: "Character Card V2",
    unchanged: ["name", "alternateGreetings", "tags"],
    renamed: [
      { from: "description", to: "definition" },
      { from: "character_book", to: "book" },
      { from: "tags: NSFW", to: "rating" },
    ],
    hasMaker: true,
    passedThrough: ["extensions.chub", "extensions.depth_prompt", "tags: sea shanty"],
    skipped: [{ what: "first_mes", why: "not-text" }],
    repairs: [],
    adapted: [],
    placeholders: [],
    hasCharacterNote: false,
    tooLong: [
      { field: "definition", used: 16_001, max: 16_000 },
      { field: "alternateGreetings", used: 12, max: 10 },
    ],
  });
  expect(draft.fields.definition).toHaveLength(16_001);
});

// Rule: card-report-macros
it("reports the placeholders that are not used here, and not the note that is used", () => {
  const text = "<BOT> {{user}} {{// note}} {{idle_duration}} {{getvar::mood}}";
  const depth_prompt = { prompt: "Stay on {{boat}}.", depth: 4, role: "system" };
  const book = { entries: [{ keys: ["sea"], content: "{{idle_duration}} {{lastMessage}}" }] };
  const card = cardOf({
    ...{ name: "Ines", first_mes: text, system_prompt: "{{original}}", character_book: book },
    extensions: { depth_prompt },
  });
  const { draft, report } = imported(fileOf(card));
  expect(report.placeholders).toEqual([
    ...["{{idle_duration}}", "{{getvar::mood}}", "{{boat}}", "{{lastMessage}}"],
  ]);
  expect(report).toMatchObject({ passedThrough: [], hasCharacterNote: true });
  expect(exported(draft).data).toMatchObject({ first_mes: text, extensions: { depth_prompt } });
});

it("uses ten tags of a card, and keeps the others for the export", () => {
  const many = Array.from({ length: 12 }, (_, id) => ({ id, name: `Tag ${id}` }));
  const { draft, report } = imported(
    fileOf(cardOf({ name: "Ines", tags: many.map(({ name }) => name) })),
    many,
  );
  expect(draft.fields.tags.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(report.passedThrough).toEqual(["tags: Tag 10", "tags: Tag 11"]);
});

it("reads the cover of an archive that was written from a draft", () => {
  const cover = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
  const charx = writeCardFile(imported(fileOf(whole)).draft, tags, { format: "charx", cover });
  expect(imported(charx)).toMatchObject({ cover, report: { skipped: [] } });
});

it("reports why a file is not a card", () => {
  expect(readCardFile(fileOf({ recipe: "soup" }), tags)).toEqual({ kind: "refused", error: "not-a-card" });
});
