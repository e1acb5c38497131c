import { strToU8, zipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { CardError } from "./CardError.ts";
import { draftOf } from "./cardFields.ts";
import { encodeChunk } from "./cardText.ts";
import { writePngTexts } from "./pngChunks.ts";
import { readCard } from "./readCard.ts";
import { reportOf } from "./reportCard.ts";

const pixel = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=="),
  (letter) => letter.charCodeAt(0),
);
const v2 = (data: unknown) => JSON.stringify({ spec: "chara_card_v2", spec_version: "2.0", data });
const card = v2({ name: "Ines", first_mes: "You came." });
const picture = (chunk: string, name = "chara") => writePngTexts(pixel, new Map([[name, chunk]]));

function faultOf(file: Uint8Array): string {
  try {
    readCard(file);
  } catch (error) {
    if (error instanceof CardError) return error.fault;
    throw error;
  }
  return "none";
}

const hundredMegabytes = new Uint8Array(100 * 1024 * 1024);
// Packing so much takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A copy of a file with one byte changed. */
function bent(file: Uint8Array, at: number): Uint8Array {
  return file.with(at, (file[at] ?? 0) ^ 0xff);
}

it.each<[string, () => Uint8Array, string]>([
  ["nothing", () => new Uint8Array(), "not-a-card"],
  ["a picture without a card", () => pixel, "not-a-card"],
  ["a text that is no card", () => strToU8('{"recipe":"soup"}'), "not-a-card"],
  ["a list", () => strToU8("[1,2]"), "not-a-card"],
  ["a picture of another kind", () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), "not-a-card"],
  ["half a text", () => strToU8(card.slice(0, -9)), "not-json"],
  ["half a picture", () => picture(encodeChunk(card)).slice(0, 90), "damaged"],
  ["a chunk longer than its file", () => bent(picture(encodeChunk(card)), 8), "damaged"],
  ["a bad check sum", () => bent(picture(encodeChunk(card)), pixel.length + 20), "damaged"],
  ["a chunk that is no base64", () => picture("%%%%"), "encoding"],
  [
    "Latin 1",
    () => Uint8Array.from('{"name":"\u00d6dile","first_mes":""}', (l) => l.charCodeAt(0)),
    "encoding",
  ],
  ["Latin 1 in a chunk", () => picture(btoa('{"name":"\u00d6dile"}')), "encoding"],
  ["a text without end", () => strToU8(`{"name":"${"a".repeat(1024 * 1024)}","first_mes":""}`), "too-large"],
  [
    "a fold without end",
    () => strToU8(`{"name":"a","first_mes":"","x":${"[".repeat(40)}${"]".repeat(40)}}`),
    "too-deep",
  ],
  [
    "a fold that breaks recursion",
    () => strToU8(`{"first_mes":"","x":${"[".repeat(9e4)}${"]".repeat(9e4)}}`),
    "too-deep",
  ],
  ["an archive without a card", () => zipSync({ "a.txt": strToU8("a") }), "not-a-card"],
  ["half an archive", () => zipSync({ "card.json": strToU8(card.repeat(99)) }).slice(0, 90), "damaged"],
  ["an archive that explodes", () => zipSync({ "card.json": hundredMegabytes }, { level: 1 }), "bomb"],
])("refuses %s", (_, file, fault) => {
  expect(faultOf(file())).toBe(fault);
});

it("leaves alone what an archive holds besides the card, however large it says it is", () => {
  const file = zipSync({ "card.json": strToU8(card), "assets/noise.bin": hundredMegabytes }, { level: 1 });
  expect(readCard(file).card.data.name).toBe("Ines");
});

it("closes an archive whose picture explodes", () => {
  const assets = [{ type: "icon", name: "main", uri: "embeded://a.png", ext: "png" }];
  const whole = JSON.stringify({ spec: "chara_card_v3", data: { name: "Ines", first_mes: "", assets } });
  expect(readCard(zipSync({ "card.json": strToU8(whole), "a.png": pixel })).picture).toEqual(pixel);
  const bomb = zipSync({ "card.json": strToU8(whole), "a.png": hundredMegabytes }, { level: 1 });
  expect(faultOf(bomb)).toBe("bomb");
});

it("takes the copy that is whole, and says which was not", () => {
  const both = writePngTexts(
    pixel,
    new Map([
      ["ccv3", encodeChunk(card.replace("v2", "v3"))],
      ["chara", encodeChunk(card)],
    ]),
  );
  const read = readCard(bent(both, pixel.length + 20));
  expect(read.card.version).toBe("V2");
  expect(reportOf(read, []).refused).toEqual([{ what: "ccv3", why: "damaged" }]);
});

it("reads UTF-16 that says so", () => {
  const letters = [...JSON.stringify({ name: "Ödile", first_mes: "" })].flatMap((l) => [
    l.charCodeAt(0) & 255,
    l.charCodeAt(0) >> 8,
  ]);
  expect(readCard(Uint8Array.from([0xff, 0xfe, ...letters])).card.data.name).toBe("Ödile");
});

it("lets no card change other objects", () => {
  const text =
    '{"spec":"chara_card_v2","data":{"name":"Ines","first_mes":"","__proto__":{"owned":1},"extensions":{"constructor":{"prototype":{"owned":1}},"chub":1}}}';
  const read = readCard(strToU8(text));
  expect(({} as { owned?: number }).owned).toBeUndefined();
  expect(JSON.stringify(read.card.raw)).not.toContain("owned");
  expect(Object.getPrototypeOf(read.card.data)).toBe(Object.prototype);
  expect(reportOf(read, []).refused.map(({ what }) => what)).toEqual(["__proto__", "constructor"]);
  expect(draftOf(read.card.data, []).extensions).toEqual({ chub: 1 });
});

it("keeps a script as the text that it is", () => {
  const script = "<img src=x onerror=alert(1)><script>alert(1)</script>";
  const read = readCard(
    strToU8(v2({ name: script, first_mes: script, creator_notes: `[x](javascript:alert(1))` })),
  );
  expect(draftOf(read.card.data, []).fields).toMatchObject({ name: script, greeting: script });
});

it("tells what became of each part of a card, and cuts nothing", () => {
  const data = {
    name: "Ines",
    description: "a".repeat(16_001),
    first_mes: 7,
    alternate_greetings: Array.from({ length: 12 }, () => "Hello."),
    tags: ["mystery", "sea shanty", "NSFW"],
    creator: "Ada",
    extensions: { chub: {}, depth_prompt: { depth: 4 } },
  };
  const tags = [{ id: 4, name: "Mystery" }];
  const read = readCard(strToU8(v2(data)));
  expect(reportOf(read, tags)).toEqual({
    name: "Ines",
    spec: "Character Card V2",
    kept: ["name", "tags"],
    mapped: [
      { from: "description", to: "definition" },
      { from: "alternate_greetings", to: "alternates" },
      { from: "tags: NSFW", to: "rating" },
    ],
    carried: ["creator", "extensions.chub", "extensions.depth_prompt", "tags: sea shanty"],
    refused: [{ what: "first_mes", why: "not-text" }],
    tooLong: [
      { field: "definition", used: 16_001, limit: 16_000 },
      { field: "alternates", used: 12, limit: 10 },
    ],
  });
  expect(draftOf(read.card.data, tags).fields.definition).toHaveLength(16_001);
});
