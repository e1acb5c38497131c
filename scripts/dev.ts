// `npm run dev`: the auth emulator, the API, and the app with hot reload, until Ctrl-C. With `-- --storybook` Storybook too.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createLogger, createServer } from "vite";
import { startApi } from "./launch/api.ts";
import { startAuthEmulator } from "./launch/authEmulator.ts";
import { connectModel } from "./launch/connectModel.ts";
import { runScript } from "./launch/failure.ts";
import { say, startPart, untilAnswers } from "./launch/part.ts";
import { portFrom, requireFreePorts } from "./launch/ports.ts";
import { loadDotEnv, readSettings, root, type Settings } from "./launch/settings.ts";
import { supervise } from "./launch/supervise.ts";

const STORYBOOK_PORT = 6006;

await runScript(async () => {
  const { values } = parseArgs({ options: { storybook: { type: "boolean", default: false } } });
  loadDotEnv();
  const settings = readSettings(process.env);
  await requireFreePorts([
    { part: "app", port: settings.appPort, variable: "APP_PORT" },
    { part: "API", port: settings.apiPort, variable: "API_PORT" },
    ...(settings.emulator ? [{ part: "auth emulator", port: settings.authPort, variable: "AUTH_PORT" }] : []),
    ...(values.storybook ? [{ part: "Storybook", port: storybookPort(), variable: "STORYBOOK_PORT" }] : []),
  ]);
  const address = `http://localhost:${settings.appPort}`;
  await supervise(async (own) => {
    say("mimi", "starting; the first start fills the database and takes longest");
    const search = { env: process.env, dataDir: settings.dataDir, detects: true };
    Object.assign(process.env, await connectModel(search, own));
    const auth = settings.emulator
      ? own(await startAuthEmulator({ ...settings, port: settings.authPort }))
      : null;
    const { dataDir, apiPort: port } = settings;
    const authHost = auth?.host ?? settings.authHost;
    const api = own(startApi({ port, dataDir, publicUrl: address, authHost }));
    const app = own(await startApp(settings, authHost));
    const storybook = values.storybook ? own(startStorybook()) : null;
    await Promise.all([auth?.untilReady(), api.untilReady(), app.untilReady()]);
    // Not earlier: if the data folder is in use, its accounts must not be overwritten.
    auth?.keep();
    process.stdout.write(`ready ${address}\n`);
    await storybook?.untilReady();
  });
});

async function startApp({ apiPort, appPort }: Settings, authHost: string | undefined) {
  process.env.API_PORT = String(apiPort);
  process.env.APP_PORT = String(appPort);
  if (authHost) process.env.FIREBASE_AUTH_EMULATOR_HOST = authHost;
  const vite = await createServer({
    configFile: `${root}/vite.config.ts`,
    customLogger: quietLogger(),
    clearScreen: false,
  });
  return {
    untilReady: async () => {
      await vite.listen();
    },
    stop: () => vite.close(),
  };
}

/** Storybook's process, on the port STORYBOOK_PORT (6006). */
function startStorybook() {
  const port = storybookPort();
  const manifest = createRequire(import.meta.url).resolve("storybook/package.json");
  const { bin } = JSON.parse(readFileSync(manifest, "utf8")) as { readonly bin: string };
  const part = startPart({
    name: "stories",
    file: join(dirname(manifest), bin),
    args: ["dev", "-p", String(port), "--ci", "--disable-telemetry"],
    cwd: root,
    env: process.env,
    output: (text) => (/error|fail/i.test(text) ? text : null),
  });
  const address = `http://localhost:${port}`;
  return {
    ...part,
    untilReady: async () => {
      await untilAnswers(part, `${address}/`, 180_000);
      say("stories", address);
    },
  };
}

function storybookPort(): number {
  return portFrom(process.env, "STORYBOOK_PORT", STORYBOOK_PORT);
}

function quietLogger() {
  const logger = createLogger("info", { allowClearScreen: false });
  const show = (text: string) => say("app", text);
  logger.info = (text) => {
    if (/hmr|reload|optimized/i.test(text)) show(text);
  };
  logger.warn = show;
  logger.warnOnce = show;
  logger.error = show;
  return logger;
}
