/**
 * Formats a count in few characters of a language: three significant digits, so that `5040` is `5.04K` in English, and
 * never rounded up, so that `999999` is `999K`.
 *
 * @param count A whole number from 0.
 * @param locale The language, as a BCP 47 tag such as `en` or `pt-BR`.
 * @throws RangeError when the count is negative or not a number. Show nothing until the number is known.
 */
export function abbreviateCount(count: number, locale: string): string {
  if (!(count >= 0 && count < Infinity)) {
    throw new RangeError(`A count is a number from 0, not ${count}.`);
  }
  return Math.floor(count).toLocaleString(locale, {
    notation: "compact",
    maximumSignificantDigits: 3,
    // German has no abbreviation below a million: such a number keeps all its digits.
    maximumFractionDigits: 0,
    roundingPriority: "morePrecision",
    roundingMode: "trunc",
  });
}
