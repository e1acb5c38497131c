// What the repository contains, as the test of the guides needs it: files, folders and words of code.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../launch/settings.ts";

const generated =
  /^(node_modules|dist|coverage|test-results|playwright-report|storybook-static|\.(git|data|vitest|vite))$/;
const codeFile = /(\.([cm]?[jt]sx?|jsonc?|ya?ml|mdx|css|sql|txt|html|example)|Dockerfile)$/;

function walk(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !generated.test(name))
    .flatMap((entry) => {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      return entry.isDirectory() ? [`${path}/`, ...walk(path)] : [path];
    });
}

/** Every file and folder by its path from the root. A folder ends in a slash. Generated files are not included. */
export const paths = walk("");

/** The text of a file, by its path from the root. */
export const textOf = (path: string) => readFileSync(join(root, path), "utf8");

/** The files of code, without this test. */
export const codeFiles = paths.filter(
  (path) => codeFile.test(path) && path !== "package-lock.json" && !path.startsWith("scripts/docs/"),
);

const code = codeFiles.map((path) => textOf(path).replace(/^\s*(\/\/|\/?\*).*$/gm, "")).join("\n");
const words = new Set(code.match(/[\w$]+/g));

/** Whether a word occurs in a file of code, outside comments. */
export const isWord = (word: string) => words.has(word);

/** Whether a text, such as the path of a call, occurs in a file of code, outside comments. */
export const isInCode = (text: string) => code.includes(text);
