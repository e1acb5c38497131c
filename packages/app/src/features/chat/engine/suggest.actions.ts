import { suggest } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";

/** Loads suggestions for the user's next message. */
export async function loadSuggestions(): Promise<void> {
  const { chatKey } = chatState;
  if (chatState.suggestions.kind === "loading") return;
  chatState.suggestions = { kind: "loading" };
  // The answer is dropped when the user sent a message, closed the suggestions, or left the chat.
  const isWanted = () => chatState.chatKey === chatKey && chatState.suggestions.kind === "loading";
  try {
    const { suggestions } = await services().call(suggest, { chat_key: chatKey });
    if (isWanted()) chatState.suggestions = { kind: "ready", texts: ref(suggestions) };
  } catch (error) {
    assertApiError(error);
    if (isWanted()) chatState.suggestions = { kind: "failed" };
  }
}

/** Closes the suggestions. */
export function closeSuggestions(): void {
  chatState.suggestions = { kind: "none" };
}
