import { crash, logCrashes } from "../shared/logCrashes.ts";
import { makeLog } from "../shared/log.ts";
import { allParts } from "./allAreas.ts";
import { startServer } from "./startServer.ts";
import { StartFailure } from "../shared/StartFailure.ts";
import { loadDotEnv, readSettings } from "../config/settings.ts";

logCrashes();
try {
  loadDotEnv();
  const settings = readSettings(process.env);
  const log = makeLog(settings.logLevel);
  const server = await startServer(settings, log, allParts);
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    server.stop().then(
      () => process.exit(0),
      (err) => {
        log.fatal({ err }, "stopping failed");
        process.exit(1);
      },
    );
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
  // Last: a program that reads this can send a signal at once.
  process.stdout.write(`listening ${server.address}\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) crash(error, "start");
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
