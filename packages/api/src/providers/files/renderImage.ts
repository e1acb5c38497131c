import { ErrorCode } from "@mimi/contract";
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";
import { ApiError } from "../../shared/errors/ApiError.ts";

/** The kind of an image: an avatar of a user is square, a cover of a character is 3:4. */
export type ImageKind = "user" | "character";

/** An image, cropped and encoded again: nothing else of the original file is left. */
export interface RenderedImage {
  /** `#rrggbb`, the dominant colour. */
  readonly color: string;
  /** Base64. */
  readonly thumbhash: string;
  /** The cropped pixels without any compression: the same for copies of a file with other metadata. */
  readonly pixels: Buffer;
  /** Largest first. */
  readonly sizes: readonly { readonly width: number; readonly avif: Buffer; readonly webp: Buffer }[];
}

const MEGAPIXELS_24 = 24_000_000;
/** The decoder of AVIF holds about 20 bytes for each pixel, others at most 10. */
const AVIF_MEGAPIXELS_13 = 13_000_000;
/** The long side is at most this many times the short one. The whole image is scaled before the subject is looked for. */
const RATIO_MAX = 10;
const FORMATS: readonly string[] = ["jpeg", "png", "webp", "gif", "heif"];
const WIDTHS = { user: [256, 96], character: [600, 300] } as const;
const TIMEOUT_S = 10;
/** The most images that wait; each has its bytes in memory. */
const WAITING_MAX = 32;
const RETRY_AFTER_S = 5;

sharp.concurrency(1);
sharp.cache(false);
// Formats that contain programs or load other files are never decoded, whatever type the upload states.
sharp.block({ operation: ["VipsForeignLoadSvg", "VipsForeignLoadPdf", "VipsForeignLoadMagick"] });

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Renders one image at a time, because each needs a whole core. Throws 41501 for a file that is not an image, 50301 when
 * too many wait.
 */
export async function renderImage(bytes: Uint8Array, kind: ImageKind): Promise<RenderedImage> {
  if (waiting > WAITING_MAX) throw new ApiError(ErrorCode.unavailable, { retryAfter: RETRY_AFTER_S });
  waiting += 1;
  const turn = last.then(() => render(bytes, kind));
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

async function render(bytes: Uint8Array, kind: ImageKind): Promise<RenderedImage> {
  const [largestWidth] = WIDTHS[kind];
  const cut = await decode(bytes, largestWidth, heightFor(largestWidth, kind));
  const sizes = [];
  for (const width of WIDTHS[kind]) {
    const sized = () => sharp(cut).resize(width, heightFor(width, kind));
    sizes.push({
      width,
      avif: await sized().avif({ quality: 55, effort: 3 }).toBuffer(),
      webp: await sized().webp({ quality: 80 }).toBuffer(),
    });
  }
  return { color: await dominantColor(cut), thumbhash: await thumbhashOf(cut), pixels: cut, sizes };
}

// Upright, cropped and without metadata; lossless, because each size is encoded again.
async function decode(bytes: Uint8Array, width: number, height: number): Promise<Buffer> {
  const options = { limitInputPixels: MEGAPIXELS_24, failOn: "error", sequentialRead: true } as const;
  try {
    const { format, width: wide, height: high } = await sharp(bytes, options).metadata();
    if (!FORMATS.includes(format)) throw new ApiError(ErrorCode.unsupportedMedia);
    if (Math.max(wide, high) > RATIO_MAX * Math.min(wide, high))
      throw new ApiError(ErrorCode.unsupportedMedia);
    if (format === "heif" && wide * high > AVIF_MEGAPIXELS_13) throw new ApiError(ErrorCode.unsupportedMedia);
    return await sharp(bytes, options)
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(width, height, { fit: "cover", position: "attention" })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .png({ compressionLevel: 1 })
      .toBuffer();
  } catch {
    // The decoder's message can quote the file.
    throw new ApiError(ErrorCode.unsupportedMedia);
  }
}

function heightFor(width: number, kind: ImageKind): number {
  return kind === "user" ? width : (width * 4) / 3;
}

async function dominantColor(image: Buffer): Promise<string> {
  const { dominant } = await sharp(image).stats();
  const hex = (channel: number) => channel.toString(16).padStart(2, "0");
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

async function thumbhashOf(image: Buffer): Promise<string> {
  const small = sharp(image).resize(75, 100, { fit: "inside" }).ensureAlpha().raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
}
