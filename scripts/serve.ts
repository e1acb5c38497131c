// `npm run serve`: the production builds on one address (PORT), with the auth emulator unless a Firebase project is set.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { startApi } from "./launch/api.ts";
import { startAuthEmulator } from "./launch/authEmulator.ts";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { portFrom, requireFreePorts } from "./launch/ports.ts";
import { loadDotEnv, readSettings, root } from "./launch/settings.ts";
import { supervise } from "./launch/supervise.ts";

await runScript(async () => {
  loadDotEnv();
  for (const built of ["packages/app/dist/index.html", "packages/api/dist/main.js"]) {
    if (!existsSync(join(root, built)))
      throw new LaunchFailure(`${built} is missing; run \`npm run build\` first.`);
  }
  const { dataDir, projectId, emulator, authPort, authHost } = readSettings(process.env);
  const port = portFrom(process.env, "PORT", 8080);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  await requireFreePorts([
    { part: "API and app", port, variable: "PORT" },
    ...(emulator ? [{ part: "auth emulator", port: authPort, variable: "AUTH_PORT" }] : []),
  ]);
  await supervise(async (own) => {
    const auth = emulator ? own(await startAuthEmulator({ port: authPort, dataDir, projectId })) : null;
    const plan = { port, dataDir, projectId, publicUrl, authHost: auth?.host ?? authHost };
    const api = own(startApi({ ...plan, built: true }));
    await Promise.all([auth?.untilReady(), api.untilReady()]);
    auth?.keep();
    process.stdout.write(`ready ${publicUrl}\n`);
  });
});
