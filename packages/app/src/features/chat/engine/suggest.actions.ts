import { suggest } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";

/** Asks for things that the reader could say next; for others where there are some. */
export async function askSuggestions(): Promise<void> {
  const { chatKey } = chatState;
  if (chatState.suggestions.kind === "loading") return;
  chatState.suggestions = { kind: "loading" };
  // Who sent something meanwhile, closed them or went elsewhere wants none of these.
  const isWanted = () => chatState.chatKey === chatKey && chatState.suggestions.kind === "loading";
  try {
    const { suggestions } = await services().call(suggest, { chat_key: chatKey });
    if (isWanted()) chatState.suggestions = { kind: "ready", texts: ref(suggestions) };
  } catch (error) {
    assertApiError(error);
    if (isWanted()) chatState.suggestions = { kind: "failed" };
  }
}

/** They are needed no more. */
export function closeSuggestions(): void {
  chatState.suggestions = { kind: "none" };
}
