import { appendFileSync } from "node:fs";
import type { SerializedError, TestError } from "vitest";
import type { Reporter, TestCase, TestModule } from "vitest/node";

/** One line of the results file. Lines are written at once, so that a run that is ended early leaves its results. */
export type ResultLine =
  | { readonly kind: "passed" }
  | {
      readonly kind: "failed";
      readonly name: string;
      readonly file: string;
      readonly line?: number;
      readonly message?: string;
      readonly attachments: readonly string[];
    }
  /** A file that cannot be loaded, or an error outside of every test. */
  | { readonly kind: "error"; readonly file?: string; readonly message: string }
  | { readonly kind: "end" };

/** Writes a line for each test into the file that VITEST_RESULTS names. */
export default class ResultsReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const result = test.result();
    if (result.state === "passed") write({ kind: "passed" });
    if (result.state !== "failed") return;
    write({
      kind: "failed",
      name: test.fullName.replaceAll(" > ", " "),
      file: test.module.moduleId,
      line: lineOf(test.module.moduleId, result.errors) ?? test.location?.line,
      // Storybook puts a link before the message.
      message: result.errors[0]?.message.replace(/^\s*Click to debug .*\s+/, ""),
      attachments: [
        ...test.artifacts().flatMap(({ attachments = [] }) => attachments),
        ...test.annotations().flatMap(({ attachment }) => (attachment ? [attachment] : [])),
      ].flatMap(({ path }) => (path ? [path] : [])),
    });
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) {
      write({ kind: "error", file: module.moduleId, message: error.message });
    }
  }

  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const error of errors) write({ kind: "error", message: error.message });
    write({ kind: "end" });
  }
}

/** The line of the test file at which the first error was thrown. */
function lineOf(file: string, errors: readonly TestError[]): number | undefined {
  return errors[0]?.stacks?.find((frame) => frame.file === file)?.line;
}

function write(line: ResultLine): void {
  const file = process.env.VITEST_RESULTS;
  if (file) appendFileSync(file, `${JSON.stringify(line)}\n`);
}
