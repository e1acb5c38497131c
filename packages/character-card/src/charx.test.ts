import { strToU8, unzipSync, zipSync } from "fflate";
import { expect, it } from "vitest";
import { emptyCharacter } from "./Character.ts";
import { jsonFile, parsed, pixel, read } from "./testing/cards.ts";
import { writeCard } from "./writeCard.ts";

const assets = [
  { type: "icon", name: "main", uri: "embeded://assets/icon/main.png", ext: "png" },
  { type: "emotion", name: "joy", uri: "embeded://assets/emotion/joy.png", ext: "png" },
  { type: "background", name: "main", uri: "https://example.com/sea.png", ext: "png" },
];
const withAssets = {
  spec: "chara_card_v3",
  spec_version: "3.0",
  data: { name: "Ines", first_mes: "", assets },
};
const archive = zipSync({
  "card.json": jsonFile(withAssets),
  "assets/": new Uint8Array(),
  "assets/icon/main.png": pixel,
  "assets/emotion/joy.png": pixel,
});

// Rule: card-report-files
it("reports the files of an archive that are not read, and writes the list of them back", () => {
  const { character, report, cover } = read(archive);
  expect(cover).toEqual(pixel);
  expect(report).toMatchObject({
    passedThrough: ["assets"],
    skipped: [{ part: "assets/emotion/joy.png", reason: "not-read" }],
  });
  expect(parsed(writeCard(character, { format: "json" })).data.assets).toEqual(assets);
});

it("lists in an archive only assets that are in it or on the web", () => {
  const { character } = read(archive);
  const files = unzipSync(writeCard(character, { format: "charx", cover: pixel }));
  expect(Object.keys(files)).toEqual(["card.json", "assets/icon/images/main.png"]);
  expect(parsed(files["card.json"]).data.assets).toEqual([
    { type: "icon", name: "main", uri: "embeded://assets/icon/images/main.png", ext: "png" },
    assets[2],
  ]);
  const coverless = unzipSync(writeCard(character, { format: "charx" }));
  expect(Object.keys(coverless)).toEqual(["card.json"]);
  expect(parsed(coverless["card.json"]).data.assets).toEqual([assets[2]]);
});

it("does not hide an older card in the cover of an archive", () => {
  const old = writeCard({ ...emptyCharacter, name: "Secret" }, { format: "png", cover: pixel });
  const file = writeCard({ ...emptyCharacter, name: "Ines" }, { format: "charx", cover: old });
  expect(read(file).cover).toEqual(pixel);
});

it.each([
  ["jpeg", [0xff, 0xd8, 0xff, 0xe0]],
  ["webp", [...strToU8("RIFF\0\0\0\0WEBPVP8 ")]],
  ["avif", [0, 0, 0, 0x1c, ...strToU8("ftypavif")]],
])("writes a %s cover into an archive under its own extension", (extension, head) => {
  const cover = Uint8Array.from(head);
  const file = writeCard(emptyCharacter, { format: "charx", cover });
  expect(Object.keys(unzipSync(file))).toContain(`assets/icon/images/main.${extension}`);
  expect(read(file).cover).toEqual(cover);
});

it("throws for a cover in a format that the card cannot have", () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]);
  expect(() => writeCard(emptyCharacter, { format: "png", cover: jpeg })).toThrow(TypeError);
  expect(() => writeCard(emptyCharacter, { format: "png", cover: pixel.slice(0, 40) })).toThrow(TypeError);
  expect(() => writeCard(emptyCharacter, { format: "charx", cover: strToU8("GIF89a") })).toThrow(TypeError);
});

it("writes the same archive of the same character", () => {
  const write = () => writeCard({ ...emptyCharacter, name: "Ines" }, { format: "charx", cover: pixel });
  expect(write()).toEqual(write());
  expect(write()[12]).toBe(33); // The date field of ZIP: 1 January 1980.
});

it("names at most fifty files that are not read, and counts the others", () => {
  const others = Array.from({ length: 60 }, (_, place) => [`${place}.bin`, new Uint8Array()] as const);
  const { skipped } = read(
    zipSync({ "card.json": jsonFile({ name: "Ines", first_mes: "" }), ...Object.fromEntries(others) }),
  ).report;
  expect([skipped.length, skipped.at(-1)?.part]).toEqual([51, "+10"]);
});
