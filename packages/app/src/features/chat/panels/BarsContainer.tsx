import { BreakReminder } from "@mimi/ui/break-reminder";
import { useSnapshot } from "valtio";
import { preferencesState } from "../../../state/preferences/preferences.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { dismissBreak } from "../systemMessages/systemMessages.actions.ts";
import { PrintContainer } from "../print/PrintContainer.tsx";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { FindContainer } from "./FindContainer.tsx";

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
      {isFinding && <FindContainer />}
      <PrintContainer />
    </>
  );
}
