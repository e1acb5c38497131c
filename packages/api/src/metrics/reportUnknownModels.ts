import type { Logger } from "pino";
import type { ModelSettings } from "../config/modelSettings.ts";
import type { Metrics } from "./Metrics.ts";

/** Counts each request to a server that does not know its model, and writes one alert to the log for each model. */
export function reportUnknownModels(
  log: Logger,
  metrics: Metrics | null,
): (settings: Pick<ModelSettings, "id" | "name">) => void {
  const reported = new Set<string>();
  return ({ id, name }) => {
    metrics?.unknownModel(id);
    if (reported.has(id)) return;
    reported.add(id);
    const fields = { alert: "model.unknown", model: id, name };
    log.error(fields, "the server does not know a configured model: see docs/guides/models.md");
  };
}
