import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { writePngTexts } from "./files/pngChunks.ts";
import { readCard } from "./readCard.ts";
import { jsonFile, parsed, pixel, read } from "./testing/cards.ts";
import { writeCard } from "./writeCard.ts";

const data = { name: "Maren Holt", first_mes: "You are late.", description: "Keeper of the ferry." };
const card = { spec: "chara_card_v3", spec_version: "3.0", data };
const maren = { name: "Maren Holt", greeting: "You are late.", definition: "Keeper of the ferry." };
const text = JSON.stringify(card);
const base64 = (value: string) => btoa(value);
const png = (chara: string) => writePngTexts(pixel, { chara });
const utf16 = (bigEndian: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => (bigEndian ? [0, letter.charCodeAt(0)] : [letter.charCodeAt(0), 0])),
  );

/** A chunk of a PNG image; the checksum of its EXIF data is not read. */
function withExif(comment: string): Uint8Array {
  const exif = strToU8(`eXIfASCII\0\0\0${comment}`);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, exif.length - 4);
  const end = pixel.length - 12;
  return Uint8Array.from([...pixel.subarray(0, end), ...length, ...exif, 0, 0, 0, 0, ...pixel.subarray(end)]);
}

it.each<[string, Uint8Array]>([
  ["base64 of base64", png(base64(base64(text)))],
  ["a data address", png(`data:application/json;base64,${base64(text)}`)],
  ["EXIF data", withExif(base64(text))],
])("reads a card in a PNG image as %s", (_name, file) => {
  expect(read(file)).toMatchObject({ character: maren, cover: file });
});

it.each<[string, Uint8Array]>([
  ["UTF-16 without its mark", utf16(false)],
  ["UTF-16 in the other order", utf16(true)],
  ["a block of Markdown", strToU8(`\`\`\`json\n${text}\n\`\`\``)],
  ["texts over several lines", strToU8(text.replace("You are late.", "You are\nlate."))],
  ["a text in the field data", jsonFile({ spec: "chara_card_v3", data: JSON.stringify(data) })],
  ["a card within the field data", jsonFile({ data: card })],
])("reads a card as %s", (name, file) => {
  const greeting = name.includes("lines") ? "You are\nlate." : maren.greeting;
  expect(read(file).character).toMatchObject({ ...maren, greeting });
});

it("removes unsafe names also from a card that is a text within the card", () => {
  const inner = `{"name":"Ines","first_mes":"","__proto__":{"x":1}}`;
  const { character, report } = read(jsonFile({ spec: "chara_card_v2", data: inner }));
  expect(JSON.stringify(character.original)).not.toContain("__proto__");
  expect(report.skipped).toEqual([{ part: "__proto__", reason: "unsafe" }]);
});

it("reads a V1 card whose texts are all numbers", () => {
  expect(read(jsonFile({ name: 12, description: 5, first_mes: 7 })).character).toMatchObject({
    name: "12",
    definition: "5",
    greeting: "7",
  });
});

describe("the cover in an archive", () => {
  const withIcon = (uri: string, icon = {}) =>
    jsonFile({ ...card, data: { ...data, assets: [{ type: "icon", name: "main", uri, ...icon }] } });
  const archive = (files: Readonly<Record<string, Uint8Array>>) => zipSync({ ...files });
  const other = strToU8("other");

  it.each<[string, Uint8Array]>([
    [
      "is written in the card",
      archive({ "card.json": withIcon(`data:image/png;base64,${base64(String.fromCharCode(...pixel))}`) }),
    ],
    [
      "has a name that is encoded in the archive",
      archive({ "card.json": withIcon("embeded://my main.png"), "my%20main.png": pixel, "b.png": other }),
    ],
    [
      "has a name with a composed letter",
      archive({ "card.json": withIcon("embeded://\u00e9.png"), "e\u0301.png": pixel, "b.png": other }),
    ],
    [
      "has a type and a name in capitals",
      archive({
        "card.json": withIcon("embeded://i.png", { type: "ICON", name: "Main" }),
        "i.png": pixel,
        "b.png": other,
      }),
    ],
    [
      "is elsewhere than the card says",
      archive({ "card.json": withIcon("embeded://gone.png"), "assets/icon/1.png": pixel, "b.png": other }),
    ],
    ["is beside a card with another name", archive({ "maren.json": jsonFile(card), "maren.png": pixel })],
  ])("%s", (_name, file) => {
    const { character, cover } = read(file);
    expect(character).toMatchObject(maren);
    expect(cover).toEqual(pixel);
  });
});

