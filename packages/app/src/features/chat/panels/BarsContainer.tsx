import { findMatches } from "@mimi/contract";
import { BreakReminder } from "@mimi/ui/break-reminder";
import { FindInChat } from "@mimi/ui/find-in-chat";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { browserKeys } from "../../../services/browser/browserKeys.ts";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { dismissBreak } from "../systemMessages/systemMessages.actions.ts";
import { PrintContainer } from "../print/PrintContainer.tsx";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { closeFind, find, step } from "./find.actions.ts";
import { findState } from "./find.store.ts";
import { resultOf } from "./findView.ts";

/** What is loaded once the chat is shown: the reminder of a break (product 5), the search in the chat, and what is printed. */
export function BarsContainer() {
  const { hoursWithoutBreak } = useSnapshot(systemMessagesState);
  const { breaks } = useSnapshot(preferencesState).chosen;
  const { isFinding } = useSnapshot(chatState);
  return (
    <>
      {breaks && (
        <BreakReminder
          open={hoursWithoutBreak !== null}
          hours={hoursWithoutBreak ?? 0}
          onOpenChange={dismissBreak}
        />
      )}
      {isFinding && <Find />}
      <PrintContainer />
    </>
  );
}

function Find() {
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
