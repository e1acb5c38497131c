const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Whether a file starts with the PNG signature. */
export function isPng(file: Uint8Array): boolean {
  return startsWith(file, PNG);
}

/** Whether a file starts as a JPEG image does. */
export function isJpeg(file: Uint8Array): boolean {
  return startsWith(file, [0xff, 0xd8, 0xff]);
}

/** Whether a file starts as a WebP image does. */
export function isWebp(file: Uint8Array): boolean {
  return /^RIFF[^]{4}WEBP/.test(headOf(file));
}

/** Whether a file starts as an AVIF image does. */
export function isAvif(file: Uint8Array): boolean {
  return /^[^]{4}ftypavi[fs]/.test(headOf(file));
}

/** Whether a file is an image that browsers show. */
export function isImage(file: Uint8Array): boolean {
  return isPng(file) || isJpeg(file) || isWebp(file) || isAvif(file) || headOf(file).startsWith("GIF8");
}

/** Whether a file is an image that few browsers show: HEIC, BMP, TIFF. */
export function isOtherImage(file: Uint8Array): boolean {
  return /^[^]{4}ftyp(?:hei[cfsmx]|mif1)|^BM[^]{4}\0|^II\*\0|^MM\0\*/.test(headOf(file));
}

/** Whether a file starts with these bytes. */
export function startsWith(file: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => file[at] === byte);
}

function headOf(file: Uint8Array): string {
  return String.fromCharCode(...file.subarray(0, 12));
}
