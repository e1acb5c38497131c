import type { Logger } from "pino";
import type { ModelSettings } from "../../config/modelSettings.ts";
import type { Settings } from "../../config/settings.ts";
import type { OpenDatabase } from "../../db/Database.ts";
import { compatibleModel } from "./compatible/compatibleModel.ts";
import { demoModel } from "./demoModel.ts";
import { fallbackModel, type RouteModel } from "./fallbackModel.ts";
import { honestModel } from "./honestModel.ts";
import type { Model } from "./Model.ts";
import { MemoryModelQueue } from "./queue/MemoryModelQueue.ts";
import type { MakeQueue } from "./queue/ModelQueue.ts";
import { noModel } from "./noModel.ts";
import { queuedModel } from "./queue/queuedModel.ts";
import { SharedModelQueues } from "./queue/SharedModelQueues.ts";

/** What the models are chosen with. */
export interface ModelOptions {
  readonly log: Logger;
  readonly makeQueue: MakeQueue;
  readonly onUnknownModel: OnUnknownModel;
}

/** Called for each request to a server that does not know the model. */
export type OnUnknownModel = (settings: ModelSettings) => void;

/** The configured models as one; nothing when they are off; otherwise the demo responder. */
export function chooseModel(
  { models: settings }: Pick<Settings, "models">,
  { log, makeQueue, onUnknownModel }: ModelOptions,
): Model {
  if (settings === "off") return noModel();
  if (settings === null) return demoModel();
  const models = settings.models.map((one) => routeModel(one, { makeQueue, onUnknownModel }));
  const [only] = models;
  if (only && models.length === 1) return honestModel(only);
  const all = fallbackModel(models.map(({ name }) => name).join(", "), {
    routeOf: (name) => {
      const ids = settings.routeOf(name);
      return ids.flatMap((one) => models.filter((model) => model.settings === one));
    },
    onOutage: (model, { failure }) =>
      log.warn({ model, reason: failure.reason }, "a model failed, and is left out for a while"),
  });
  return honestModel(all);
}

/** One configured model, with its limit of concurrent requests. */
export function routeModel(
  settings: ModelSettings,
  { makeQueue = memoryQueue, onUnknownModel = () => undefined }: Partial<Omit<ModelOptions, "log">> = {},
): RouteModel {
  const model = compatibleModel({ ...settings, onUnknownModel: () => onUnknownModel(settings) });
  const { id, concurrency } = settings;
  const limited = concurrency === null ? model : queuedModel(model, makeQueue(id, concurrency));
  return { ...limited, settings };
}

/** Queues in the memory of this process when it alone uses the database; otherwise queues of all processes. */
export function chooseQueues(database: OpenDatabase, log: Logger): MakeQueue {
  if (database.exclusive) return memoryQueue;
  const { runAll, listen, heartbeatDb } = database;
  const queues = new SharedModelQueues({ runAll, listen, heartbeatDb, log });
  return (model, places) => queues.queue(model, places);
}

function memoryQueue(_model: string, places: number): MemoryModelQueue {
  return new MemoryModelQueue(places);
}
