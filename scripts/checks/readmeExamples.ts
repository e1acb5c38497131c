import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../launch/settings.ts";

/** Writes each TypeScript example of the README of `@mimi/ui` into a file of a consumer. Returns how many there are. */
export async function writeReadmeExamples(app: string): Promise<number> {
  const readme = await readFile(join(root, "packages/ui/README.md"), "utf8");
  const examples = [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = ""]) => code);
  await Promise.all(examples.map((code, index) => writeFile(join(app, `readme${index + 1}.tsx`), code)));
  return examples.length;
}
