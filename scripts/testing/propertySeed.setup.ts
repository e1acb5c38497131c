// Property tests use the same seed in every run, so that a failure can be repeated. The nightly run uses TEST_SEED. A failure prints the
// seed and the path of its case.
import fc from "fast-check";

const GATE_SEED = 20_261_122;

const { NIGHTLY, TEST_SEED } = process.env;
if (TEST_SEED && !/^-?\d+$/.test(TEST_SEED))
  throw new Error(`TEST_SEED is a whole number, not "${TEST_SEED}".`);

fc.configureGlobal({
  seed: TEST_SEED ? Number(TEST_SEED) : GATE_SEED,
  // The default of tests that set no number of runs.
  numRuns: NIGHTLY === "1" ? 1_000 : 100,
});
