import { type Character, ErrorCode, getCharacter, saveCharacter } from "@mimi/contract";
import type { FormField, FormError } from "@mimi/ui/screens/character-form-screen";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { ApiError, assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { ruleTopicOf } from "../../../state/texts/ruleTopicOf.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { clearOwnCharacters } from "../own/ownCharacters.actions.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { formState } from "./form.store.ts";
import { draftOfCharacter, inputOf, fieldOf } from "./formInput.ts";
import { formStorageKey, serializeForm } from "./formStorage.ts";
import { moveTokenDrafts } from "./formTokens.actions.ts";
import { isAutosaved, isUnsaved } from "./formView.ts";
import { formTexts } from "../../../locales/en/form.ts";
import { texts } from "../../../state/texts/texts.ts";

/** Milliseconds after the last change before the draft is saved to the API. */
const AUTOSAVE_DELAY_MS = 1_500;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The save of the draft that is running, or has ended. */
let running: Promise<unknown> = Promise.resolve();

/** Persists the draft in this browser. */
export function persistDraft(): void {
  const { userId, id, draft, revision, clientId } = formState;
  services().drafts.save(
    userId,
    formStorageKey(id),
    isUnsaved(formState) ? serializeForm({ draft, revision, clientId }) : "",
  );
}

/** Removes the draft from this browser. */
export function removeStoredDraft(): void {
  services().drafts.save(formState.userId, formStorageKey(formState.id), "");
}

/** Saves the draft a moment after the last change. */
export function autosave(): void {
  stopAutosave();
  timer = setTimeout(() => void saveDraft(), AUTOSAVE_DELAY_MS);
}

/** Cancels {@link autosave}. */
export function stopAutosave(): void {
  clearTimeout(timer);
}

/** Saves the draft. While a save is running nothing happens; afterwards unsaved changes are saved. */
export async function saveDraft(): Promise<void> {
  stopAutosave();
  const { saving, savedElsewhere, publishing, stage } = formState;
  if (stage.kind !== "ready" || saving.kind === "pending" || publishing || savedElsewhere) return;
  if (!isUnsaved(formState) || !isAutosaved(formState)) return;
  const sent = formState.draft;
  formState.saving = { kind: "pending" };
  const save = send(sent, undefined);
  running = save;
  if (!(await save)) return;
  if (isUnsaved(formState) && isAutosaved(formState)) autosave();
}

/** Saves the draft now, after a save that is running. Resolves to its id; to null when something is not saved. */
export async function saveNow(): Promise<string | null> {
  await running;
  await saveDraft();
  return isUnsaved(formState) ? null : formState.id;
}

/** Publishes the character. Resolves to the saved character; null when it was not saved. */
export async function publish(): Promise<Character | null> {
  const { publishing, savedElsewhere, stage } = formState;
  if (publishing || savedElsewhere) return null;
  stopAutosave();
  formState.publishing = true;
  try {
    // Two saves at once would be a conflict.
    await running;
    return formState.stage === stage && !formState.savedElsewhere ? await send(formState.draft, true) : null;
  } finally {
    formState.publishing = false;
  }
}

/** Sends a draft. Null when it was not saved; the form shows why. */
async function send(draft: CharacterDraft, toPublish: boolean | undefined): Promise<Character | null> {
  const { stage, id, clientId, userId, revision } = formState;
  try {
    const known = id === null ? { client_id: clientId } : { id, base_revision: revision ?? undefined };
    const publishing = toPublish === undefined ? {} : { publish: toPublish };
    const input = { ...inputOf(draft), ...known, ...publishing };
    const character = await services().call(saveCharacter, input);
    clearOwnCharacters();
    // If another form was opened meanwhile, the draft is saved, and is only removed from this browser.
    if (formState.stage === stage) applySaved(draft, character);
    else services().drafts.save(userId, formStorageKey(id), "");
    return character;
  } catch (error) {
    assertApiError(error);
    if (formState.stage !== stage) return null;
    if (id !== null && error.code === ErrorCode.conflict) await loadSavedElsewhere(id);
    else if (error.code === ErrorCode.refusedByRule) await saveTheRest(draft, error, toPublish === true);
    else showError(error);
    return null;
  }
}

/** Saves a refused draft without the fields that break a rule. These stay in the form, and in this browser. */
async function saveTheRest(draft: CharacterDraft, refusal: ApiError, isPublished: boolean): Promise<void> {
  const { stage, id, clientId, revision } = formState;
  const names = Object.keys(refusal.details.fields ?? {});
  const isPossible = names.length > 0 && !names.includes("name") && isAutosaved(formState);
  showRefusal(refusal, isPublished);
  if (!isPossible) return;
  const known = id === null ? { client_id: clientId } : { id, base_revision: revision ?? undefined };
  const rest = Object.fromEntries(Object.entries(inputOf(draft)).filter(([name]) => !names.includes(name)));
  try {
    const character = await services().call(saveCharacter, {
      ...rest,
      name: draft.fields.name.trim(),
      ...known,
    });
    clearOwnCharacters();
    if (formState.stage !== stage) return;
    const fields = names.map(fieldOf).filter((field) => field !== undefined);
    applySaved(draft, character, fields);
    showRefusal(refusal, isPublished);
    formState.saving = { kind: "failed", sentence: texts(formTexts).restSaved };
  } catch (error) {
    // The whole draft stays in this browser.
    assertApiError(error);
  }
}

/** Names the fields that break a rule, and the rule. */
function showRefusal({ details }: ApiError, isPublished: boolean): void {
  const fields = Object.keys(details.fields ?? {}).flatMap((name) => fieldOf(name) ?? []);
  const topic = ruleTopicOf(details.rule);
  const named = fields.map((field) => texts(formTexts).fieldNames[field])[0];
  const error = texts(formTexts).refused(isPublished, named, topic);
  const href = details.anchor ? `${paths.policy()}#${details.anchor}` : undefined;
  formState.hint = { kind: "refused", error: error, href };
  formState.saving = { kind: "failed", sentence: error };
  if (topic === undefined) return;
  formState.refusals = fields.map((field) => ({
    ...{ kind: "refused", field },
    error: texts(formTexts).refusedField(topic),
  }));
}

/** Another tab, or another device, has saved the same character since this form knew it: the user decides. */
async function loadSavedElsewhere(id: string): Promise<void> {
  const { stage } = formState;
  try {
    const savedElsewhere = ref(await services().call(getCharacter, { character_id: id }));
    if (formState.stage !== stage) return;
    Object.assign(formState, { savedElsewhere, hint: { kind: "conflict" }, saving: { kind: "idle" } });
  } catch (error) {
    assertApiError(error);
    if (formState.stage === stage) showError(error);
  }
}

/** @param unsaved Fields of the draft that were not sent. */
function applySaved(draft: CharacterDraft, character: Character, unsaved: readonly FormField[] = []): void {
  const { id, revision, status, status_reason: statusReason } = character;
  const isFirstSave = formState.id === null;
  removeStoredDraft();
  const savedAt = services().browser.now().toISOString();
  const saving = { kind: "idle" };
  Object.assign(formState, { id, revision, status, statusReason, savedAt, saving, refusals: [] });
  if (isFirstSave) moveTokenDrafts();
  // Only the API knows the sizes of the cover. Changes since the request stay.
  const { cover } = draftOfCharacter(character).fields;
  const { draft: now, saved: before } = formState;
  const still = Object.fromEntries(unsaved.map((field) => [field, before.fields[field]]));
  const saved = ref({ ...draft, fields: { ...draft.fields, cover, ...still } });
  formState.saved = saved;
  formState.draft =
    now === draft && unsaved.length === 0
      ? saved
      : ref({ ...now, fields: { ...now.fields, cover: laterCover(draft, now, saved) } });
  persistDraft();
}

function laterCover(sent: CharacterDraft, now: CharacterDraft, saved: CharacterDraft) {
  return now.fields.cover?.src === sent.fields.cover?.src ? saved.fields.cover : now.fields.cover;
}

function showError(error: ApiError): void {
  const { details, code } = error;
  const sentence = code === ErrorCode.adultNotAttested ? texts(formTexts).adult : sentenceOf(error);
  formState.saving = { kind: "failed", sentence };
  if (code === ErrorCode.invalidInput) {
    formState.refusals = Object.entries(details.fields ?? {}).flatMap(([name, why]): FormError[] => {
      const field = fieldOf(name);
      if (!field) return [];
      return [
        why === "required"
          ? { kind: "missing", field }
          : { kind: "refused", field, error: sentenceOf(error) },
      ];
    });
  }
}
