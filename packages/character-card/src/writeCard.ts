import { assetsOf, embeddedPathOf, mainIconOf } from "./assets.ts";
import { cardJson } from "./cardJson.ts";
import type { Character } from "./Character.ts";
import { isObject, type JsonObject } from "./json.ts";
import type { CardVersion } from "./shapes/parseCard.ts";
import { isAvif, isJpeg, isPng, isWebp } from "./files/imageTypes.ts";
import { writePngTexts } from "./files/pngChunks.ts";
import { encodeChunkText } from "./files/text.ts";
import { zip } from "./files/zip.ts";

/** In which file a card is written. */
export type WriteOptions =
  /** A PNG image with the card as V3, and as V2 for older programs. `cover` is a PNG image. */
  | { readonly format: "png"; readonly cover: Uint8Array }
  /** A JSON text, V3 by default. V1 and V2 leave out the fields that they do not have. */
  | { readonly format: "json"; readonly version?: CardVersion }
  /** A CHARX archive: the card as V3, and its cover, a PNG, JPEG, WebP or AVIF image. */
  | { readonly format: "charx"; readonly cover?: Uint8Array };

/**
 * Writes a character as a card. Throws TypeError for a cover in another format than its `WriteOptions` member requires:
 * convert the image first.
 */
export function writeCard(character: Character, options: WriteOptions): Uint8Array {
  switch (options.format) {
    case "png":
      return writePng(character, options.cover);
    case "json":
      return encode(cardJson(character, options.version ?? "V3"));
    case "charx":
      return writeCharx(character, options.cover);
  }
}

function writePng(character: Character, cover: Uint8Array): Uint8Array {
  return withTexts(cover, {
    chara: chunkText(cardJson(character, "V2")),
    ccv3: chunkText(cardJson(character, "V3")),
  });
}

function writeCharx(character: Character, cover: Uint8Array | undefined): Uint8Array {
  const card = cardJson(character, "V3");
  const data = isObject(card.data) ? card.data : {};
  const { assets: _assets, ...rest } = data;
  const extension = cover && imageExtensionOf(cover);
  const path = extension && `assets/icon/images/main.${extension}`;
  const icon = path && { type: "icon", uri: `embeded://${path}`, name: "main", ext: extension };
  const all = assetsOf(data);
  // Files of the archive that the card was read from are not in this one.
  const others = all.filter(
    (asset) => embeddedPathOf(asset) === undefined && !(icon && asset === mainIconOf(all)),
  );
  const assets = icon ? [icon, ...others] : others;
  const written = { ...card, data: assets.length > 0 ? { ...rest, assets } : rest };
  const image = extension === "png" && cover ? withTexts(cover, { chara: null, ccv3: null }) : cover;
  return zip({ "card.json": encode(written), ...(path && image ? { [path]: image } : {}) });
}

/** A PNG image with other texts. The card of an earlier export is removed. */
function withTexts(cover: Uint8Array, texts: Readonly<Record<string, string | null>>): Uint8Array {
  try {
    if (isPng(cover)) return writePngTexts(cover, texts);
  } catch (error) {
    throw new TypeError("The cover is a damaged PNG image, so no card can be written into it.", {
      cause: error,
    });
  }
  throw new TypeError("The cover of a PNG card must be a PNG image: convert it before calling writeCard.");
}

function imageExtensionOf(image: Uint8Array): string {
  if (isPng(image)) return "png";
  if (isJpeg(image)) return "jpeg";
  if (isWebp(image)) return "webp";
  if (isAvif(image)) return "avif";
  throw new TypeError(
    "The cover must be a PNG, JPEG, WebP or AVIF image: convert it before calling writeCard.",
  );
}

const encode = (card: JsonObject) => new TextEncoder().encode(JSON.stringify(card, null, 2));
const chunkText = (card: JsonObject) => encodeChunkText(JSON.stringify(card));
