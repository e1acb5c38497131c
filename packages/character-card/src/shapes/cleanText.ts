/** Letters of Windows-1252 that Latin 1 does not have, by their bytes from 0x80 on. */
const WINDOWS_1252 =
  "\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178";

/**
 * Repairs a text whose UTF-8 bytes were once read as Latin 1 or Windows-1252 (\u00c3\u00a4 instead of \u00e4). Other texts are
 * returned as they are.
 */
export function repairEncoding(text: string): string {
  // Only these letters can begin a sequence of UTF-8.
  if (!/[\u00c2-\u00f4]/.test(text)) return text;
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const byte = code <= 0xff ? code : 0x80 + WINDOWS_1252.indexOf(text.charAt(at));
    if (code > 0xff && byte < 0x80) return text;
    bytes[at] = byte;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** A text without what no database stores: zero characters and halves of characters. */
export function storableText(text: string): string {
  return text.replaceAll("\0", "").toWellFormed();
}

/** A text with line feeds as its only control characters besides tabs. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?|[\f\v]/g, "\n").replaceAll(/[\u0000-\u0008\u000e-\u001f\u007f]/g, "");
}

/** {@link plainText} on one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll(/\s*[\n\t]\s*/g, " ");
}
