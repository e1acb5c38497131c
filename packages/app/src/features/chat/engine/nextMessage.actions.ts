import { suggest } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";
import { draftKey } from "./outbox.ts";

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

/** The stored value of "no persona", beside the ids of personas. */
const NO_PERSONA = "oneself";

/** Chooses the persona of the next message; null for none. It is stored until it is sent with a message. */
export function choosePersonaId(personaId: string | null): void {
  chatState.chosenPersonaId = personaId;
  services().drafts.keep(chatState.ownerId, personaKey(), personaId ?? NO_PERSONA);
}

/** The open chat no longer has a persona that was deleted. */
export function clearDeletedPersona(): void {
  chatState.chosenPersonaId = null;
}

/** Restores the choice of an earlier page load. */
export async function restorePersonaChoice(): Promise<void> {
  const { chatKey, ownerId } = chatState;
  const stored = await services().drafts.read(ownerId, personaKey());
  if (chatState.chatKey !== chatKey || chatState.chosenPersonaId !== undefined || stored === "") return;
  chatState.chosenPersonaId = stored === NO_PERSONA ? null : stored;
}

/** Deletes the stored choice, because it was sent with a message. */
export function clearStoredPersona(): void {
  services().drafts.keep(chatState.ownerId, personaKey(), "");
}

const personaKey = () => `${draftKey(chatState.characterId, chatState.chat?.chat_key)}/persona`;
