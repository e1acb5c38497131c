import { blankDraft, type CharacterDraft } from "./CharacterDraft.ts";

/** A draft, as this browser stores it. */
export interface StoredForm {
  readonly draft: CharacterDraft;
  /** The revision that the draft is based on; null for a new character. */
  readonly revision: number | null;
  /** See `FormState`. Absent in drafts of earlier versions. */
  readonly clientId?: string | undefined;
}

/** The fields of an earlier version, with the former name of the alternate greetings. */
type EarlierFields = CharacterDraft["fields"] & {
  readonly alternates?: CharacterDraft["fields"]["alternateGreetings"];
};

/** The key of a character's draft; null for a new character. */
export function formStorageKey(id: string | null): string {
  return `character/${id ?? "new"}`;
}

/** A draft as text. */
export function serializeForm(stored: StoredForm): string {
  return JSON.stringify(stored);
}

/** The draft in a text; null when there is none, or this version of the app cannot read it. */
export function parseForm(text: string): StoredForm | null {
  if (text === "") return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredForm>;
    const { draft, revision = null, clientId } = stored;
    if (typeof draft?.fields.name !== "string") return null;
    const { alternates, ...fields } = draft.fields as EarlierFields;
    const renamed = alternates === undefined ? {} : { alternateGreetings: alternates };
    // A draft of an earlier version may lack fields, which get their empty values.
    return {
      draft: { ...blankDraft, ...draft, fields: { ...blankDraft.fields, ...renamed, ...fields } },
      revision,
      clientId,
    };
  } catch {
    return null;
  }
}
