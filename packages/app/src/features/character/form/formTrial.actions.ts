import { paths } from "../../../paths.ts";
import { newChatKeyOrToast } from "../../../state/remote/newChatKey.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { formState } from "./form.store.ts";
import { saveNow } from "./formSaving.actions.ts";
import { formTexts } from "../../../locales/en/form.ts";
import { texts } from "../../../state/texts/texts.ts";

/**
 * Saves the draft for a trial chat. Resolves to the address of a new chat with it; to null when it could not be saved, which
 * the form or a toast shows.
 */
export async function openTrial(): Promise<string | null> {
  if (formState.draft.fields.name.trim() === "") {
    showToast("failed", texts(formTexts).nameBeforeTrial);
    return null;
  }
  formState.trying = true;
  try {
    const id = await saveNow();
    const key = id && (await newChatKeyOrToast(id));
    return id && key ? paths.chat(id, key) : null;
  } finally {
    formState.trying = false;
  }
}
