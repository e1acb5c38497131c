import { assertApiError } from "../../services/api/ApiError.ts";
import { VISITOR } from "../../services/storage/draftBridge.ts";
import { saveUnsent, loadUnsent, ownerId } from "./unsentForm.ts";
import { type UnsentForm, unsentFormsState } from "./unsentForms.store.ts";
import { loadUser } from "./user.actions.ts";

/** Loads what was typed into a form before into the store. What was typed since is newer. */
export async function restoreUnsent(key: string): Promise<void> {
  if (key in formsOfOwner()) return;
  if (ownerId() === undefined) await loadUser().catch(assertApiError);
  const stored = await loadUnsent(key);
  const forms = formsOfOwner();
  if (stored && !(key in forms)) forms[key] = stored;
}

/** Changes fields of a form in the store, and stores the form until {@link clearUnsent}. */
export function changeUnsent(key: string, change: UnsentForm): void {
  const forms = formsOfOwner();
  const form = { ...forms[key], ...change };
  forms[key] = form;
  saveUnsent(key, form);
}

/** Removes a form that was sent or cancelled. */
export function clearUnsent(key: string): void {
  // Empty and not absent, so that a form that is still being read does not come back.
  formsOfOwner()[key] = {};
  saveUnsent(key, null);
}

/** The forms of the user, also after the session has ended. Another user who signs in does not get them. */
function formsOfOwner(): Record<string, UnsentForm> {
  const owner = ownerId();
  if (owner === undefined || owner === VISITOR) return unsentFormsState.forms;
  const { ownerId: before } = unsentFormsState;
  if (before !== undefined && before !== owner) unsentFormsState.forms = {};
  unsentFormsState.ownerId = owner;
  return unsentFormsState.forms;
}
