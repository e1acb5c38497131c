import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../launch/settings.ts";

/** A block of code of the README of `@mimi/ui`. */
interface Example {
  readonly language: string;
  readonly code: string;
  /** The name of its file, if its first line says it in a comment. */
  readonly file: string | undefined;
}

/** Every block of code of the README of `@mimi/ui`, in order. */
export async function readmeExamples(): Promise<readonly Example[]> {
  const readme = await readFile(join(root, "packages/ui/README.md"), "utf8");
  return [...readme.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language = "", code = ""]) => ({
    language,
    code,
    file: /^\/\/ (\S+)\n/.exec(code)?.[1],
  }));
}

/** The files that {@link writeTestExamples} writes. */
export const TEST_FILES: readonly string[] = ["vitest.config.ts", "jest.config.js", "Profile.test.tsx"];

/**
 * Writes each TypeScript example of components into a file of a consumer, which checks its types. Tests have a consumer of their own.
 * Returns how many there are.
 */
export async function writeReadmeExamples(app: string): Promise<number> {
  const examples = (await readmeExamples()).filter(
    ({ language, file = "" }) => language === "tsx" && !TEST_FILES.includes(file),
  );
  await Promise.all(examples.map(({ code }, index) => writeFile(join(app, `readme${index + 1}.tsx`), code)));
  return examples.length;
}

/** Writes the recipe of tests, by the names of its files. Returns their names. */
export async function writeTestExamples(app: string): Promise<readonly string[]> {
  const examples = await readmeExamples();
  const found = TEST_FILES.flatMap((name) => examples.filter(({ file }) => file === name).slice(0, 1));
  await Promise.all(found.map(({ file = "", code }) => writeFile(join(app, file), code)));
  return found.map(({ file = "" }) => file);
}
