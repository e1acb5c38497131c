import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSettings } from "../../config/settings.ts";
import { type OnUnknownModel, routeModel } from "../../providers/model/chooseModel.ts";
import type { Model, ModelEvent, ModelRequest } from "../../providers/model/Model.ts";
import type { RouteModel } from "../../providers/model/fallbackModel.ts";

/** The only model of a `MODELS_FILE`, as an operator would describe it. Keys can be in the environment. */
export function configuredModel(
  fields: object,
  env: Readonly<Record<string, string>> = {},
  onUnknownModel?: OnUnknownModel,
): RouteModel {
  const file = join(mkdtempSync(join(tmpdir(), "mimi-servers-")), "models.json");
  writeFileSync(file, JSON.stringify({ models: [{ id: "one", ...fields }] }));
  const { models } = readSettings({ MODELS_FILE: file, ...env });
  const [settings] = models === null || models === "off" ? [] : models.models;
  if (!settings) throw new Error("The file of models has no model.");
  return routeModel(settings, onUnknownModel && { onUnknownModel });
}

/** The text of a reply and its end. Stops it after a number of events. */
export async function replyOf(model: Model, request: ModelRequest, stopAfter = Infinity) {
  const stop = new AbortController();
  const events: ModelEvent[] = [];
  for await (const event of model.reply(request, stop.signal)) {
    events.push(event);
    if (events.length >= stopAfter) stop.abort();
  }
  const text = events.map((event) => (event.kind === "delta" ? event.text : "")).join("");
  const end = events.at(-1);
  if (end?.kind !== "end") throw new Error("A reply needs an end.");
  return { text, end };
}
