import type { DepthPrompt } from "@mimi/contract";
import type { ModelMessage } from "../../../providers/model/Model.ts";

/** Messages with texts between them, each before as many messages as its depth says, or before all of them. */
export function insertAtDepth(
  turns: readonly ModelMessage[],
  inserted: readonly DepthPrompt[],
): ModelMessage[] {
  const at = (place: number) =>
    inserted
      .filter(({ depth }) => Math.max(0, turns.length - depth) === place)
      .map(({ role, text }): ModelMessage => ({ role, text }));
  return [...turns.flatMap((turn, place) => [...at(place), turn]), ...at(turns.length)];
}
