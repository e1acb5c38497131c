import type { Settings } from "../../config/settings.ts";
import { compatibleModel } from "./compatibleModel.ts";
import { demoModel } from "./demoModel.ts";
import type { Model } from "./Model.ts";
import { ModelQueue } from "./ModelQueue.ts";
import { queuedModel } from "./queuedModel.ts";

/** The configured model, with its limit of concurrent requests; without one, the demo responder. */
export function chooseModel({ model, modelLimits }: Pick<Settings, "model" | "modelLimits">): Model {
  const chosen = model ? compatibleModel(model) : demoModel();
  const { concurrency } = modelLimits;
  return concurrency === null ? chosen : queuedModel(chosen, new ModelQueue(concurrency));
}
