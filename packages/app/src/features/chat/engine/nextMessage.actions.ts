import { languageTag, suggest } from "@mimi/contract";
import { is } from "valibot";
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
    if (isWanted()) chatState.suggestions = { kind: "ready", value: ref(suggestions) };
  } catch (error) {
    assertApiError(error);
    if (isWanted()) chatState.suggestions = { kind: "failed" };
  }
}

/** Closes the suggestions. */
export function closeSuggestions(): void {
  chatState.suggestions = { kind: "idle" };
}

/** The stored value of "no persona", beside the ids of personas. */
const NO_PERSONA = "oneself";
/** The stored value of the character's own language, beside tags. */
const CHARACTERS_LANGUAGE = "character";

/** Chooses the persona of the next message; null for none. It is stored until it is sent with a message. */
export function choosePersonaId(personaId: string | null): void {
  chatState.chosenPersonaId = personaId;
  store("persona", personaId ?? NO_PERSONA);
}

/** Chooses the language of the next reply; undefined for the character's. It is stored until it is sent with a message. */
export function chooseReplyLanguage(tag: string | undefined): void {
  const language = is(languageTag, tag) ? tag : null;
  chatState.chosenReplyLanguage = language;
  store("reply-language", language ?? CHARACTERS_LANGUAGE);
}

/** The open chat no longer has a persona that was deleted. */
export function clearDeletedPersona(): void {
  chatState.chosenPersonaId = null;
}

/** Restores the persona that was chosen before a reload. */
export async function restorePersonaChoice(): Promise<void> {
  const stored = await restored("persona");
  if (chatState.chosenPersonaId !== undefined || stored === "") return;
  chatState.chosenPersonaId = stored === NO_PERSONA ? null : stored;
}

/** Restores the language of replies that was chosen before a reload. */
export async function restoreReplyLanguage(): Promise<void> {
  const stored = await restored("reply-language");
  if (chatState.chosenReplyLanguage !== undefined || stored === "") return;
  chatState.chosenReplyLanguage = is(languageTag, stored) ? stored : null;
}

/** Deletes the stored choices, because they were sent with a message. */
export function clearStoredChoices(): void {
  store("persona", "");
  store("reply-language", "");
}

type Choice = "persona" | "reply-language";

const keyOf = (choice: Choice) => `${draftKey(chatState.characterId, chatState.chat?.chat_key)}/${choice}`;

function store(choice: Choice, value: string): void {
  services().drafts.save(chatState.ownerId, keyOf(choice), value);
}

/** A stored choice; empty without one, and when another chat was opened meanwhile. */
async function restored(choice: Choice): Promise<string> {
  const { chatKey, ownerId } = chatState;
  const stored = await services().drafts.read(ownerId, keyOf(choice));
  return chatState.chatKey === chatKey ? stored : "";
}
