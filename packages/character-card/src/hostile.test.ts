import { strToU8, zipSync } from "fflate";
import { expect, it, vi } from "vitest";
import { writePngTexts } from "./files/pngChunks.ts";
import { readCard } from "./readCard.ts";
import { pixel, read } from "./testing/cards.ts";
import { encodeChunkText } from "./files/text.ts";

const v2 = (data: unknown) => JSON.stringify({ spec: "chara_card_v2", spec_version: "2.0", data });
const card = v2({ name: "Ines", first_mes: "You came." });
const png = (chunk: string) => writePngTexts(pixel, { chara: chunk });

function errorOf(file: Uint8Array): string {
  const result = readCard(file);
  return result.kind === "error" ? result.error : "none";
}

/** An archive of so many empty files, and these. */
function archiveOf(count: number, others: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const empty = Array.from({ length: count }, (_, index) => [`file-${index}.bin`, new Uint8Array()] as const);
  return zipSync({ ...Object.fromEntries(empty), ...others });
}

const twentyMebibytes = new Uint8Array(20 * 1024 * 1024);
// Compressing this much is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** A copy of a file with one byte changed. */
function changed(file: Uint8Array, at: number): Uint8Array {
  return file.with(at, (file[at] ?? 0) ^ 0xff);
}

// Rule: card-archive-limits
it.each<[string, () => Uint8Array, string]>([
  ["nothing", () => new Uint8Array(), "not-a-card"],
  ["an image without a card", () => pixel, "image-without-card"],
  ["JSON that is no card", () => strToU8('{"recipe":"soup"}'), "not-a-card"],
  ["a list", () => strToU8("[1,2]"), "not-a-card"],
  ["an image in another format", () => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), "image-without-card"],
  ["half a JSON text", () => strToU8(card.slice(0, -9)), "not-json"],
  ["half an image", () => png(encodeChunkText(card)).slice(0, 90), "damaged"],
  ["a chunk longer than its file", () => changed(png(encodeChunkText(card)), 8), "damaged"],
  ["a wrong checksum", () => changed(png(encodeChunkText(card)), pixel.length + 20), "damaged"],
  ["a chunk that is no base64", () => png("%%%%"), "encoding"],
  ["bytes that are no text", () => Uint8Array.from([0x7b, 0x22, 0xff, 1, 2, 3, 4, 5]), "not-a-card"],
  [
    "a JSON text over 1 MiB",
    () => strToU8(`{"name":"${"a".repeat(1024 * 1024)}","first_mes":""}`),
    "too-large",
  ],
  [
    "a deep nesting",
    () => strToU8(`{"name":"a","first_mes":"","x":${"[".repeat(40)}${"]".repeat(40)}}`),
    "too-deep",
  ],
  [
    "a nesting that would exhaust the stack",
    () => strToU8(`{"first_mes":"","x":${"[".repeat(9e4)}${"]".repeat(9e4)}}`),
    "too-deep",
  ],
  ["an archive without a card", () => zipSync({ "a.txt": strToU8("a") }), "archive-without-card"],
  ["an archive of another kind", () => strToU8("Rar!\u001a\u0007"), "other-archive"],
  ["half an archive", () => zipSync({ "card.json": strToU8(card.repeat(99)) }).slice(0, 90), "damaged"],
  [
    "an archive that unpacks to 20 MiB",
    () => zipSync({ "card.json": twentyMebibytes }, { level: 1 }),
    "bomb",
  ],
  ["an archive of 60,000 files", () => archiveOf(60_000, { "card.json": strToU8(card) }), "too-large"],
])("refuses %s", (_, file, error) => {
  expect(errorOf(file())).toBe(error);
});

it("does not unpack other files of an archive, however large they are", () => {
  const file = zipSync({ "card.json": strToU8(card), "assets/noise.bin": twentyMebibytes }, { level: 1 });
  expect(read(file).character.name).toBe("Ines");
});

it("reads an archive of 5,000 files", () => {
  expect(read(archiveOf(5_000, { "card.json": strToU8(card) })).character.name).toBe("Ines");
});

// Rule: card-archive-limits
it.each([
  [1, "none"],
  [20, "archive-without-card"],
])(
  "stops after the directories of the archives in an archive are 2 MiB together: %i of 12,000 files",
  (count, error) => {
    const many = archiveOf(12_000, {});
    const before = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}.charx`, many]));
    const last = { "z.charx": archiveOf(1_000, { "card.json": strToU8(card) }) };
    expect(errorOf(zipSync({ ...before, ...last }, { level: 1 }))).toBe(error);
  },
);

// Rule: card-archive-limits
it.each([
  [1, "none"],
  [19, "archive-without-card"],
])(
  "stops after it has unpacked 32 MiB of an archive without card.json: %i files of 15 MiB",
  (count, error) => {
    const large = twentyMebibytes.subarray(0, 15 * 1024 * 1024);
    const before = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}.json`, large]));
    expect(errorOf(zipSync({ ...before, "z.png": png(encodeChunkText(card)) }, { level: 1 }))).toBe(error);
  },
);

