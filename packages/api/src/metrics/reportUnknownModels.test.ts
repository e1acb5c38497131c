import { pino } from "pino";
import { expect, it } from "vitest";
import { modelDefaults } from "../config/modelSettings.ts";
import { Metrics } from "./Metrics.ts";
import { reportUnknownModels } from "./reportUnknownModels.ts";

const modelOf = (id: string) => ({ ...modelDefaults, id, name: `${id}-8b`, baseUrl: "", apiKey: null });

it("alerts the operator once for each model that its server does not know, and counts every request", async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line) as Record<string, unknown>) });
  const metrics = new Metrics({ database: {}, processFigures: false, models: ["small", "large"] });
  const report = reportUnknownModels(log, metrics);
  expect(await metrics.text()).toContain('mimi_unknown_model_total{model="large"} 0\n');
  for (const id of ["small", "large", "small"]) report(modelOf(id));
  expect(lines.map(({ level, alert, model, name }) => [level, alert, model, name])).toEqual([
    [50, "model.unknown", "small", "small-8b"],
    [50, "model.unknown", "large", "large-8b"],
  ]);
  const text = await metrics.text();
  expect(text).toContain('mimi_unknown_model_total{model="small"} 2\n');
  expect(text).toContain('mimi_unknown_model_total{model="large"} 1\n');
});
