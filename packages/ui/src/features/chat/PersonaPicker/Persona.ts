import type { SubmitState } from "../../../components/states.ts";

/** A persona of the user. */
export interface Persona {
  /** Unique identifier. */
  id: string;
  /** The name used in messages. */
  name: string;
  /** Its description, sent to the model. May be empty. */
  description: string;
  /** URL of a image. */
  avatar?: string;
}

/** A persona that is being created, or with `id` edited. The owner stores it, so that it is never lost. */
export interface PersonaDraft {
  /** The persona that is edited. Absent: a new one. */
  id?: string;
  /** The name as typed. */
  name: string;
  /** The description as typed. */
  description: string;
  /** State of saving; `failed` keeps the input. @default idle */
  state?: SubmitState;
}