it("refuses an archive whose cover unpacks to 20 MiB", () => {
  const assets = [{ type: "icon", name: "main", uri: "embeded://a.png", ext: "png" }];
  const whole = JSON.stringify({ spec: "chara_card_v3", data: { name: "Ines", first_mes: "", assets } });
  expect(read(zipSync({ "card.json": strToU8(whole), "a.png": pixel })).cover).toEqual(pixel);
  const bomb = zipSync({ "card.json": strToU8(whole), "a.png": twentyMebibytes }, { level: 1 });
  expect(errorOf(bomb)).toBe("bomb");
});

it("refuses a file over 64 MiB before it reads it", () => {
  const large = new Uint8Array(64 * 1024 * 1024 + 1);
  large.set(png(encodeChunkText(card)));
  expect(errorOf(large)).toBe("too-large");
});

it("reads the copy that is intact, and reports the damaged one", () => {
  const both = writePngTexts(pixel, {
    ccv3: encodeChunkText(card.replace("v2", "v3")),
    chara: encodeChunkText(card),
  });
  const { report } = read(changed(both, pixel.length + 20));
  expect(report.version).toBe("V2");
  expect(report.skipped).toEqual([{ part: "ccv3", reason: "damaged" }]);
});

it("reads UTF-16 with a byte order mark", () => {
  const letters = [...JSON.stringify({ name: "Ödile", first_mes: "" })].flatMap((l) => [
    l.charCodeAt(0) & 255,
    l.charCodeAt(0) >> 8,
  ]);
  expect(read(Uint8Array.from([0xff, 0xfe, ...letters])).character.name).toBe("Ödile");
});

it("does not let a card change other objects", () => {
  const text =
    '{"spec":"chara_card_v2","data":{"name":"Ines","first_mes":"","__proto__":{"owned":1},"extensions":{"constructor":{"prototype":{"owned":1}},"chub":1}}}';
  const { character, report } = read(strToU8(text));
  expect(({} as { owned?: number }).owned).toBeUndefined();
  expect(JSON.stringify(character)).not.toContain("owned");
  expect(Object.getPrototypeOf(character.original?.data)).toBe(Object.prototype);
  expect(report.skipped.map(({ part }) => part)).toEqual(["__proto__", "constructor"]);
  expect(character.extensions).toEqual({ chub: 1 });
});

it("reads a script as plain text", () => {
  const script = "<img src=x onerror=alert(1)><script>alert(1)</script>";
  const { character } = read(
    strToU8(v2({ name: script, first_mes: script, creator_notes: `[x](javascript:alert(1))` })),
  );
  expect(character).toMatchObject({ name: script, greeting: script, bio: `[x](javascript:alert(1))` });
});

it("reports for each part of a card whether it was read, and cuts nothing", () => {
  const data = {
    name: "Ines",
    description: "a".repeat(16_001),
    first_mes: { en: "Hello." },
    alternate_greetings: Array.from({ length: 12 }, () => "Hello."),
    tags: ["mystery", "sea shanty", "NSFW"],
    creator: "Ada",
    extensions: { chub: {}, depth_prompt: { depth: 4 }, mimi: { tagline: "Keeps the light." } },
  };
  const { character, report } = read(strToU8(v2(data)));
  expect(report).toEqual({
    version: "V2",
    unchanged: ["name", "alternateGreetings", "tags"],
    renamed: [
      { from: "description", to: "definition" },
      { from: "tags: NSFW", to: "rating" },
    ],
    passedThrough: ["creator", "extensions.chub", "extensions.depth_prompt"],
    skipped: [{ part: "first_mes", reason: "wrong-type" }],
    repairs: [],
  });
  expect(character.definition).toHaveLength(16_001);
  expect(character.alternateGreetings).toHaveLength(12);
  expect(character).toMatchObject({ rating: "adult", tags: ["mystery", "sea shanty", "NSFW"], greeting: "" });
});

it("lets the rating that was chosen overrule the tags", () => {
  const data = { name: "Ines", first_mes: "", tags: ["NSFW"], extensions: { mimi: { rating: "sfw" } } };
  expect(read(strToU8(v2(data))).character.rating).toBe("everyone");
});
