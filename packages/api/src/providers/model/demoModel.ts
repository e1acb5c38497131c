import type { Pace } from "@mimi/demo";
import { failureOf } from "../../shared/errors/failureOf.ts";
import { loadDemo } from "../../shared/loadDemo.ts";
import { compatibleModel } from "./compatible/compatibleModel.ts";
import type { Model, ModelEvent } from "./Model.ts";

/** A refused note is an empty reply that failed, so it is not counted. */
const NOTE_REFUSED: ModelEvent = {
  kind: "end",
  finish: "error",
  failure: failureOf("note_not_followed"),
  cause: "a note beyond the scripted demo",
};

const NOTHING_TO_ANSWER: ModelEvent = {
  kind: "end",
  finish: "error",
  failure: failureOf("model_failed"),
  cause: "the demo responder writes replies, suggestions and memory entries only",
};

/** The demo responder, behind the same client as any other model. By default, `pace` is a readable speed. */
export function demoModel(pace?: Pace): Model {
  return {
    name: "demo",
    async *reply(request, signal) {
      const { demo } = request;
      const { canFollow, demoFetch } = await loadDemo();
      if (!demo) yield NOTHING_TO_ANSWER;
      else if (demo.kind === "reply" && demo.instruction !== null && !canFollow(demo.instruction))
        yield NOTE_REFUSED;
      else yield* modelWith(demoFetch(demo, pace)).reply(request, signal);
    },
  };
}

function modelWith(fetch: typeof globalThis.fetch): Model {
  return compatibleModel({ name: "demo", baseUrl: "http://demo.invalid/v1", apiKey: null, fetch });
}