it.each<[string, object, object]>([
  [
    "Backyard",
    {
      character: {
        aiName: "Maren",
        aiDisplayName: "Maren Holt",
        aiPersona: "Keeper of the ferry.",
        firstMessage: "You are late.",
        loreItems: [{ key: "bell, fog", value: "It rings in fog." }],
      },
      version: 4,
    },
    {
      ...maren,
      chatName: "Maren",
      lorebook: { entries: [{ keys: ["bell", "fog"], content: "It rings in fog." }] },
    },
  ],
  [
    "character.ai",
    { name: "Maren Holt", greeting: "You are late.", definition: "Keeper of the ferry.", title: "Ferry" },
    maren,
  ],
  [
    "Agnai without its kind",
    {
      name: "Maren Holt",
      greeting: "You are late.",
      persona: { attributes: { text: ["Keeper of the ferry."] } },
    },
    maren,
  ],
])("reads a character of %s, and writes the original back", (_name, character, expected) => {
  const found = read(jsonFile(character)).character;
  expect(found).toMatchObject(expected);
  const { extensions } = parsed(writeCard(found, { format: "json" })).data;
  expect(Object.values(extensions as object)).toEqual([character]);
});

it.each<[string, Uint8Array, string]>([
  ["a page", strToU8("<!DOCTYPE html><html><body>Not found</body></html>"), "not-a-card"],
  ["a story", strToU8("Maren keeps the ferry."), "not-a-card"],
  ["a PDF document", strToU8("%PDF-1.7\n1 0 obj"), "not-a-card"],
  ["half a card", strToU8(text.slice(0, 40)), "not-json"],
  ["a HEIC image", strToU8("\0\0\0\u0018ftypheic\0\0\0\0"), "image-without-card"],
  ["a BMP image", strToU8("BM\0\0\0\0\0\0\0\0\0\0"), "image-without-card"],
])("refuses %s by what it is", (_name, file, error) => {
  expect(readCard(file)).toEqual({ kind: "error", error });
});

describe("a lorebook alone", () => {
  const risu = {
    ...{
      key: "bell, fog",
      secondkey: "ferry",
      insertorder: 5,
      comment: "Bell",
      content: "It rings.",
      mode: "normal",
    },
    ...{ alwaysActive: false, selective: true, useRegex: false, activationPercent: 50 },
  };
  const rings = { keys: ["bell", "fog"], content: "It rings." };
  const world = { key: ["bell", "fog"], content: "It rings." };

  it.each<[string, unknown, object]>([
    [
      "RisuAI",
      { type: "risu", ver: 1, data: [risu] },
      { ...rings, secondaryKeys: ["ferry"], comment: "Bell", constant: false, enabled: true },
    ],
    [
      "RisuAI, always sent",
      { type: "risu", data: [{ ...risu, alwaysActive: true }] },
      { ...rings, constant: true },
    ],
    [
      "a folder of RisuAI",
      { type: "risu", data: [{ ...risu, mode: "folder" }] },
      { ...rings, enabled: false },
    ],
    ["a module of RisuAI", { type: "risuModule", module: { name: "Coast", lorebook: [risu] } }, rings],
    ["Kobold", { worldinfo: [{ key: "bell,fog", content: "It rings." }] }, rings],
    ["a list of entries", [world], rings],
    ["AI Dungeon", [{ keys: "bell, fog", entry: "It rings.", type: "place" }], rings],
    ["the field of a card", { character_book: { entries: [world] } }, rings],
  ])("of %s is read", (_name, book, entry) => {
    expect(readCard(jsonFile(book))).toMatchObject({ kind: "lorebook", lorebook: { entries: [entry] } });
  });

  it("of RisuAI keeps its order and what V2 has no field for", () => {
    const result = readCard(jsonFile({ type: "risu", data: [risu] }));
    expect(result.kind === "lorebook" && result.lorebook.entries[0]?.original).toMatchObject({
      insertion_order: 5,
      selective: true,
      extensions: { activationPercent: 50, mode: "normal" },
    });
  });

  it("is read within a card and within a story of Kobold", () => {
    const inCard = jsonFile({ ...card, data: { ...data, character_book: { entries: [risu] } } });
    const story = {
      prompt: "Fog.",
      memory: "A ferry.",
      actions: [],
      worldinfo: [{ key: "bell,fog", content: "It rings." }],
    };
    for (const file of [inCard, jsonFile(story)]) {
      expect(read(file).character.lorebook.entries).toMatchObject([rings]);
    }
  });
});
