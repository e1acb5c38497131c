import fc from "fast-check";

/** Whether this is the nightly run (`NIGHTLY=1`), which tests longer. */
export const isNightly = process.env.NIGHTLY === "1";

/** The number of repetitions: few in each run, many in the nightly run. */
export function times({ gate, nightly }: { readonly gate: number; readonly nightly: number }): number {
  return isNightly ? nightly : gate;
}

/** Whole numbers from 0 to `max`; the same ones for the same TEST_SEED. */
export function seededNumbers(count: number, max: number): readonly number[] {
  return fc.sample(fc.nat(max), count);
}
