import type { Settings } from "../../config/settings.ts";
import { compatibleModel } from "./compatibleModel.ts";
import { demoFetch, type Pace, readablePace } from "./demo/demoFetch.ts";
import type { Model } from "./Model.ts";
import { ModelQueue } from "./ModelQueue.ts";
import { queuedModel } from "./queuedModel.ts";

/** The model that the settings name, with as many answers at once as they allow; without one, the scripted demo responder. */
export function chooseModel({ model, modelLimits }: Pick<Settings, "model" | "modelLimits">): Model {
  const chosen = model ? compatibleModel(model) : demoModel(readablePace);
  const { concurrency } = modelLimits;
  return concurrency === null ? chosen : queuedModel(chosen, new ModelQueue(concurrency));
}

/** The demo responder behind the same library as any other model. Tests hand in a faster pace. */
export function demoModel(pace: Pace): Model {
  return compatibleModel({
    name: "demo",
    baseUrl: "http://demo.invalid/v1",
    apiKey: null,
    fetch: demoFetch(pace),
  });
}
