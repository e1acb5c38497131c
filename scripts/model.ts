// `npm run model`: lists small models, downloads one, and makes it the one that `npm start` runs. `-- <name>`, `-- --list`, `-- --off`, `-- --install`
import * as http from "node:http";
import { parseArgs } from "node:util";
import { LaunchFailure, runScript } from "./launch/failure.ts";
import { loadDotEnv, readSettings } from "./launch/settings.ts";
import { runModelCommand } from "./model/modelCommand.ts";
import { modelsFolder } from "./model/modelStore.ts";

await runScript(async () => {
  const { values, positionals } = readArguments();
  loadDotEnv();
  useProxy();
  const stop = new AbortController();
  process.on("SIGINT", () => stop.abort());
  const [choice] = positionals;
  try {
    await runModelCommand({
      list: values.list,
      off: values.off,
      onlyInstall: values.install,
      env: process.env,
      folder: modelsFolder(readSettings(process.env).dataDir),
      signal: stop.signal,
      ...(choice === undefined ? {} : { choice }),
    });
  } catch (error) {
    if (!stop.signal.aborted) throw error;
    throw new LaunchFailure("Stopped. What has arrived is kept, and the same command resumes.");
  }
});

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: "boolean", default: false },
        off: { type: "boolean", default: false },
        install: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new LaunchFailure(
      `${(error as Error).message} Usage: npm run model -- [<name> | --list | --off | --install]`,
    );
  }
}

/** HTTPS_PROXY, HTTP_PROXY and NO_PROXY hold for `fetch` as for npm. */
function useProxy(): void {
  try {
    http.setGlobalProxyFromEnv();
  } catch (error) {
    throw new LaunchFailure(
      `HTTPS_PROXY or HTTP_PROXY is no address of a proxy: ${(error as Error).message}`,
    );
  }
}
