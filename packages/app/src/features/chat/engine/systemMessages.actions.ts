import { ref } from "valtio";
import { helpLinesOf } from "./helpLines.ts";
import { houseState } from "./systemMessages.store.ts";

/** The panel of help was read; it does not come again for that message while the page lasts. */
export function calm(messageId: string): void {
  houseState.calmed = ref([...houseState.calmed, messageId]);
}

/** Has the help lines at hand, so that they show at once when they are needed. */
export function readyHelp(): void {
  const { locale, timeZone } = Intl.DateTimeFormat().resolvedOptions();
  houseState.helpLines = ref([...helpLinesOf(locale, timeZone)]);
}
