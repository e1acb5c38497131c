import type { Pace } from "@mimi/demo";
import { failureOf } from "../../shared/errors/failureOf.ts";
import { loadDemo } from "../../shared/loadDemo.ts";
import { readCardPrompt, readNote, UNNAMED_USER } from "./cardPrompt.ts";
import { compatibleModel } from "./compatible/compatibleModel.ts";
import type { Model, ModelEvent, ModelRequest } from "./Model.ts";
import { readTaskLines, taskKindOf } from "./tasks.ts";

/** A refused note is an empty reply that failed, so it is not counted. */
const NOTE_REFUSED: ModelEvent = {
  kind: "end",
  finish: "error",
  failure: failureOf("note_not_followed"),
  cause: "a note beyond the scripted demo",
};

/** The demo responder, behind the same client as any other model. By default, `pace` is a readable speed. */
export function demoModel(pace?: Pace): Model {
  const prompts = { readCard, taskKindOf: demoTaskOf, readNote, readTaskLines };
  const model = compatibleModel({
    name: "demo",
    baseUrl: "http://demo.invalid/v1",
    apiKey: null,
    fetch: async (input, init) => (await loadDemo()).demoFetch(prompts, pace)(input, init),
  });
  return {
    name: model.name,
    async *reply(request, signal) {
      const note = noteOf(request);
      if (note !== null && !(await loadDemo()).canFollow(note)) yield NOTE_REFUSED;
      else yield* model.reply(request, signal);
    },
  };
}

function readCard(prompt: string) {
  const card = readCardPrompt(prompt);
  return card && { ...card, isUnnamed: card.userName === UNNAMED_USER };
}

/** The demo responder is not asked for titles. */
function demoTaskOf(system: string) {
  const kind = taskKindOf(system);
  return kind === "title" ? null : kind;
}

function noteOf({ messages }: ModelRequest): string | null {
  const last = messages.at(-1);
  return last?.role === "system" ? readNote(last.text) : null;
}
