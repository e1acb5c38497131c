/** UTF-8 bytes that a token of common models stands for, across scripts. */
export const BYTES_PER_TOKEN = 4;

/**
 * About how many tokens a text takes of a model's context: a quarter of its UTF-8 bytes, rounded up. English comes to
 * four letters per token, Cyrillic to two, Chinese to four characters per three tokens, near what tokenizers do; and the
 * database counts the same by `octet_length`.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(utf8Bytes(text) / BYTES_PER_TOKEN);
}

function utf8Bytes(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    // Each half of a surrogate pair counts for two of its four bytes.
    if (unit >= 0x800 && !(unit >= 0xd800 && unit <= 0xdfff)) bytes += 2;
    else if (unit >= 0x80) bytes += 1;
  }
  return bytes;
}
