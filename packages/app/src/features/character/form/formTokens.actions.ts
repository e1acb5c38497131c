import { saveUnsent, loadUnsent } from "../../auth/unsentForm.ts";
import { formState } from "./form.store.ts";

/** Restores the short texts that were typed into the form of a character and not added, such as half a tag. */
export async function restoreTokenDrafts(isCurrent: () => boolean): Promise<void> {
  const stored = await loadUnsent(storageKey());
  if (isCurrent()) formState.tokenDrafts = stored ?? {};
}

/** Stores a short text that is being typed; an empty one was added or dropped. */
export function changeTokenDraft(field: string, text: string): void {
  const { [field]: _, ...others } = formState.tokenDrafts;
  formState.tokenDrafts = text === "" ? others : { ...others, [field]: text };
  saveUnsent(storageKey(), formState.tokenDrafts);
}

/** Drops the short texts, when the form is emptied or the character deleted. */
export function clearTokenDrafts(): void {
  formState.tokenDrafts = {};
  saveUnsent(storageKey(), null);
}

/** The first save of a new character gives it an id: its short texts are stored under that id from now on. */
export function moveTokenDrafts(): void {
  saveUnsent(storageKey(null), null);
  saveUnsent(storageKey(), formState.tokenDrafts);
}

function storageKey(id: string | null = formState.id): string {
  return `character/${id ?? "new"}`;
}
