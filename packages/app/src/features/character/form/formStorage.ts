import { blankDraft, type CharacterDraft } from "./CharacterDraft.ts";

/** A draft as this browser keeps it. */
export interface StoredForm {
  readonly draft: CharacterDraft;
  /** The revision that it was begun from; null for a new character. */
  readonly revision: number | null;
}

/** Where the draft of a character is kept in this browser; null is a new one. */
export function formStorageKey(id: string | null): string {
  return `character/${id ?? "new"}`;
}

/** A draft as text. */
export function serializeForm(kept: StoredForm): string {
  return JSON.stringify(kept);
}

/** A draft from its text; null when there is none, or none that this version of the app can read. */
export function parseForm(text: string): StoredForm | null {
  if (text === "") return null;
  try {
    const kept = JSON.parse(text) as Partial<StoredForm>;
    const { draft, revision = null } = kept;
    if (typeof draft?.fields.name !== "string") return null;
    // What an earlier version did not know stands as in a form in which nobody has written.
    return {
      draft: { ...blankDraft, ...draft, fields: { ...blankDraft.fields, ...draft.fields } },
      revision,
    };
  } catch {
    return null;
  }
}
