// Property tests use the same seed in every run, so that a failure can be repeated. The nightly run uses SEED. A failure prints the
// seed and the path of its case.
import fc from "fast-check";

const GATE_SEED = 20_261_122;

const { NIGHTLY, SEED } = process.env;
if (SEED && !/^-?\d+$/.test(SEED)) throw new Error(`SEED is a whole number, not "${SEED}".`);

fc.configureGlobal({
  seed: SEED ? Number(SEED) : GATE_SEED,
  // The default of tests that set no number of runs.
  numRuns: NIGHTLY === "1" ? 1_000 : 100,
});
