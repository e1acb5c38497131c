import { assetsOf, embeddedPathOf, mainIconOf } from "./assets.ts";
import { CardFormatError } from "./CardFormatError.ts";
import { cardLimits } from "./limits.ts";
import { parseCardText, type ParsedCard } from "./parseCard.ts";
import { isPng, readPngTexts } from "./pngChunks.ts";
import { decodeChunkText, decodeText } from "./text.ts";
import { isZip, unzip } from "./zip.ts";

/** What a file holds. */
export interface OpenedFile {
  readonly parsed: ParsedCard;
  /** The image in the file, unchanged: a PNG card is its own cover. */
  readonly cover: Uint8Array | null;
  /** Damaged parts of the file of which another copy was intact. */
  readonly damaged: readonly string[];
  /** Files of the archive that are not read. */
  readonly notRead: readonly string[];
}

/** How many files that are not read are named one by one. */
const NAMED_MAX = 50;
/** Keywords of the PNG texts with a card: V3, then V2 and V1, in the order of the V3 specification. */
const keywords = ["ccv3", "chara"];

/** Opens a PNG, CHARX or JSON file, recognised by its first bytes. Throws CardFormatError. */
export function openFile(file: Uint8Array): OpenedFile {
  if (file.length > cardLimits.fileBytes) throw new CardFormatError("too-large");
  if (isPng(file)) return openPng(file);
  if (isZip(file)) return openCharx(file);
  if (!isText(file)) throw new CardFormatError("not-a-card");
  return { parsed: parseBytes(file), cover: null, damaged: [], notRead: [] };
}

function openPng(file: Uint8Array): OpenedFile {
  const { texts, damaged } = readPngTexts(file);
  let failure: unknown;
  for (const keyword of keywords) {
    const text = texts.get(keyword);
    if (text === undefined) continue;
    try {
      return {
        parsed: parseText(decodeChunkText(text)),
        cover: file,
        damaged: damaged.filter((other) => keywords.includes(other)),
        notRead: named([...texts.keys()].filter((name) => name.startsWith("chara-ext-asset_"))),
      };
    } catch (error) {
      // The other copy may be intact.
      failure ??= error;
    }
  }
  if (failure instanceof Error) throw failure;
  throw new CardFormatError(damaged.some((name) => keywords.includes(name)) ? "damaged" : "not-a-card");
}

function openCharx(file: Uint8Array): OpenedFile {
  const names: string[] = [];
  const card = unzip(file, (name) => {
    names.push(name);
    return name === "card.json" ? cardLimits.jsonBytes : undefined;
  }).get("card.json");
  if (!card) throw new CardFormatError("not-a-card");
  const parsed = parseBytes(card);
  const path = embeddedPathOf(mainIconOf(assetsOf(parsed.data)));
  const covers = path ? unzip(file, (name) => (name === path ? cardLimits.coverBytes : undefined)) : null;
  const others = names.filter((name) => name !== "card.json" && name !== path && !name.endsWith("/"));
  return { parsed, cover: (path && covers?.get(path)) || null, damaged: [], notRead: named(others) };
}

/** The first names, and the number of the others: an archive can contain any number of files. */
function named(files: readonly string[]): readonly string[] {
  const more = files.length - NAMED_MAX;
  return more > 0 ? [...files.slice(0, NAMED_MAX), `+${more}`] : files;
}

// JSON starts with a brace, after white space or a byte order mark.
function isText([first = 0, second]: Uint8Array): boolean {
  if (first === 0xff) return second === 0xfe;
  return [0x7b, 0x20, 0x09, 0x0a, 0x0d, 0xef, 0xfe].includes(first);
}

function parseBytes(bytes: Uint8Array): ParsedCard {
  if (bytes.length > cardLimits.jsonBytes) throw new CardFormatError("too-large");
  return parseCardText(decodeText(bytes));
}

function parseText(text: string): ParsedCard {
  if (text.length > cardLimits.jsonBytes) throw new CardFormatError("too-large");
  return parseCardText(text);
}
