import { expect, it } from "vitest";
import { cardJson } from "./cardJson.ts";
import { emptyCharacter } from "./Character.ts";
import { writePngTexts } from "./files/pngChunks.ts";
import { readCardJson } from "./readCard.ts";
import { jsonFile, parsed, pixel, read } from "./testing/cards.ts";
import { encodeChunkText } from "./files/text.ts";
import { writeCard } from "./writeCard.ts";

it("writes a new character as V1, V2 and V3", () => {
  const character = { ...emptyCharacter, name: "Ines", greeting: "You came.", tagline: "Keeps the light." };
  const v1only = parsed(writeCard(character, { format: "json", version: "V1" }));
  expect(v1only).toEqual({
    name: "Ines",
    description: "",
    personality: "",
    scenario: "",
    first_mes: "You came.",
    mes_example: "",
  });
  const { data: dataV2, ...topV2 } = parsed(writeCard(character, { format: "json", version: "V2" }));
  expect(topV2).toEqual({ spec: "chara_card_v2", spec_version: "2.0" });
  expect(dataV2).toEqual({
    ...v1only,
    tags: [],
    creator: "",
    character_version: "",
    extensions: { mimi: { tagline: "Keeps the light." } },
    system_prompt: "",
    post_history_instructions: "",
    alternate_greetings: [],
    creator_notes: "",
  });
  const { data: dataV3, ...topV3 } = parsed(writeCard(character, { format: "json" }));
  expect(topV3).toEqual({ spec: "chara_card_v3", spec_version: "3.0" });
  expect(dataV3).toEqual({ ...dataV2, group_only_greetings: [] });
});

it("writes a V3 and a V2 card into a PNG image, and leaves the image as it was", () => {
  const { character } = read(
    jsonFile({ name: "Ines", description: "Keeps the light.", first_mes: "You came." }),
  );
  const card = writeCard(character, { format: "png", cover: pixel });
  expect(writePngTexts(card, {})).toEqual(card);
  expect(card.subarray(0, pixel.length - 12)).toEqual(pixel.subarray(0, -12));
  const text = String.fromCharCode(...card);
  expect([text.includes("tEXtchara\0"), text.includes("tEXtccv3\0")]).toEqual([true, true]);
});

it("writes no decorator into a V2 card, whose programs would send it to the model", () => {
  const card = {
    spec: "chara_card_v3",
    spec_version: "3.0",
    data: {
      name: "Ines",
      first_mes: "Hello.",
      character_book: {
        extensions: {},
        entries: [
          {
            keys: ["sea"],
            content: "@@depth 4\nIt is cold.",
            extensions: { a: 1 },
            enabled: true,
            insertion_order: 1,
            use_regex: false,
          },
        ],
      },
    },
  };
  const { character } = read(jsonFile(card));
  expect(parsed(writeCard(character, { format: "json", version: "V2" })).data.character_book).toEqual({
    extensions: {},
    entries: [
      { keys: ["sea"], content: "It is cold.", extensions: { a: 1 }, enabled: true, insertion_order: 1 },
    ],
  });
  const png = writeCard(character, { format: "png", cover: pixel });
  expect(read(png).character.lorebook.entries[0]?.content).toBe("@@depth 4\nIt is cold.");
});

// Rule: lorebook-unused-fields
it("writes every field of an edited lorebook entry, and the fields of it that have no name here", () => {
  const entry = { keys: ["sea"], content: "Cold.", probability: 80, insertion_order: 7, enabled: true };
  const { character } = read(jsonFile({ name: "Ines", first_mes: "", character_book: { entries: [entry] } }));
  const edited = character.lorebook.entries.map((one) => ({
    ...one,
    secondaryKeys: ["winter"],
    position: "after" as const,
    enabled: false,
  }));
  const { character_book } = cardJson({ ...character, lorebook: { name: "Coast", entries: edited } }, "V3")
    .data as { character_book: { name: string; entries: unknown[] } };
  expect(character_book.name).toBe("Coast");
  expect(character_book.entries).toEqual([
    {
      ...entry,
      secondary_keys: ["winter"],
      selective: true,
      position: "after_char",
      enabled: false,
      extensions: {},
      use_regex: false,
    },
  ]);
});

// Rule: lorebook-unused-fields
it("writes an edited position and case where SillyTavern reads them too", () => {
  const extensions = { position: 4, depth: 2, case_sensitive: true };
  const entry = { keys: ["sea"], content: "Cold.", position: "after_char", extensions };
  const { character } = read(jsonFile({ name: "Ines", first_mes: "", character_book: { entries: [entry] } }));
  expect(character.lorebook.entries).toMatchObject([{ position: "after", caseSensitive: true }]);
  const edited = character.lorebook.entries.map((one) => ({
    ...one,
    position: "before" as const,
    caseSensitive: false,
  }));
  const { character_book } = cardJson({ ...character, lorebook: { name: "", entries: edited } }, "V3")
    .data as {
    character_book: { entries: unknown[] };
  };
  expect(character_book.entries).toMatchObject([
    { position: "before_char", extensions: { position: 0, depth: 2, case_sensitive: false } },
  ]);
});

it("reads the V2 chunk of a PNG image without a V3 chunk", () => {
  const card = { spec: "chara_card_v2", spec_version: "2.0", data: { name: "Ödile", first_mes: "“Sit.”" } };
  const png = writePngTexts(pixel, { chara: encodeChunkText(JSON.stringify(card)) });
  expect(read(png).character).toMatchObject({ name: "Ödile", greeting: "“Sit.”" });
});

it("reads a card that was parsed from JSON before", () => {
  const { character } = read(jsonFile({ name: "Ines", first_mes: "You came." }));
  const again = readCardJson(character.original);
  expect(again).toMatchObject({ kind: "read", character, cover: null });
  expect(readCardJson({ recipe: "soup" })).toEqual({ kind: "error", error: "not-a-card" });
});

it("reports the files that a PNG image has beside the card", () => {
  const card = { spec: "chara_card_v3", spec_version: "3.0", data: { name: "Ines", first_mes: "" } };
  const png = writePngTexts(pixel, {
    ccv3: encodeChunkText(JSON.stringify(card)),
    "chara-ext-asset_:1": "AAAA",
  });
  expect(read(png).report.skipped).toEqual([{ part: "chara-ext-asset_:1", reason: "not-read" }]);
});
