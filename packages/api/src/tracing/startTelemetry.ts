import type { Logger } from "pino";
import type { Settings } from "../config/settings.ts";
import type { Metrics } from "../metrics/Metrics.ts";
import { noTracer, type Telemetry } from "../shared/Tracer.ts";

/** Exports traces and metrics when the settings say so. Otherwise OpenTelemetry is not even loaded. */
export async function startTelemetry(
  { telemetry }: Pick<Settings, "telemetry">,
  metrics: Metrics | null,
  log: Logger,
): Promise<Telemetry> {
  if (!telemetry) return { tracer: noTracer, stop: () => Promise.resolve() };
  const { startOpenTelemetry } = await import("./openTelemetry.ts");
  return startOpenTelemetry(telemetry, async () => (await metrics?.figures()) ?? [], log);
}
