/** What a check found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** One step of `npm test`. */
export interface Check {
  /** What `--only` calls it. */
  readonly name: string;
  /** What it shows, as a heading. */
  readonly title: string;
  /** Does the work and prints what it finds. A throw counts as one failure. */
  readonly run: (options: { readonly update: boolean }) => Promise<Outcome>;
}

/** The outcome of a check that is one question. */
export function one(passed: boolean): Outcome {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Adds outcomes up. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
  };
}

/** Prints one answered question under a check's heading, and counts it. */
export function report(passed: boolean, text: string): Outcome {
  process.stdout.write(`${passed ? "  ok   " : "  FAIL "} ${text}\n`);
  return one(passed);
}
