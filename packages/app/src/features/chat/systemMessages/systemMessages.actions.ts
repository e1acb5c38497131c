import { ref } from "valtio";
import { helpLinesOf } from "./helpLines.ts";
import { systemMessagesState } from "./systemMessages.store.ts";

/** Closes the help after a message, until the page is loaded again. */
export function dismissHelp(messageId: string): void {
  systemMessagesState.dismissedHelp = ref([...systemMessagesState.dismissedHelp, messageId]);
}

/** Sets the help lines of the region, so that they can be shown at once. */
export function loadHelpLines(): void {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  systemMessagesState.helpLines = ref([...helpLinesOf(locale, timeZone)]);
}

/** Closes the reminder of a break. */
export function dismissBreak(): void {
  systemMessagesState.hoursWithoutBreak = null;
}
