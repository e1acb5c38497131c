/** UTF-8 bytes per token of usual models, across scripts. */
export const BYTES_PER_TOKEN = 4;

/**
 * Estimates the tokens of a text: a quarter of its UTF-8 bytes, rounded up. This is four letters per token in English,
 * two in Cyrillic, and four characters per three tokens in Chinese, near the result of tokenizers. The database computes
 * the same by `octet_length`.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(utf8Bytes(text) / BYTES_PER_TOKEN);
}

function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair counts as two of its four bytes.
    if (unit >= 0x800 && !(unit >= 0xd800 && unit <= 0xdfff)) bytes += 2;
    else if (unit >= 0x80) bytes += 1;
  }
  return bytes;
}
