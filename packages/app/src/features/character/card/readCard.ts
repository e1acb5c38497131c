import { isArchive, takeOut } from "./archive.ts";
import { CardError } from "./CardError.ts";
import { decodeChunk, decodeText } from "./cardText.ts";
import { type Card, isObject, parseCard } from "./parseCard.ts";
import { isPng, readPngTexts } from "./pngChunks.ts";

/** A card and the picture that came with it. */
export interface CardFile {
  readonly card: Card;
  /** A picture as it lay in the file: a PNG, or whatever the archive says that it is. */
  readonly picture: Uint8Array | null;
  /** Parts of the file that were damaged, where another copy was whole. */
  readonly damaged: readonly string[];
  /** Files that came with the card and are not taken. */
  readonly left: readonly string[];
}

/** The largest file that is looked at, in bytes: archives carry pictures and sounds. */
const FILE_BYTES = 64 * 1024 * 1024;
/** The largest text of a card, in bytes: what the API keeps of one. */
const CARD_BYTES = 1024 * 1024;
/** The largest picture that is taken out of an archive, in bytes. */
const PICTURE_BYTES = 16 * 1024 * 1024;
/** So many files that are not taken are named; an archive may hold any number. */
const NAMED_MAX = 50;
/** The chunks of a picture that hold a card, the newer specification first. */
const CHUNKS = ["ccv3", "chara"];

/** Reads a card of V1, V2 or V3 from a PNG picture, a JSON file or a charx archive. Throws CardError. */
export function readCard(file: Uint8Array): CardFile {
  if (file.length > FILE_BYTES) throw new CardError("too-large");
  if (isPng(file)) return readPng(file);
  if (isArchive(file)) return readArchive(file);
  if (!isText(file)) throw new CardError("not-a-card");
  return { card: parseBytes(file), picture: null, damaged: [], left: [] };
}

function readPng(file: Uint8Array): CardFile {
  const { texts, damaged } = readPngTexts(file);
  let fault: unknown;
  for (const name of CHUNKS) {
    const text = texts.get(name);
    if (text === undefined) continue;
    try {
      const lost = damaged.filter((other) => CHUNKS.includes(other));
      return { card: parseText(decodeChunk(text)), picture: file, damaged: lost, left: embedded(texts) };
    } catch (error) {
      // The other copy may be whole.
      fault ??= error;
    }
  }
  if (fault instanceof Error) throw fault;
  throw new CardError(damaged.some((name) => CHUNKS.includes(name)) ? "damaged" : "not-a-card");
}

function readArchive(file: Uint8Array): CardFile {
  const names: string[] = [];
  const text = takeOut(file, (name) => {
    names.push(name);
    return name === "card.json" ? CARD_BYTES : undefined;
  }).get("card.json");
  if (!text) throw new CardError("not-a-card");
  const card = parseBytes(text);
  const icon = iconOf(card);
  const files = icon ? takeOut(file, (name) => (name === icon ? PICTURE_BYTES : undefined)) : null;
  const left = names.filter((name) => name !== "card.json" && name !== icon && !name.endsWith("/"));
  return { card, picture: (icon && files?.get(icon)) || null, damaged: [], left: named(left) };
}

/** The files that V3 lets a picture carry, each in a text of its own. */
function embedded(texts: ReadonlyMap<string, string>): readonly string[] {
  return named([...texts.keys()].filter((name) => name.startsWith("chara-ext-asset_")));
}

function named(files: readonly string[]): readonly string[] {
  const more = files.length - NAMED_MAX;
  return more > 0 ? [...files.slice(0, NAMED_MAX), `+${more}`] : files;
}

/** Where in the archive the main picture lies. */
function iconOf({ data }: Card): string | undefined {
  const assets = Array.isArray(data.assets) ? data.assets.filter(isObject) : [];
  const icons = assets.filter(({ type }) => type === "icon");
  const icon = icons.find(({ name }) => name === "main") ?? icons[0];
  const address = typeof icon?.uri === "string" ? icon.uri : "";
  return /^embeded:\/\//i.test(address) ? address.replace(/^embeded:\/\//i, "") : undefined;
}

// A text begins with a brace, with room before it, or with what says how it is written.
function isText([first = 0, second]: Uint8Array): boolean {
  if (first === 0xff) return second === 0xfe;
  return [0x7b, 0x20, 0x09, 0x0a, 0x0d, 0xef, 0xfe].includes(first);
}

function parseBytes(bytes: Uint8Array): Card {
  if (bytes.length > CARD_BYTES) throw new CardError("too-large");
  return parseCard(decodeText(bytes));
}

function parseText(text: string): Card {
  if (text.length > CARD_BYTES) throw new CardError("too-large");
  return parseCard(text);
}
