// Loaded before every test file, and by every API process that a test starts (`--import`).
//
// A quota is counted per UTC day, so a test that counts messages must not meet midnight: every run begins at noon UTC of
// its day. `TEST_NOW=2028-02-29T23:59:55Z` begins at another time instead, to look for tests that depend on the date.
// From there the clock runs at its normal speed: expiry, order and waits are unchanged.
const RealDate = Date;

/** Milliseconds that the clock of the tests is ahead of the real clock. */
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MS) || startOf(process.env.TEST_NOW) - RealDate.now();
// Child processes have the same time.
process.env.TEST_CLOCK_AHEAD_MS = String(ahead);

function startOf(wanted: string | undefined): number {
  if (!wanted) return new RealDate().setUTCHours(12, 0, 0, 0);
  const start = RealDate.parse(wanted);
  if (Number.isNaN(start)) throw new Error(`TEST_NOW is an ISO time, not "${wanted}".`);
  return start;
}

const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, values: [], newTarget) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, newTarget) as Date,
  get: (target, key) => (key === "now" ? now : (Reflect.get(target, key) as unknown)),
});
