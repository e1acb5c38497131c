import { deleteCharacter, restoreCharacter } from "@mimi/contract";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { clearOwnCharacters } from "../own/ownCharacters.actions.ts";
import { formState } from "./form.store.ts";
import { removeStoredDraft, stopAutosave } from "./formSaving.actions.ts";
import { clearTokenDrafts } from "./formTokens.actions.ts";
import { formTexts } from "../../../locales/en/form.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Opens the question whether to delete the character. */
export function confirmRemoval(): void {
  formState.question = { kind: "delete", pending: false };
}

/** Deletes the character, with Undo in a toast. Resolves to whether it was deleted. */
export async function remove(): Promise<boolean> {
  const { id, question } = formState;
  if (id === null || question?.kind !== "delete" || question.pending) return false;
  stopAutosave();
  formState.question = { kind: "delete", pending: true };
  try {
    await services().call(deleteCharacter, { character_id: id });
    clearOwnCharacters();
  } catch (error) {
    showToast("failed", sentenceOf(error));
    formState.question = null;
    return false;
  }
  removeStoredDraft();
  clearTokenDrafts();
  // Nothing is unsaved, so the page can be left without a question.
  Object.assign(formState, { question: null, saved: formState.draft });
  showToast("done", texts(formTexts).deleted, { onClick: () => void restore(id) }, id);
  return true;
}

async function restore(id: string): Promise<void> {
  try {
    await services().call(restoreCharacter, { character_id: id });
    clearOwnCharacters();
    showToast("done", texts(formTexts).restored, undefined, id);
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Opens the question whether to leave unsaved changes. */
export function confirmLeaving(): void {
  formState.question = { kind: "leave" };
}

/** Closes the question. */
export function closeQuestion(): void {
  formState.question = null;
}
