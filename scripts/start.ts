// `npm start`: the auth emulator, the API and the app, until Ctrl-C.
import { createLogger, createServer } from "vite";
import { startApi } from "./launch/api.ts";
import { startAuthEmulator } from "./launch/authEmulator.ts";
import { runScript } from "./launch/failure.ts";
import { say } from "./launch/part.ts";
import { requireFreePorts } from "./launch/ports.ts";
import { loadDotEnv, readSettings, root, type Settings } from "./launch/settings.ts";
import { supervise } from "./launch/supervise.ts";

await runScript(async () => {
  loadDotEnv();
  const settings = readSettings(process.env);
  await requireFreePorts([
    { part: "app", port: settings.appPort, variable: "APP_PORT" },
    { part: "API", port: settings.apiPort, variable: "API_PORT" },
    ...(settings.emulator ? [{ part: "auth emulator", port: settings.authPort, variable: "AUTH_PORT" }] : []),
  ]);
  const address = `http://localhost:${settings.appPort}`;
  await supervise(async (own) => {
    say("mimi", "starting; the first start fills the database and takes longest");
    const auth = settings.emulator
      ? own(await startAuthEmulator({ ...settings, port: settings.authPort }))
      : null;
    const { projectId, dataDir, apiPort: port } = settings;
    const authHost = auth?.host ?? settings.authHost;
    const api = own(startApi({ port, dataDir, projectId, publicUrl: address, authHost }));
    const app = own(await startApp(settings, authHost));
    await Promise.all([auth?.untilReady(), api.untilReady(), app.untilReady()]);
    // Not earlier: if the data folder is in use, its accounts must not be overwritten.
    auth?.keep();
    process.stdout.write(`ready ${address}\n`);
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
