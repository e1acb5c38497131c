import { exportChat, type Message } from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { endToasts, showToast } from "../../../state/overlays/toasts.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { texts } from "../../../state/texts/texts.ts";
import { printState } from "./print.store.ts";

/** Milliseconds of loading after which a toast says what one waits for. */
const QUIET_MS = 500;
/** What its toasts are about. */
const ABOUT = "print";

/** Loads all messages of the open chat, which opens the print dialog: the page itself has only some of them. */
export async function printChat(): Promise<void> {
  if (printState.isLoading) return;
  const { chatKey } = chatState;
  printState.isLoading = true;
  const timer = setTimeout(
    () => showToast("done", texts(chatTexts).preparingPrint, undefined, ABOUT),
    QUIET_MS,
  );
  try {
    const messages = await loadAll(chatKey);
    if (chatState.chatKey === chatKey) printState.whole = ref([...messages]);
  } catch (error) {
    showToast("failed", sentenceOf(error), undefined, ABOUT);
  } finally {
    clearTimeout(timer);
    printState.isLoading = false;
    if (printState.whole) endToasts(ABOUT);
  }
}

/** The print dialog was closed. */
export function endPrint(): void {
  printState.whole = null;
}

/** The file of the export has all messages, in one request however long the chat is. */
async function loadAll(chatKey: string): Promise<readonly Message[]> {
  const file = await services().download(exportChat, { chat_key: chatKey, format: "json" });
  const { messages } = JSON.parse(await file.text()) as { readonly messages: readonly Message[] };
  return messages;
}
