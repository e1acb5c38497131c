/** Where an address in a text ends, though it could go on: punctuation of other scripts, dashes, and quotes. */
const AFTER_ADDRESS =
  /[\u060c\u061b\u061f\u06d4\u0964\u0965\u2013\u2014\u2026\u3001-\u3011\uff01\uff08\uff09\uff0c\uff0e\uff1a\uff1b\uff1f\uff5e"“”„«»‘’<>`]/;

/** An address without what follows it in a text: `https://example.com/a。次へ` ends before the full stop. */
export function addressIn(text: string): string {
  const end = text.search(AFTER_ADDRESS);
  return (end < 0 ? text : text.slice(0, end)).replace(/[*_~.,:;!?]+$/, "");
}
