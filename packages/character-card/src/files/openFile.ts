import { CardFormatError } from "../CardFormatError.ts";
import { cardLimits } from "../limits.ts";
import { parseCardText, type ParsedCard } from "../shapes/parseCard.ts";
import { readImageTexts } from "./exifText.ts";
import { isImage, isOtherImage, isPng, startsWith } from "./imageTypes.ts";
import { ArchiveBudget } from "./ArchiveBudget.ts";
import { openArchive } from "./openArchive.ts";
import type { OpenedFile } from "./OpenedFile.ts";
import { readPngTexts } from "./pngChunks.ts";
import { decodeChunkText, type DecodedText, decodeText, looksLikeText } from "./text.ts";
import { readZip, startsAsZip } from "./zip.ts";

/** Keywords of the PNG texts with a card: V3, then V2 and V1, in the order of the V3 specification. */
const keywords = ["ccv3", "chara"];
/** A card in an archive in an archive: an archive can hold itself. */
const ARCHIVES_MAX = 2;

/**
 * Opens a card in a PNG, WebP, JPEG, CHARX, ZIP or JSON file, recognised by its bytes, whatever its name is. Throws
 * CardFormatError.
 *
 * @param archives How many archives the file is in. @default 0
 * @param budget What is left of what these archives may cost. @default a whole one
 */
export function openFile(file: Uint8Array, archives = 0, budget = new ArchiveBudget()): OpenedFile {
  if (file.length > cardLimits.fileBytes) throw new CardFormatError("too-large");
  if (isImage(file)) return openImage(file, archives, budget);
  const archive = openZip(file, archives, budget);
  if (archive) return archive;
  if (isOtherImage(file)) throw new CardFormatError("image-without-card");
  if (startsAsZip(file)) throw new CardFormatError("damaged");
  if (isOtherArchive(file)) throw new CardFormatError("other-archive");
  if (!looksLikeText(file)) throw new CardFormatError("not-a-card");
  return { parsed: parseBytes(file), cover: null, damaged: [], notRead: [] };
}

/** An image with a card in its texts, or an image that an archive was written behind. */
function openImage(file: Uint8Array, archives: number, budget: ArchiveBudget): OpenedFile {
  const found =
    (isPng(file) ? openPng(file) : null) ?? openImageTexts(file) ?? openZip(file, archives, budget);
  if (!found) throw new CardFormatError("image-without-card");
  return { ...found, cover: found.cover ?? file };
}

function openZip(file: Uint8Array, archives: number, budget: ArchiveBudget): OpenedFile | null {
  const entries = archives < ARCHIVES_MAX ? readZip(file, (bytes) => budget.countDirectory(bytes)) : null;
  return entries && openArchive(entries, budget, (inner) => openFile(inner, archives + 1, budget));
}

function openPng(file: Uint8Array): OpenedFile | null {
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
        notRead: [...texts.keys()].filter((name) => name.startsWith("chara-ext-asset_")),
      };
    } catch (error) {
      // The other copy may be intact.
      failure ??= error;
    }
  }
  if (failure instanceof Error) throw failure;
  if (damaged.some((name) => keywords.includes(name))) throw new CardFormatError("damaged");
  return null;
}

function openImageTexts(file: Uint8Array): OpenedFile | null {
  for (const text of readImageTexts(file)) {
    // A comment can be anything, such as the name of the program that wrote the image.
    const parsed = ignoringFormatErrors(() => parseText(decodeChunkText(text)));
    if (parsed) return { parsed, cover: file, damaged: [], notRead: [] };
  }
  return null;
}

/** The result, or null when it is no card. Throws other errors. */
function ignoringFormatErrors<Result>(open: () => Result): Result | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof CardFormatError) return null;
    throw error;
  }
}

/** RAR, 7z, gzip. */
function isOtherArchive(file: Uint8Array): boolean {
  return [
    [0x52, 0x61, 0x72, 0x21],
    [0x37, 0x7a, 0xbc, 0xaf],
    [0x1f, 0x8b],
  ].some((bytes) => startsWith(file, bytes));
}

function parseBytes(bytes: Uint8Array): ParsedCard {
  if (bytes.length > cardLimits.jsonBytes) throw new CardFormatError("too-large");
  return parseText(decodeText(bytes));
}

function parseText({ text, guessed }: DecodedText): ParsedCard {
  if (text.length > cardLimits.jsonBytes) throw new CardFormatError("too-large");
  return parseCardText(text, guessed);
}
