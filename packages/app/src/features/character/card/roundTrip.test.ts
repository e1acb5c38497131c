import { strToU8, zipSync } from "fflate";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { CharacterDraft } from "../CharacterDraft.ts";
import { draftOf } from "./cardFields.ts";
import { encodeChunk } from "./cardText.ts";
import { type Card, partsOf } from "./parseCard.ts";
import { writePngTexts } from "./pngChunks.ts";
import { readCard } from "./readCard.ts";
import { readImport } from "./readImport.ts";
import { cardV2, cardV3, jsonOf, pngOf } from "./writeCard.ts";

const tags = ["Mystery", "Slow burn", "Sea"].map((name, id) => ({ id, name }));
const bytes = (value: unknown) => strToU8(JSON.stringify(value));
/** The smallest picture there is: one grey pixel. */
const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);

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
const v2 = data(true).map((said) => ({ spec: "chara_card_v2", spec_version: "2.0", data: said }));
const v3 = data(false).map((said) => ({ spec: "chara_card_v3", spec_version: "3.0", data: said }));
// JSON has no -0 and no undefined: what it makes of a value is the value.
const asJson = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T;

/** The draft that importing a file leads to. */
function imported(file: Uint8Array): CharacterDraft & { card: Card } {
  const { card } = readCard(file);
  return { ...draftOf(card.data, tags), cardRaw: card.raw, card };
}

/** What a draft says of the character, without what only the file knew. */
function said({ fields, extensions, source }: CharacterDraft) {
  return asJson({
    ...fields,
    book: { ...fields.book, rest: 0, entries: fields.book.entries.map((e) => ({ ...e, rest: 0 })) },
    extensions,
    source,
  });
}

it("hands a V3 card back as it came, down to what nobody here knows", () => {
  fc.assert(
    fc.property(v3.map(asJson), (card) => {
      expect(asJson(cardV3(imported(bytes(card)), tags))).toEqual(card);
    }),
  );
});

it("hands a V2 card back as it came in the chunk of its version", () => {
  fc.assert(
    fc.property(v2.map(asJson), (card) => {
      expect(asJson(cardV2(imported(bytes(card)), tags))).toEqual(card);
    }),
  );
});

it.each([
  ["V1", v1],
  ["V2", v2],
  ["V3", v3],
] as const)("reads the same character from what it exports of a %s card", (_, cards) => {
  fc.assert(
    fc.property(cards.map(asJson), (card) => {
      const first = imported(bytes(card));
      expect(said(imported(strToU8(jsonOf(first, tags))))).toEqual(said(first));
      const picture = pngOf(pixel, first, tags);
      expect(said(imported(picture))).toEqual(said(first));
      // Again and again nothing grows: the old chunks are replaced.
      expect(pngOf(picture, imported(picture), tags)).toEqual(pngOf(pixel, imported(picture), tags));
      expect(said(imported(zipSync({ "card.json": bytes(cardV3(first, tags)) })))).toEqual(said(first));
    }),
    { numRuns: 60 },
  );
});

it("keeps what was edited, in every file that it writes", () => {
  fc.assert(
    fc.property(v3.map(asJson), word, fc.array(word, { maxLength: 4 }), (card, text, greetings) => {
      const draft = imported(bytes(card));
      const fields = {
        ...draft.fields,
        greeting: text,
        chatName: text,
        tagline: text,
        alternates: greetings.map((greeting, place) => ({ key: String(place), text: greeting })),
        tags: tags.slice(0, 2),
        rating: draft.fields.rating === "adult" ? ("everyone" as const) : ("adult" as const),
      };
      const edited = { ...draft, fields };
      const again = imported(pngOf(pixel, edited, tags)).fields;
      expect(again).toMatchObject({
        greeting: text,
        chatName: text,
        tagline: text,
        alternates: fields.alternates,
      });
      expect(again.tags).toEqual(fields.tags);
      expect(again.rating).toBe(fields.rating);
      const v2only = imported(bytes(cardV2(edited, tags))).fields;
      expect(v2only).toMatchObject({ greeting: text, tagline: text, alternates: fields.alternates });
    }),
    { numRuns: 60 },
  );
});

it("writes both chunks, and leaves the picture as it was", () => {
  const draft = imported(bytes({ name: "Ines", description: "Keeps the light.", first_mes: "You came." }));
  const card = pngOf(pixel, draft, tags);
  expect(writePngTexts(card, new Map())).toEqual(card);
  expect(card.subarray(0, pixel.length - 12)).toEqual(pixel.subarray(0, -12));
  const text = String.fromCharCode(...card);
  expect([text.includes("tEXtchara\0"), text.includes("tEXtccv3\0")]).toEqual([true, true]);
});

it("writes no decorator into a card of V2, whose programs would read it out", () => {
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
  const draft = imported(bytes(card));
  expect(partsOf(cardV2(draft, tags)).data.character_book).toEqual({
    extensions: {},
    entries: [
      { keys: ["sea"], content: "It is cold.", extensions: { a: 1 }, enabled: true, insertion_order: 1 },
    ],
  });
  expect(imported(pngOf(pixel, draft, tags)).fields.book.entries[0]?.content).toBe("@@depth 4\nIt is cold.");
});

it("reads the older chunk where there is no newer one", () => {
  const card = { spec: "chara_card_v2", spec_version: "2.0", data: { name: "Ödile", first_mes: "“Sit.”" } };
  const picture = writePngTexts(pixel, new Map([["chara", encodeChunk(JSON.stringify(card))]]));
  expect(imported(picture).fields).toMatchObject({ name: "Ödile", greeting: "“Sit.”" });
});

it("says of an archive's other files that they are left behind, and takes its list of them along", () => {
  const assets = [
    { type: "icon", name: "main", uri: "embeded://assets/icon/main.png", ext: "png" },
    { type: "emotion", name: "joy", uri: "embeded://assets/emotion/joy.png", ext: "png" },
  ];
  const card = { spec: "chara_card_v3", spec_version: "3.0", data: { name: "Ines", first_mes: "", assets } };
  const file = zipSync({
    "card.json": bytes(card),
    "assets/": new Uint8Array(),
    "assets/icon/main.png": pixel,
    "assets/emotion/joy.png": pixel,
  });
  expect(readImport(file, tags)).toMatchObject({
    picture: pixel,
    report: { carried: ["assets"], refused: [{ what: "assets/emotion/joy.png", why: "not-taken" }] },
  });
  expect(partsOf(cardV3(imported(file), tags)).data.assets).toEqual(assets);
});

it("says the same of files that a picture carries", () => {
  const card = { spec: "chara_card_v3", spec_version: "3.0", data: { name: "Ines", first_mes: "" } };
  const texts = new Map([
    ["ccv3", encodeChunk(JSON.stringify(card))],
    ["chara-ext-asset_:1", "AAAA"],
  ]);
  expect(readCard(writePngTexts(pixel, texts)).left).toEqual(["chara-ext-asset_:1"]);
});

it("names at most fifty files that are left behind, and counts the others", () => {
  const others = Array.from({ length: 60 }, (_, place) => [`${place}.bin`, new Uint8Array()] as const);
  const { left } = readCard(
    zipSync({ "card.json": bytes({ name: "Ines", first_mes: "" }), ...Object.fromEntries(others) }),
  );
  expect([left.length, left.at(-1)]).toEqual([51, "+10"]);
});
