import fc from "fast-check";
import { expect, it } from "vitest";
import type { Character } from "./Character.ts";
import { writePngTexts } from "./files/pngChunks.ts";
import { jsonFile, parsed, pixel, read } from "./testing/cards.ts";
import { writeCard } from "./writeCard.ts";

const word = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom("{{char}} bows.", "<script>alert(1)</script>", ""),
);
const name = fc.stringMatching(/^[a-z_]{3,12}$/);
const extra = fc
  .dictionary(name, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 })
  .filter((value) => !/"(__proto__|constructor|prototype|mimi)"/.test(JSON.stringify(value)));
const texts = {
  name: word,
  description: word,
  personality: word,
  scenario: word,
  first_mes: word,
  mes_example: word,
};
const entry = (older: boolean) =>
  fc
    .tuple(
      extra,
      fc.record({
        keys: fc.array(word, { maxLength: 3 }),
        content: word,
        extensions: extra,
        enabled: fc.boolean(),
        insertion_order: fc.integer(),
        ...(older ? {} : { use_regex: fc.boolean() }),
      }),
      fc.record(
        {
          name: word,
          comment: word,
          constant: fc.boolean(),
          selective: fc.boolean(),
          secondary_keys: fc.array(word, { maxLength: 2 }),
          position: fc.constantFrom("before_char", "after_char"),
          case_sensitive: fc.boolean(),
          id: fc.integer(),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([other, needed, wanted]) => ({ ...other, ...needed, ...wanted }));
const book = (older: boolean) =>
  fc
    .tuple(extra, fc.record({ extensions: extra, entries: fc.array(entry(older), { maxLength: 4 }) }))
    .map(([other, needed]) => ({ ...other, ...needed }));
const data = (older: boolean) =>
  fc
    .tuple(
      extra,
      fc.record({
        ...texts,
        creator_notes: word,
        system_prompt: word,
        post_history_instructions: word,
        alternate_greetings: fc.array(word, { maxLength: 3 }),
        tags: fc.array(fc.oneof(word, fc.constantFrom("mystery", "NSFW", "slow-burn")), { maxLength: 4 }),
        creator: word,
        character_version: word,
        extensions: extra,
        ...(older ? {} : { group_only_greetings: fc.array(word, { maxLength: 2 }) }),
      }),
      fc.record(
        {
          character_book: book(older),
          ...(older
            ? {}
            : { nickname: word, source: fc.array(word, { maxLength: 2 }), creation_date: fc.integer() }),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([other, needed, wanted]) => ({ ...other, ...needed, ...wanted }));
const v1 = fc.tuple(extra, fc.record(texts)).map(([other, needed]) => ({ ...other, ...needed }));
const v2 = data(true).map((card) => ({ spec: "chara_card_v2", spec_version: "2.0", data: card }));
const v3 = data(false).map((card) => ({ spec: "chara_card_v3", spec_version: "3.0", data: card }));
// JSON has no -0 and no undefined: what it makes of a value is the value.
const asJson = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** The fields of a character, without those of its file. */
function fieldsOf({ original: _original, lorebook, ...fields }: Character) {
  const entries = lorebook.entries.map(({ original: _entry, ...entry }) => entry);
  return asJson({ ...fields, lorebook: { name: lorebook.name, entries } });
}

it("writes a V3 card as it was read, including unknown fields", () => {
  fc.assert(
    fc.property(v3.map(asJson), (card) => {
      const { character } = read(jsonFile(card));
      expect(parsed(writeCard(character, { format: "json" }))).toEqual(card);
    }),
  );
});

it("writes a V2 card as it was read, as JSON and in its PNG chunk", () => {
  fc.assert(
    fc.property(v2.map(asJson), (card) => {
      const { character } = read(jsonFile(card));
      expect(parsed(writeCard(character, { format: "json", version: "V2" }))).toEqual(card);
      const png = writeCard(character, { format: "png", cover: pixel });
      const v2only = writePngTexts(png, { ccv3: null });
      expect(read(v2only).character.original).toEqual(card);
    }),
    { numRuns: 60 },
  );
});

it("writes a V1 card as it was read", () => {
  fc.assert(
    fc.property(v1.map(asJson), (card) => {
      const { character } = read(jsonFile(card));
      expect(parsed(writeCard(character, { format: "json", version: "V1" }))).toEqual(card);
    }),
    { numRuns: 60 },
  );
});

it.each([
  ["V1", v1],
  ["V2", v2],
  ["V3", v3],
] as const)("reads the same character from every file that it writes of a %s card", (_, cards) => {
  fc.assert(
    fc.property(cards.map(asJson), (card) => {
      const { character } = read(jsonFile(card));
      const fields = fieldsOf(character);
      expect(fieldsOf(read(writeCard(character, { format: "json" })).character)).toEqual(fields);
      const png = writeCard(character, { format: "png", cover: pixel });
      const again = read(png);
      expect(fieldsOf(again.character)).toEqual(fields);
      // Writing a card into itself does not make it grow: the old texts are replaced.
      expect(writeCard(again.character, { format: "png", cover: png })).toEqual(
        writeCard(again.character, { format: "png", cover: pixel }),
      );
      const charx = read(writeCard(character, { format: "charx", cover: pixel }));
      expect(fieldsOf(charx.character)).toEqual(fields);
      expect(charx.cover).toEqual(pixel);
    }),
    { numRuns: 60 },
  );
});

it("writes what was edited, in every file", () => {
  fc.assert(
    fc.property(v3.map(asJson), word, fc.array(word, { maxLength: 4 }), (card, text, greetings) => {
      const { character } = read(jsonFile(card));
      const rating = character.rating === "adult" ? ("everyone" as const) : ("adult" as const);
      const shared = {
        greeting: text,
        tagline: text,
        alternateGreetings: greetings,
        tags: ["Sea", "Mystery"],
      };
      const edited = { ...character, ...shared, chatName: text, rating };
      for (const file of [
        writeCard(edited, { format: "json" }),
        writeCard(edited, { format: "png", cover: pixel }),
        writeCard(edited, { format: "charx" }),
      ]) {
        expect(read(file).character).toMatchObject({ ...shared, chatName: text, rating });
      }
      // V2 has no nickname.
      const v2only = writeCard(edited, { format: "json", version: "V2" });
      expect(read(v2only).character).toMatchObject({ ...shared, chatName: "", rating });
    }),
    { numRuns: 60 },
  );
});
