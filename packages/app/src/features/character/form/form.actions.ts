import { failed } from "../../../state/resource.ts";
import { type Character, ErrorCode, getCharacter } from "@mimi/contract";
import type { CharacterFields } from "@mimi/ui/character-form-screen";
import { ref } from "valtio";
import { ApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { loadUser } from "../../auth/user.actions.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { autosave, forgetDraft, persistDraft, saveDraft, stopAutosave } from "./formSaving.actions.ts";
import { draftOfCharacter, isWritten } from "./formInput.ts";
import { type StoredForm, formStorageKey, parseForm } from "./formStorage.ts";
import { formState, noForm } from "./form.store.ts";
import { isAutosaved } from "./formView.ts";
import { loadTags } from "../tags.actions.ts";

/**
 * Opens the form of a character; without an id that of a new one, clear of whatever stood there (§2). `from` is the one
 * that a new one is duplicated from.
 */
export async function openForm(id: string | null, from?: string): Promise<void> {
  // The first save of a new character gave it this id, and its address: the form goes on.
  if (id !== null && formState.id === id && formState.stage.kind === "ready") return;
  stopAutosave();
  Object.assign(formState, noForm, { id, stage: { kind: "loading" } });
  const opened = formState.stage;
  const isCurrent = () => formState.stage === opened;
  void loadTags();
  try {
    const [{ uid }, character] = await Promise.all([loadUser(), ask(id ?? from ?? null)]);
    if (!isCurrent()) return;
    formState.writer = uid;
    const kept = parseForm(await services().drafts.read(uid, formStorageKey(id)));
    if (!isCurrent()) return;
    if (id !== null && character?.creator.uid !== uid) formState.stage = { kind: "missing" };
    else if (id !== null && character) showOwn(character, kept);
    else showNew(kept, character && copyOf(character, uid));
  } catch (error) {
    if (isCurrent()) formState.stage = isGone(error) ? { kind: "missing" } : failed(error);
  }
}

/** Something was written. It is kept here at once, and goes to the service shortly after. */
export function changeFields(change: Partial<CharacterFields>): void {
  const { draft, refusals } = formState;
  changeDraft({ ...draft, fields: { ...draft.fields, ...change } });
  // What the service said was about what has changed now.
  formState.refusals = refusals.filter(({ field }) => !(field in change));
  if (formState.notice?.kind === "refused") formState.notice = null;
}

/** Puts another draft in the place of the one that stands there. */
export function changeDraft(draft: CharacterDraft): void {
  formState.draft = ref(draft);
  if (formState.notice?.kind === "restored") formState.notice = null;
  persistDraft();
  if (isAutosaved(formState)) autosave();
}

/** Clears what was restored: an empty form, or the character as the service has it. */
export function startOver(): void {
  const { saved } = formState;
  forgetDraft();
  Object.assign(formState, { draft: saved, notice: null, refusals: [], saving: { kind: "idle" } });
}

/** The user keeps this version over the one that was saved elsewhere. */
export function keepLocal(): void {
  const { theirs } = formState;
  if (!theirs) return;
  Object.assign(formState, { theirs: null, notice: null, revision: theirs.revision });
  formState.saved = ref(draftOfCharacter(theirs));
  persistDraft();
  if (isAutosaved(formState)) autosave();
}

/** The user takes the version that was saved elsewhere. */
export function takeServer(): void {
  const { theirs } = formState;
  if (!theirs) return;
  forgetDraft();
  showOwn(theirs, null);
}

/** The form is left: what is not saved yet goes to the service now, or waits in this browser. */
export function leaveForm(): void {
  void saveDraft();
}

/** The id that a new character got by its first save; null while it has none. */
export function savedId(): string | null {
  return formState.stage.kind === "ready" ? formState.id : null;
}

async function ask(id: string | null): Promise<Character | null> {
  return id === null ? null : services().call(getCharacter, { character_id: id });
}

function showOwn(character: Character, kept: StoredForm | null): void {
  const saved = ref(draftOfCharacter(character));
  const { status, revision, id } = character;
  Object.assign(formState, noForm, { writer: formState.writer, id, status, revision, saved, draft: saved });
  formState.stage = { kind: "ready" };
  if (!kept || JSON.stringify(kept.draft) === JSON.stringify(saved)) return;
  formState.draft = ref(kept.draft);
  // Both versions are kept until the user has decided between them.
  if (kept.revision === revision) formState.notice = { kind: "restored" };
  else Object.assign(formState, { notice: { kind: "conflict" }, theirs: ref(character) });
}

function showNew(kept: StoredForm | null, copy: CharacterDraft | null): void {
  formState.stage = { kind: "ready" };
  if (copy) changeDraft(copy);
  else if (kept && isWritten(kept.draft.fields)) {
    Object.assign(formState, { draft: ref(kept.draft), notice: { kind: "restored" } });
  }
}

function copyOf(character: Character, uid: string): CharacterDraft {
  const draft = draftOfCharacter(character);
  const isOwn = character.creator.uid === uid;
  // A picture belongs to who uploaded it.
  const cover = isOwn ? draft.fields.cover : undefined;
  const fields = { ...draft.fields, cover, visibility: "private" as const };
  return { ...draft, fields, forkedFrom: character.id };
}

function isGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { code } = error;
  return [ErrorCode.notFound, ErrorCode.invalidInput, ErrorCode.adultNotAttested].some((one) => one === code);
}
