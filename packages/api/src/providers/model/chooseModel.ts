import type { Logger } from "pino";
import type { ModelSettings } from "../../config/modelSettings.ts";
import type { Settings } from "../../config/settings.ts";
import { compatibleModel } from "./compatibleModel.ts";
import { demoModel } from "./demoModel.ts";
import { fallbackModel, type RouteModel } from "./fallbackModel.ts";
import type { Model } from "./Model.ts";
import { ModelQueue } from "./ModelQueue.ts";
import { noModel } from "./noModel.ts";
import { queuedModel } from "./queuedModel.ts";

/** The configured models as one; nothing when they are off; otherwise the demo responder. */
export function chooseModel({ models: settings }: Pick<Settings, "models">, log: Logger): Model {
  if (settings === "off") return noModel();
  if (settings === null) return demoModel();
  const models = settings.models.map(routeModel);
  const [only] = models;
  if (only && models.length === 1) return only;
  return fallbackModel(models.map(({ name }) => name).join(", "), {
    routeOf: (name) => {
      const ids = settings.routeOf(name);
      return ids.flatMap((one) => models.filter((model) => model.settings === one));
    },
    onOutage: (model, { failure }) =>
      log.warn({ model, failure: failure.message }, "a model failed, and is left out for a while"),
  });
}

/** One configured model, with its limit of concurrent requests. */
export function routeModel(settings: ModelSettings): RouteModel {
  const model = compatibleModel(settings);
  const { concurrency } = settings;
  const limited = concurrency === null ? model : queuedModel(model, new ModelQueue(concurrency));
  return { ...limited, settings };
}
