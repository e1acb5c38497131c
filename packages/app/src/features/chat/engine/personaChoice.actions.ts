import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";
import { draftKey } from "./outbox.ts";

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
