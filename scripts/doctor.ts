// `npm run doctor`: checks the settings and every configured service. A model that runs on this machine is started for it, unless the
// product runs it already.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { findLocalModel, findRunningModel, startLocalModel } from "./launch/localModel.ts";
import { runScript } from "./launch/failure.ts";
import { loadDotEnv, readSettings, root } from "./launch/settings.ts";
import type { Stoppable } from "./launch/supervise.ts";

await runScript(async () => {
  loadDotEnv();
  const { dataDir } = readSettings(process.env);
  const parts: Stoppable[] = [];
  const model = findLocalModel(process.env, dataDir);
  if (model !== null) {
    const own = <T extends Stoppable>(part: T) => {
      parts.push(part);
      return part;
    };
    const running = await findRunningModel(dataDir);
    Object.assign(process.env, running ?? (await startLocalModel(model, process.env, own)));
  }
  const file = join(root, "packages/api/src/cli/doctor/doctor.ts");
  const child = spawn(process.execPath, [file], { stdio: "inherit" });
  process.exitCode = await new Promise<number>((resolve) =>
    child.once("close", (code) => resolve(code ?? 1)),
  );
  await Promise.all(parts.map((part) => part.stop()));
});
