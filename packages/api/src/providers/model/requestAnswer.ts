import type { Failure } from "@mimi/contract";
import type { Model, ModelRequest } from "./Model.ts";

/** A model's complete answer, or its error. */
export type ModelAnswer =
  | { readonly kind: "answer"; readonly text: string }
  | { readonly kind: "failed"; readonly failure: Failure | null };

/** Requests an answer that is only useful as a whole. */
export async function requestAnswer(
  model: Model,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  let text = "";
  for await (const event of model.reply(request, signal)) {
    if (event.kind === "delta") text += event.text;
    if (event.kind !== "end") continue;
    if (event.finish === "complete" || event.finish === "length")
      return {
        kind: "answer",
        text: text.slice(event.discarded),
      };
    return { kind: "failed", failure: event.finish === "error" ? event.failure : null };
  }
  throw new Error("A model's answer ended without an end; every answer needs one.");
}

/** The first JSON array in a text; null when there is none. */
export function parseArray(text: string): unknown[] | null {
  const from = text.indexOf("[");
  const to = text.lastIndexOf("]");
  if (from < 0 || to < from) return null;
  try {
    const value: unknown = JSON.parse(text.slice(from, to + 1));
    return Array.isArray(value) ? value : null;
  } catch {
    // Models do not always return valid JSON.
    return null;
  }
}
