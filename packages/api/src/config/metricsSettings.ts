import { type Environment, portOf } from "./environment.ts";
import { StartFailure } from "../shared/StartFailure.ts";

/** Where metrics are served, apart from the public port. */
export interface MetricsSettings {
  readonly host: string;
  readonly port: number;
}

/**
 * Reads `METRICS_PORT` and `METRICS_HOST`; null when metrics are off. Throws a StartFailure that names a wrong variable.
 */
export function readMetricsSettings(env: Environment, publicPort: number): MetricsSettings | null {
  if (!env.METRICS_PORT) {
    if (env.METRICS_HOST)
      throw new StartFailure("METRICS_PORT is missing; it is needed because METRICS_HOST is set");
    return null;
  }
  const port = portOf("METRICS_PORT", env.METRICS_PORT);
  if (port !== 0 && port === publicPort) {
    throw new StartFailure("METRICS_PORT must be another port than the one that the public reaches");
  }
  return { host: env.METRICS_HOST || "127.0.0.1", port };
}
