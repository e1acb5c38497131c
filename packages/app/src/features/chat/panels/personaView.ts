import type { Snapshot } from "valtio";
import type { ChatState } from "../engine/chat.store.ts";
import type { PersonaState } from "./persona.store.ts";

/** Id of the persona of the next message: the chosen one, else the one of the chat. Null: none. */
export function personaIdOf({
  chat,
  chosenPersonaId,
}: Pick<Snapshot<ChatState>, "chat" | "chosenPersonaId">): string | null {
  return chosenPersonaId === undefined ? (chat?.persona_id ?? null) : chosenPersonaId;
}

/** The name of a persona; undefined for none, and while it is unknown. */
export function personaNameOf(
  personaId: string | null,
  list: Snapshot<PersonaState>["list"],
): string | undefined {
  return list.kind === "ready" ? list.value.find(({ id }) => id === personaId)?.name : undefined;
}
