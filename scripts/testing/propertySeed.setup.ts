// Property tests search the same cases in every run, so that a red run is repeated by running it again. The nightly run
// searches others, named by SEED; a failure prints the seed and the path of its case.
import fc from "fast-check";

const GATE_SEED = 20_261_122;

const { NIGHTLY, SEED } = process.env;
if (SEED && !/^-?\d+$/.test(SEED)) throw new Error(`SEED is a whole number, not "${SEED}".`);

fc.configureGlobal({
  seed: SEED ? Number(SEED) : GATE_SEED,
  // Applies where a test names no number of its own.
  numRuns: NIGHTLY === "1" ? 1_000 : 100,
});
