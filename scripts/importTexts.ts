// `npm run texts:import -- de.po`: writes a translator's corrections into the catalogues (docs/guides/correct-a-translation.md).
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { importTexts } from "./languages/exchange.ts";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { runTool } from "./launch/runTool.ts";
import { root } from "./launch/settings.ts";

await runScript(async () => {
  const path = process.argv[2];
  if (path === undefined) throw new LaunchFailure("Write: npm run texts:import -- de.po");
  const { changed, unfinished } = importTexts(readFileSync(resolve(path)));
  for (const { file, source } of changed) writeFileSync(join(root, file), source);
  const files = changed.map(({ file }) => file);
  // A text of another length can need another line break.
  if (files.length > 0) await runTool("npx", ["biome", "format", "--write", ...files]);
  const lines = changed.map(({ file, count }) => `${file}: ${count}`);
  const total = changed.reduce((sum, { count }) => sum + count, 0);
  process.stdout.write([`changed texts: ${total}`, ...lines, ""].join("\n"));
  if (unfinished > 0)
    process.stdout.write(`not read, because they are marked as not finished: ${unfinished}\n`);
});
