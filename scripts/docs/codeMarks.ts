import { existsSync } from "node:fs";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { checks } from "../checks/checks.ts";
import { nightlyChecks } from "../checks/nightly.ts";
import { root } from "../launch/settings.ts";
import { isInCode, isWord, paths, textOf } from "./repository.ts";

const fileName = /^[\w.*/@-]+\.([cm]?[jt]sx?|jsonc?|ya?ml|md|mdx|css|sql|txt|html)$/;
const scriptsByPackage = new Map<string, object>([["", packageJson.scripts]]);
for (const path of paths.filter((path) => /^packages\/[^/]+\/package\.json$/.test(path))) {
  const { name, scripts } = JSON.parse(textOf(path)) as { name: string; scripts?: object };
  scriptsByPackage.set(name, scripts ?? {});
}
const topLevel = new Set(paths.map((path) => path.split("/")[0]));

/** The texts between backticks, and the lines of code blocks, of a Markdown document. */
export function codeMarksOf(markdown: string): readonly string[] {
  const blocks = [...markdown.matchAll(/^```.*\n([^`]*)^```/gm)].flatMap(([, text = ""]) => text.split("\n"));
  const inline = [...markdown.replace(/^```[^`]*^```/gm, "").matchAll(/`([^`]+)`/g)].map(
    ([, text = ""]) => text,
  );
  const commands = blocks.map((line) => line.replace(/ +#.*/, "").trim()).filter(isCommand);
  return [...new Set([...inline, ...commands])];
}

/** The parts of a code mark that do not exist in the repository: a path, an npm script, a word of code. */
export function missingIn(mark: string): readonly string[] {
  if (isCommand(mark)) return missingInCommand(mark);
  const path = mark.replace(/<[^>]+>/g, "*");
  if (path.startsWith("/")) return isInCode(path.replace(/^\/api(?=\/)|[?*].*$/g, "")) ? [] : [mark];
  if (topLevel.has(path)) return [];
  if (fileName.test(path)) return hasPath(path) ? [] : [mark];
  // A folder, or another text with a slash, such as the name of a package.
  if (/^[\w.*@-]+\/[\w.*/@-]*$/.test(path)) return hasPath(path) || isInCode(mark) ? [] : [mark];
  return (mark.match(/[A-Za-z_$][\w$]{2,}/g) ?? []).filter((word) => !isWord(word) && !topLevel.has(word));
}

function isCommand(mark: string): boolean {
  return /^([A-Z_]+=\S+ )*(npm|npx) /.test(mark);
}

function missingInCommand(mark: string): readonly string[] {
  const [program = "", first = "", ...rest] = mark.replace(/^([A-Z_]+=\S+ )*/, "").split(" ");
  const args = [first, ...rest];
  const after = (option: string) => (args.includes(option) ? (args[args.indexOf(option) + 1] ?? "") : "");
  const missing: string[] = [];
  if (program === "npx" && !existsSync(join(root, "node_modules/.bin", first))) missing.push(first);
  const scriptName = first === "run" ? (rest[0] ?? "") : first;
  const isBuiltIn = ["ci", "i", "install"].includes(first);
  if (program === "npm" && !isBuiltIn && !(scriptName in (scriptsByPackage.get(after("-w")) ?? {})))
    missing.push(scriptName);
  for (const step of after("--only").split(",").filter(Boolean))
    if (![...checks, ...nightlyChecks].some(({ name }) => name === step)) missing.push(`--only ${step}`);
  const project = after("--project");
  if (project !== "" && !textOf("vitest.config.ts").includes(`"${project}"`))
    missing.push(`--project ${project}`);
  const files = args.filter((arg) => arg.includes("/") && topLevel.has(arg.split("/")[0] ?? ""));
  return [...missing, ...files.filter((file) => !hasPath(file.replace(/<[^>]+>/g, "*")))];
}

/** A path from the root, or the end of one. `*` matches any name. */
function hasPath(path: string): boolean {
  const pattern = path.replace(/\/$/, "").replace(/[.$]/g, "\\$&").replace(/\*/g, "[^/]*");
  const start = topLevel.has(path.split("/")[0] ?? "") ? "^" : "(^|/)";
  const whole = new RegExp(`${start}${pattern}/?$`);
  return paths.some((candidate) => whole.test(candidate));
}
