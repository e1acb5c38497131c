import type { PersonaPickerProps } from "@mimi/ui/persona-picker";
import type { Snapshot } from "valtio";
import type { ChatState } from "../engine/chat.store.ts";
import { panelContentOf } from "./panelContentOf.ts";
import type { PersonaState } from "./persona.store.ts";

type Known = Snapshot<PersonaState>;

/** Who the reader is from the next message on: as they chose, else as the conversation has it; null is themselves. */
export function personaIdOf(
  { chat, chatKey }: Pick<Snapshot<ChatState>, "chat" | "chatKey">,
  chosen: Known["chosen"],
): string | null {
  const choice = chosen[chatKey];
  return choice === undefined ? (chat?.persona_id ?? null) : choice;
}

/** What the reader is called as that persona; undefined as themselves, or while it is not known. */
export function personaNameOf(personaId: string | null, list: Known["list"]): string | undefined {
  return list.kind === "ready" ? list.value.find(({ id }) => id === personaId)?.name : undefined;
}

/** The personas, for the panel. */
export function personaListOf(list: Known["list"], onRetry: () => void): PersonaPickerProps["list"] {
  return panelContentOf(list, onRetry, (personas) => ({
    personas: personas.map(({ id, name, description, avatar }) => ({
      ...{ id, name, description },
      avatar: avatar ?? undefined,
    })),
  }));
}
