// `npm run texts:export -- de`: writes the texts of a language into de.po, for translators (docs/guides/correct-a-translation.md).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { unitsIn } from "./languages/exchange.ts";
import { writePo } from "./languages/poFile.ts";
import { runScript } from "./launch/failure.ts";
import { root } from "./launch/settings.ts";

await runScript(async () => {
  const tag = process.argv[2] ?? "";
  const units = unitsIn(tag);
  writeFileSync(join(root, `${tag}.po`), writePo(tag, units));
  process.stdout.write(`wrote ${tag}.po: ${units.length} texts\n`);
});
