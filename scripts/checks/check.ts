import { print, printFailure } from "./output.ts";

/** The result of a check. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Gates that are missed, as a decision says. They are printed, and do not fail the run. @default 0 */
  readonly missed?: number;
}

/** The options of a run. */
export interface CheckOptions {
  /** Record screenshots instead of comparing them. */
  readonly update: boolean;
  /** Arguments for the step's own tool, such as a file and `-t "name"`. */
  readonly args: readonly string[];
}

/** One step of `npm test`. */
export interface Check {
  /** Its name for `--only`. */
  readonly name: string;
  /** Its heading in the output. */
  readonly title: string;
  /** Steps that this step depends on. They run before it when they are chosen too. @default none */
  readonly after?: readonly string[];
  /** Whether no other step may run at the same time, because it measures time or uses every core. @default false */
  readonly alone?: boolean;
  /** The time limit in minutes. A step that takes longer is ended and has failed. @default 45 */
  readonly limitMinutes?: number;
  /** Files of the repository that cannot change its result. A step that has passed is not run again for them. @default none */
  readonly unaffectedBy?: readonly RegExp[];
  /** Runs the step and prints its findings. A throw counts as one failure. */
  readonly run: (options: CheckOptions) => Promise<Outcome>;
}

/** The result of a check with one outcome. */
export function one(passed: boolean): Outcome {
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Adds up results. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    missed: outcomes.reduce((total, { missed = 0 }) => total + missed, 0),
  };
}

/** Prints one result under a check's heading, and counts it. */
export function report(passed: boolean, text: string): Outcome {
  if (passed) print(`  ok    ${text}\n`);
  else printFailure(`  FAIL  ${text}\n`);
  return one(passed);
}

/** Prints a gate that is missed for a reason that is written down, and counts it as missed. */
export function reportMissed(text: string): Outcome {
  print(`  RED   ${text}\n`);
  return { passed: 0, failed: 0, missed: 1 };
}
