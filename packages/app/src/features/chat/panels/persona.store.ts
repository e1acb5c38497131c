import type { Persona } from "@mimi/contract";
import type { SubmitState } from "@mimi/ui";
import { proxy } from "valtio";
import { idle, type Resource } from "../../../state/remote/resource.ts";

/** A persona in the form: a new one, or with `id` one that is edited. */
export interface PersonaDraft {
  readonly id?: string;
  readonly name: string;
  readonly description: string;
  readonly state?: SubmitState;
}

export interface PersonaState {
  list: Resource<readonly Persona[]>;
  draft: PersonaDraft | null;
}

/** The state before the personas are loaded. */
export const noPersonas: Readonly<PersonaState> = { list: idle, draft: null };

export const personaState = proxy<PersonaState>({ ...noPersonas });
