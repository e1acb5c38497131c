import { FindInChat, type FindInChatProps } from "@mimi/ui/find-in-chat";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { closeFind, find, step } from "./find.actions.ts";
import { findState } from "./find.store.ts";

/** The place to look for words in the conversation that is open. */
export function FindContainer() {
  const { query, result } = useSnapshot(findState);
  useEffect(() => closeFind, []);
  return <FindInChat query={query} result={foundOf(result)} {...actions} />;
}

const actions = {
  onQueryChange: find,
  onPrevious: () => step(-1),
  onNext: () => step(1),
  onClose: closeFind,
};

type Found = FindInChatProps["result"];

function foundOf(result: ReturnType<typeof useSnapshot<typeof findState>>["result"]): Found {
  if (result.kind !== "found") return result;
  return { kind: "found", current: result.at + 1, count: result.hits.length };
}
