import { loadDotEnv, readSettings } from "../../config/settings.ts";
import { makeLog } from "../../shared/log.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { formatTable, isFailed, runServiceChecks } from "./runServiceChecks.ts";
import { serviceChecks } from "./serviceChecks.ts";
import { settingsTable } from "./settingsTable.ts";

// `npm run doctor`: checks the settings and uses each configured service once. Prints a table of the services and one of the settings; the exit
// code is 1 when a part does not work. It changes nothing, so it can be run beside the product.
try {
  loadDotEnv();
  const settings = readSettings(process.env);
  const services = await runServiceChecks(serviceChecks(settings, makeLog("silent")));
  process.stdout.write(`${formatTable(services)}\n${settingsTable(process.env)}`);
  // Clients of services can still hold connections.
  process.exit(services.some(isFailed) ? 1 : 0);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
