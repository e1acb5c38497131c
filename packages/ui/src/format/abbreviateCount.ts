// Each step is a thousand of the one before it.
const SUFFIXES = ["", "K", "M", "B", "T"] as const;

/**
 * Formats a count in few characters: three significant digits, so that `5040` is `5.04K` and `12345` is `12.3K`, and
 * never rounded up, so that `999999` is `999K`. Above `T` the number just grows.
 *
 * @param count A whole number from 0.
 * @throws RangeError when the count is negative or not a number.
 */
export function abbreviateCount(count: number): string {
  if (!(count >= 0) || !Number.isFinite(count)) {
    throw new RangeError(`A count is a number from 0, not ${count}: show nothing until the number is known.`);
  }
  const integer = Math.floor(count);
  const step = Math.min(Math.floor((String(integer).length - 1) / 3), SUFFIXES.length - 1);
  const unit = 1000 ** step;
  const whole = String(Math.floor(integer / unit));
  // Cut, not rounded, and on whole numbers: 5040 of 1000 is 5 and 40 thousandths.
  const decimals = String(Math.floor((integer % unit) / (unit / 1000))).padStart(3, "0");
  const fraction = step === 0 ? "" : decimals.slice(0, Math.max(0, 3 - whole.length)).replace(/0+$/, "");
  return `${whole}${fraction === "" ? "" : `.${fraction}`}${SUFFIXES[step] ?? ""}`;
}
