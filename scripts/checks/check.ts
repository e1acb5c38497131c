import { print } from "./output.ts";

/** What a check found. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** What a run of the checks was asked for. */
export interface CheckOptions {
  /** Record pictures anew instead of comparing them. */
  readonly update: boolean;
  /** Arguments for the step's own tool, such as a file and `-t "name"`. */
  readonly args: readonly string[];
}

/** One step of `npm test`. */
export interface Check {
  /** What `--only` calls it. */
  readonly name: string;
  /** What it shows, as a heading. */
  readonly title: string;
  /** Steps whose result this one uses. They run before it when they are chosen too. @default none */
  readonly after?: readonly string[];
  /** It measures time or uses every core by itself, so nothing runs beside it. @default false */
  readonly alone?: boolean;
  /** It hangs when it takes longer, is ended, and has failed. @default 20 */
  readonly limitMinutes?: number;
  /** Does the work and prints what it finds. A throw counts as one failure. */
  readonly run: (options: CheckOptions) => Promise<Outcome>;
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
  print(`${passed ? "  ok   " : "  FAIL "} ${text}\n`);
  return one(passed);
}
