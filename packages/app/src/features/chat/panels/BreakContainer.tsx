import { BreakReminder } from "@mimi/ui/break-reminder";
import { useSnapshot } from "valtio";
import { systemMessagesState } from "../engine/systemMessages.store.ts";
import { dismissBreak } from "../engine/sessionTimer.actions.ts";

/** Tells the time to those who asked for it (product 5). */
export function BreakContainer() {
  const { hoursWithoutBreak } = useSnapshot(systemMessagesState);
  return <BreakReminder hours={hoursWithoutBreak ?? undefined} onDismiss={dismissBreak} />;
}
