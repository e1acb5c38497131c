import { relative } from "node:path";
import { root } from "../launch/settings.ts";

/** One failed test, as printed after its step. */
export interface Failure {
  /** The full name, with its groups. */
  readonly name: string;
  /** Absolute, or relative to the repository. */
  readonly file: string;
  readonly line?: number;
  /** The error. Its first lines are printed. */
  readonly message?: string;
  /** Screenshots, traces and logs, such as `{ kind: "trace", path: "test-results/.../trace.zip" }`. @default none */
  readonly attachments?: readonly { readonly kind: string; readonly path: string }[];
  /** The command that runs this test alone. */
  readonly command: string;
}

const MAX_LINES = 20;
const MAX_LENGTH = 300;

/** One block for each failed test: name, place, error, attachments, and the command that runs this test alone. */
export function formatFailures(failures: readonly Failure[]): string {
  return failures.map(formatFailure).join("");
}

/** One line for each failed test in what `formatFailures` wrote, for logs that are cut at their start. */
export function failureLines(step: string, text: string): string {
  const failures = text.matchAll(/^FAIL {2}(.+)\n {6}at +(.+)\n(?: {6}error +(.+)\n)?/gm);
  const lines = [...failures].map(([, name = "", place = "", error = ""]) => {
    const reason = error === "" ? "" : `: ${error.slice(0, 200)}`;
    return `${step}: ${place}: ${name}${reason}\n`;
  });
  return lines.length === 0 ? "" : `\n${lines.join("")}`;
}

/** The command that runs one test of a step that takes Vitest's or Playwright's arguments. */
export function commandFor(step: string, file: string, name: string, nameOption: "-t" | "-g" = "-t"): string {
  const pattern = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll("'", ".");
  return `npm test -- --only ${step} -- ${short(file)} ${nameOption} '${pattern}'`;
}

function formatFailure({ name, file, line, message, attachments = [], command }: Failure): string {
  const place = line === undefined ? short(file) : `${short(file)}:${line}`;
  const rows = [
    ["at", place],
    ...firstLines(message).map((text, index) => [index === 0 ? "error" : "", text]),
    ...attachments.map(({ kind, path }) => [kind, short(path)]),
    ["run", command],
  ];
  const body = rows.map(([label = "", text = ""]) => `      ${label.padEnd(8)}${text}\n`).join("");
  return `\nFAIL  ${name}\n${body}`;
}

/** What an error says, without the quotation of the code below it: enough to see what differs, on a machine without the files. */
function firstLines(message = ""): readonly string[] {
  const lines = message.split("\n").filter((line) => line.trim() !== "");
  return lines.slice(0, MAX_LINES).map((line) => line.slice(0, MAX_LENGTH));
}

/** Relative to the repository where the file is in it. */
function short(file: string): string {
  return file.startsWith(root) ? relative(root, file) : file;
}
