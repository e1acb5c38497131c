import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Bytes = Uint8Array<ArrayBuffer>;

/** A plain picture in a format. */
export async function plainPicture(
  format: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff",
  width = 80,
  height = 60,
): Promise<Bytes> {
  const image = sharp({ create: { width, height, channels: 3, background: "#336699" } });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}

/** A PNG whose header says a size, with as many black pixels as are asked for. */
export function pngOf(width: number, height: number, rows = height): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit for each pixel, shades of grey.
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

/** A GIF of differently coloured frames. */
export async function animatedGif(colours: readonly string[]): Promise<Bytes> {
  const frames = await Promise.all(
    colours.map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return new Uint8Array(
    await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
  );
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const wrapped = Buffer.alloc(body.length + 8);
  wrapped.writeUInt32BE(content.length, 0);
  wrapped.set(body, 4);
  wrapped.writeUInt32BE(crc32(body), body.length + 4);
  return wrapped;
}
