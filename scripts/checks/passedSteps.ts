import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../launch/settings.ts";
import type { Check, Outcome } from "./check.ts";
import { allFiles } from "./quick/changedFiles.ts";

interface Passed {
  readonly inputs: string;
  readonly outcome: Outcome;
}

/** The steps that have passed on this machine, each with a hash of the files that it depends on. */
export interface PassedSteps {
  /** The hash of the files that a step depends on. */
  inputsOf(check: Check): string;
  /** What a step counted when it passed with the same files; null when it has to run. */
  outcomeOf(check: Check, inputs: string): Outcome | null;
  /** Notes a step that has passed. `inputs` is its hash from before it ran. */
  note(check: Check, inputs: string, outcome: Outcome): void;
}

/**
 * Reads the files of the repository once. A step depends on every file, except the ones that it names as `unaffectedBy`, and
 * on the version of Node. The notes lie beside the installed packages, so that a new `npm ci` forgets them.
 */
export function passedSteps(folder = root, files = allFiles()): PassedSteps {
  const hashes = files
    .filter((file) => existsSync(join(folder, file)))
    .sort()
    .map((file) => [file, sha256(readFileSync(join(folder, file)))] as const);
  const noteOf = (check: Check) => join(folder, "node_modules/.cache/mimi/passed", `${check.name}.json`);
  return {
    inputsOf({ unaffectedBy = [] }) {
      const used = hashes.filter(([file]) => !unaffectedBy.some((pattern) => pattern.test(file)));
      return sha256(`${process.version}\n${used.map((pair) => pair.join(" ")).join("\n")}`);
    },
    outcomeOf(check, inputs) {
      const note = noteOf(check);
      if (!existsSync(note)) return null;
      const passed = JSON.parse(readFileSync(note, "utf8")) as Passed;
      return passed.inputs === inputs ? passed.outcome : null;
    },
    note(check, inputs, outcome) {
      mkdirSync(join(noteOf(check), ".."), { recursive: true });
      writeFileSync(noteOf(check), JSON.stringify({ inputs, outcome } satisfies Passed));
    },
  };
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
