import { idle, type Resource } from "../../../state/resource.ts";
import type { Persona } from "@mimi/contract";
import { proxy } from "valtio";

/** A persona that is being made, or with `id` changed. */
export interface PersonaDraft {
  readonly id?: string;
  readonly name: string;
  readonly description: string;
  readonly saving?: "idle" | "pending" | "failed";
  readonly problem?: string;
}

/** Who the reader may be, and is. */
export interface PersonaState {
  list: Resource<readonly Persona[]>;
  draft: PersonaDraft | null;
  /** Who they chose to be from the next message on, by conversation; null is themselves. */
  chosen: Record<string, string | null>;
}

/** Before anything is known of the reader's personas. */
export const noPersonas = (): PersonaState => ({ list: idle, draft: null, chosen: {} });

export const personaState = proxy<PersonaState>(noPersonas());

/** What a message says about who speaks; nothing where they stay who they were. */
export function chosenPersona(chatKey: string): { persona_id?: string | null } {
  const chosen = personaState.chosen[chatKey];
  return chosen === undefined ? {} : { persona_id: chosen };
}
