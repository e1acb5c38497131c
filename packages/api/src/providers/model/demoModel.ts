import type { Pace } from "@mimi/demo";
import { loadDemo } from "../../shared/loadDemo.ts";
import { readCardPrompt } from "./cardPrompt.ts";
import { compatibleModel } from "./compatibleModel.ts";
import type { Model } from "./Model.ts";
import { readTaskLines, taskKindOf } from "./tasks.ts";

/** The demo responder, behind the same client as any other model. By default, `pace` is a readable speed. */
export function demoModel(pace?: Pace): Model {
  const prompts = { readCard: readCardPrompt, taskKindOf, readTaskLines };
  return compatibleModel({
    name: "demo",
    baseUrl: "http://demo.invalid/v1",
    apiKey: null,
    fetch: async (input, init) => (await loadDemo()).demoFetch(prompts, pace)(input, init),
  });
}
