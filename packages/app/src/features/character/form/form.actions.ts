import { failed, startRequest } from "../../../state/remote/resource.ts";
import { type Character, ErrorCode, getCharacter, listMine } from "@mimi/contract";
import type { CharacterFields } from "@mimi/ui/screens/character-form-screen";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { ApiError, assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { loadUser } from "../../auth/user.actions.ts";
import { isBlurred } from "../contentFilterRules.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { autosave, removeStoredDraft, persistDraft, saveDraft, stopAutosave } from "./formSaving.actions.ts";
import { draftOfCharacter, isFilled } from "./formInput.ts";
import { type StoredForm, formStorageKey, parseForm } from "./formStorage.ts";
import { formState, noForm } from "./form.store.ts";
import { clearTokenDrafts, restoreTokenDrafts } from "./formTokens.actions.ts";
import { isAutosaved } from "./formView.ts";
import { loadTags } from "../tags.actions.ts";
import { shownCharacterName } from "../../../state/texts/shownName.ts";

/**
 * Opens the form of a character, or with null an empty form (§2). `from` is the character that a new one is duplicated
 * from.
 */
export async function openForm(id: string | null, from?: string): Promise<void> {
  // The first save of a new character changed the address of the page. The form is open already.
  if (id !== null && formState.id === id && formState.stage.kind === "ready") return;
  stopAutosave();
  const clientId = services().browser.randomId();
  Object.assign(formState, noForm, { id, clientId, stage: { kind: "loading" } });
  const isCurrent = startRequest(formState, "stage");
  void loadTags();
  try {
    const [{ uid }, character] = await Promise.all([loadUser(), loadCharacter(id ?? from ?? null)]);
    if (!isCurrent()) return;
    formState.userId = uid;
    const stored = parseForm(await services().drafts.read(uid, formStorageKey(id)));
    if (!isCurrent()) return;
    await restoreTokenDrafts(isCurrent);
    if (!isCurrent()) return;
    if (id !== null && character?.creator.uid !== uid) formState.stage = { kind: "not-found" };
    else if (id !== null && character) showOwn(character, stored);
    else showNew(stored, character && copyOf(character, uid));
    if (id === null && !from) await offerLatestDraft();
  } catch (error) {
    if (isCurrent()) formState.stage = isUnavailable(error) ? { kind: "not-found" } : failed(error);
  }
}

/** The user changed fields. The draft is persisted at once, and saved to the API shortly after. */
export function changeFields(change: Partial<CharacterFields>): void {
  const { draft, refusals } = formState;
  changeDraft({ ...draft, fields: { ...draft.fields, ...change } });
  // The errors of the API for a changed field are out of date.
  formState.refusals = refusals.filter(({ field }) => !(field in change));
  if (formState.hint?.kind === "refused") formState.hint = null;
}

/** Replaces the draft. */
export function changeDraft(draft: CharacterDraft): void {
  formState.draft = ref(draft);
  const { hint } = formState;
  if (hint?.kind === "restored" || hint?.kind === "unfinished") formState.hint = null;
  persistDraft();
  if (isAutosaved(formState)) autosave();
}

/** Discards the restored draft: an empty form, or the saved character. */
export function startOver(): void {
  const { saved } = formState;
  removeStoredDraft();
  clearTokenDrafts();
  const clientId = services().browser.randomId();
  Object.assign(formState, { clientId, draft: saved, hint: null, refusals: [], saving: { kind: "idle" } });
}

/** Keeps this draft, and not the version that was saved elsewhere. */
export function keepLocal(): void {
  const { savedElsewhere } = formState;
  if (!savedElsewhere) return;
  Object.assign(formState, { savedElsewhere: null, hint: null, revision: savedElsewhere.revision });
  formState.saved = ref(draftOfCharacter(savedElsewhere));
  persistDraft();
  if (isAutosaved(formState)) autosave();
}

/** Replaces this draft by the version that was saved elsewhere. */
export function keepSavedElsewhere(): void {
  const { savedElsewhere } = formState;
  if (!savedElsewhere) return;
  removeStoredDraft();
  clearTokenDrafts();
  showOwn(savedElsewhere, null);
}

/** The form is left: saves the draft now. If that fails, the draft stays in this browser. */
export function leaveForm(): void {
  void saveDraft();
}

/** The id of the saved character; null before the first save. */
export function savedId(): string | null {
  return formState.stage.kind === "ready" ? formState.id : null;
}

async function loadCharacter(id: string | null): Promise<Character | null> {
  return id === null ? null : services().call(getCharacter, { character_id: id });
}

function showOwn(character: Character, stored: StoredForm | null): void {
  const saved = ref(draftOfCharacter(character));
  const { status, status_reason: statusReason, revision, id } = character;
  const { userId, tokenDrafts } = formState;
  Object.assign(formState, noForm, {
    userId,
    tokenDrafts,
    id,
    status,
    statusReason,
    revision,
    saved,
    draft: saved,
  });
  formState.stage = { kind: "ready" };
  if (!stored || JSON.stringify(stored.draft) === JSON.stringify(saved)) return;
  formState.draft = ref(stored.draft);
  // Both versions stay until the user has chosen one.
  if (stored.revision === revision) formState.hint = { kind: "restored" };
  else Object.assign(formState, { hint: { kind: "conflict" }, savedElsewhere: ref(character) });
}

function showNew(stored: StoredForm | null, copy: CharacterDraft | null): void {
  formState.stage = { kind: "ready" };
  if (copy) changeDraft(copy);
  else if (stored && isFilled(stored.draft.fields)) {
    const { draft, clientId = formState.clientId } = stored;
    Object.assign(formState, { draft: ref(draft), clientId, hint: { kind: "restored" } });
  }
}

/** Offers to continue the draft that was changed last, while the form is empty. */
async function offerLatestDraft(): Promise<void> {
  if (isFilled(formState.draft.fields)) return;
  const isCurrent = startRequest(formState, "stage");
  try {
    const { items } = await services().call(listMine, { state: "draft", count: 1 });
    const [latest] = items;
    if (!latest || !isCurrent() || isFilled(formState.draft.fields)) return;
    // The name of a blurred character is not shown (product 7).
    if (isBlurred(latest, contentFilterState)) return;
    formState.hint = {
      kind: "unfinished",
      name: shownCharacterName(latest.name),
      href: paths.edit(latest.id),
    };
  } catch (error) {
    // The form works without the offer.
    assertApiError(error);
  }
}

function copyOf(character: Character, uid: string): CharacterDraft {
  const draft = draftOfCharacter(character);
  const isOwn = character.creator.uid === uid;
  // An uploaded image belongs to its creator.
  const cover = isOwn ? draft.fields.cover : undefined;
  const fields = { ...draft.fields, cover, visibility: "private" as const };
  return { ...draft, fields, forkedFrom: character.id };
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code } = error;
  return [ErrorCode.notFound, ErrorCode.invalidInput, ErrorCode.adultNotAttested].some((one) => one === code);
}
