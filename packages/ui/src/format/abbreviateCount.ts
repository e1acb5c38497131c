/**
 * Formats a count in few characters of a language: up to three decimals, so that `121456` is `121.456K` in English and
 * `5040` is `5.04K`, and never rounded up, so that `999999999` is `999.999M` (§9).
 *
 * @param count A whole number from 0.
 * @param locale The language, as a BCP 47 tag such as `en` or `pt-BR`.
 * @throws RangeError when the count is negative or not a number. Show nothing until the number is known.
 */
export function abbreviateCount(count: number, locale: string): string {
  if (!(count >= 0 && count < Infinity)) {
    throw new RangeError(`Not a count: ${count}`);
  }
  return Math.floor(count).toLocaleString(locale, {
    notation: "compact",
    maximumFractionDigits: 3,
    roundingMode: "trunc",
  });
}
