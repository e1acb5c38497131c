import { findMatches } from "@mimi/contract";
import { FindInChat, type FindInChatProps } from "@mimi/ui/find-in-chat";
import { useEffect } from "react";
import { type Snapshot, useSnapshot } from "valtio";
import { browserKeys } from "../../../services/browser/browserKeys.ts";
import { closeFind, find, step } from "./find.actions.ts";
import { findState } from "./find.store.ts";

/** The search in the open chat. */
export function FindContainer() {
  const { query, result, openedCount } = useSnapshot(findState);
  useEffect(() => closeFind, []);
  return (
    <FindInChat
      // It takes the focus when it appears.
      key={openedCount}
      open
      query={query}
      result={resultOf(result)}
      findText={findMatches}
      pageSearchKeys={browserKeys().keyName("F")}
      {...actions}
    />
  );
}

const actions = {
  onQueryChange: find,
  onPrevious: () => step(-1),
  onNext: () => step(1),
  onOpenChange: closeFind,
};

/** The matches of the search, and which of them is selected. */
function resultOf(result: Snapshot<typeof findState>["result"]): FindInChatProps["result"] {
  if (result.kind !== "found") return result;
  return { kind: "found", current: result.at + 1, count: result.hits.length };
}
