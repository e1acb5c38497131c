/** Somebody whom the reader may be in a chat. */
export interface Persona {
  id: string;
  name: string;
  /** Who they are, in the reader's words; sent to the model. May be empty. */
  description: string;
  /** Address of a picture. */
  avatar?: string;
}

/** A persona that is being made, or with `id` changed. The owner keeps it, so that nothing is lost. */
export interface PersonaDraft {
  id?: string;
  name: string;
  description: string;
  /** Where saving stands; `failed` keeps what was written. @default "idle" */
  saving?: "idle" | "pending" | "failed";
  /** Why it could not be saved, in a sentence. */
  problem?: string;
}
