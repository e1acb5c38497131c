import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Bytes = Uint8Array<ArrayBuffer>;

/** An image of one colour in a format. */
export async function plainImage(
  format: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff",
  width = 80,
  height = 60,
  background = "#336699",
): Promise<Bytes> {
  const image = sharp({ create: { width, height, channels: 3, background } });
  return new Uint8Array(await image.toFormat(format).toBuffer());
}

/** A PNG with the size in its header, and this many black pixels. */
export function pngOf(width: number, height: number, rows = height): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, grayscale.
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 1 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return new Uint8Array(Buffer.concat(parts));
}

/** A GIF with frames of different colours. */
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

/** A photograph with all metadata of cameras and programs; each field contains `zz_secret`. */
export async function photoWithMetadata(format: "jpeg" | "png" | "webp" | "avif"): Promise<Bytes> {
  const xmp =
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="zz_secret_city"/>' +
    "</rdf:RDF></x:xmpmeta>";
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: "#336699" } })
    .withExif({
      IFD0: { Copyright: "zz_secret_name" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" },
    })
    .withXmp(xmp)
    .withIccProfile("p3");
  const bytes = await image.toFormat(format).toBuffer();
  return format === "jpeg" ? withIptc(bytes) : new Uint8Array(bytes);
}

/** A JPEG with an IPTC caption, in the segment of Photoshop. */
function withIptc(jpeg: Uint8Array): Bytes {
  const caption = Buffer.from("zz_secret_caption", "latin1");
  const record = Buffer.from([0x1c, 0x02, 0x78, 0, caption.length, ...caption]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(record.length);
  const padding = Buffer.alloc(record.length % 2);
  const resource = Buffer.concat([Buffer.from("8BIM\x04\x04\0\0", "latin1"), size, record, padding]);
  const body = Buffer.concat([Buffer.from("Photoshop 3.0\0", "latin1"), resource]);
  const head = Buffer.from([0xff, 0xed, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  // After the marker at the start of every JPEG.
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]));
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const wrapped = Buffer.alloc(body.length + 8);
  wrapped.writeUInt32BE(content.length, 0);
  wrapped.set(body, 4);
  wrapped.writeUInt32BE(crc32(body), body.length + 4);
  return wrapped;
}
