import { pino } from "pino";
import { makeLog } from "./log.ts";

/** Logs why the process ends, as one JSON line at any log level, and ends it with exit code 1. */
export function crash(error: unknown, origin: string): never {
  // Written before the process ends.
  makeLog("fatal", pino.destination({ dest: 1, sync: true })).fatal(
    { err: error, origin },
    "the process crashed",
  );
  process.exit(1);
}

/** From now on, an error that nothing caught ends the process with a line of the log. Rejected promises count too. */
export function logCrashes(): void {
  process.on("uncaughtException", crash);
}
