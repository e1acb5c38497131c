import type { FindInChatProps } from "@mimi/ui/find-in-chat";
import type { Snapshot } from "valtio";
import type { findState } from "./find.store.ts";

/** The matches of the search, and which of them is selected. */
export function resultOf(result: Snapshot<typeof findState>["result"]): FindInChatProps["result"] {
  if (result.kind !== "found") return result;
  return { kind: "found", current: result.at + 1, count: result.hits.length };
}
