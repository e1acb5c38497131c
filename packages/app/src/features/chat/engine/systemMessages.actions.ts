import { ref } from "valtio";
import { helpLinesOf } from "./helpLines.ts";
import { systemMessagesState } from "./systemMessages.store.ts";

/** The panel of help was read; it does not come again for that message while the page lasts. */
export function dismissHelp(messageId: string): void {
  systemMessagesState.dismissedHelp = ref([...systemMessagesState.dismissedHelp, messageId]);
}

/** Has the help lines at hand, so that they show at once when they are needed. */
export function prepareHelpLines(): void {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  systemMessagesState.helpLines = ref([...helpLinesOf(locale, timeZone)]);
}
