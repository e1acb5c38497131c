import { parseArgs } from "node:util";
import { makeDeps } from "../server/makeDeps.ts";
import { StartFailure } from "../shared/StartFailure.ts";
import { makeLog } from "../shared/log.ts";
import { loadDotEnv, readSettings } from "../config/settings.ts";
import { openDatabase } from "../db/open.ts";
import { addGenerated } from "../seed/addGenerated.ts";
import { seedSample } from "../seed/seedSample.ts";

// `npm run seed [-- --characters N]`: the sample characters, and N generated characters for load tests.
try {
  loadDotEnv();
  const count = countOf(process.argv.slice(2));
  const settings = readSettings(process.env);
  if (settings.production && !settings.sampleData) {
    throw new StartFailure("NODE_ENV=production refuses sample characters; SEED=sample allows them");
  }
  const log = makeLog(settings.logLevel);
  const database = await openDatabase(settings, log);
  const start = performance.now();
  try {
    const deps = makeDeps(settings, log, database);
    await seedSample(deps);
    await addGenerated(deps, count, (done) => process.stdout.write(`${done} of ${count}\n`));
  } finally {
    await database.close();
  }
  process.stdout.write(`seeded in ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function countOf(args: string[]): number {
  const { values } = parseArgs({ args, options: { characters: { type: "string", default: "0" } } });
  if (!/^\d{1,7}$/.test(values.characters)) {
    throw new StartFailure(`--characters wants a number, not ${values.characters}`);
  }
  return Number(values.characters);
}
