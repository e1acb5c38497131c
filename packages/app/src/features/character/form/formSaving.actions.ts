import { type Character, ErrorCode, getCharacter, saveCharacter } from "@mimi/contract";
import type { FormProblem } from "@mimi/ui/character-form-screen";
import { ref } from "valtio";
import { paths } from "../../../paths.ts";
import { ApiError, assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import type { CharacterDraft } from "./CharacterDraft.ts";
import { formState } from "./form.store.ts";
import { formSentences } from "./formSentences.ts";
import { draftOfCharacter, inputOf, placeOf } from "./formInput.ts";
import { formStorageKey, serializeForm } from "./formStorage.ts";
import { isAutosaved, isUnsaved } from "./formView.ts";

/** Milliseconds without a keystroke after which a draft goes to the service. */
const PAUSE_MS = 1_500;

let waiting: ReturnType<typeof setTimeout> | undefined;

/** Keeps the draft in this browser. */
export function persistDraft(): void {
  const { writer, id, draft, revision } = formState;
  services().drafts.keep(
    writer,
    formStorageKey(id),
    isUnsaved(formState) ? serializeForm({ draft, revision }) : "",
  );
}

/** Forgets what this browser keeps of the draft. */
export function forgetDraft(): void {
  services().drafts.keep(formState.writer, formStorageKey(formState.id), "");
}

/** Saves the draft once nothing has been written for a moment. */
export function autosave(): void {
  stopAutosave();
  waiting = setTimeout(() => void saveDraft(), PAUSE_MS);
}

/** Takes back what `autosave` was asked for. */
export function stopAutosave(): void {
  clearTimeout(waiting);
}

/** Saves the draft as it stands, unless that is under way: then again afterwards. */
export async function saveDraft(): Promise<void> {
  stopAutosave();
  const { saving, theirs, publishing, stage } = formState;
  if (stage.kind !== "ready" || saving.kind === "pending" || publishing || theirs) return;
  if (!isUnsaved(formState) || !isAutosaved(formState)) return;
  const of = formState.draft;
  formState.saving = { kind: "pending" };
  if (!(await send(of, undefined))) return;
  if (isUnsaved(formState) && isAutosaved(formState)) autosave();
}

/** Publishes the character as it stands. Answers with its id once everybody can see it. */
export async function publish(): Promise<string | null> {
  const { publishing, theirs, draft } = formState;
  if (publishing || theirs) return null;
  stopAutosave();
  formState.publishing = true;
  try {
    const character = await send(draft, true);
    return character?.status === "published" ? character.id : null;
  } finally {
    formState.publishing = false;
  }
}

/** Sends a draft; null when it was not taken, and the form says why. */
async function send(draft: CharacterDraft, toPublish: boolean | undefined): Promise<Character | null> {
  const { stage, id, writer, revision } = formState;
  try {
    const known = id === null ? {} : { id, base_revision: revision ?? undefined };
    const publishing = toPublish === undefined ? {} : { publish: toPublish };
    const input = { ...inputOf(draft), ...known, ...publishing };
    const character = await services().call(saveCharacter, input);
    // Another form may have been opened meanwhile: then the service has all that this browser kept of this one.
    if (formState.stage === stage) takeSaved(draft, character);
    else services().drafts.keep(writer, formStorageKey(id), "");
    return character;
  } catch (error) {
    assertApiError(error);
    if (formState.stage !== stage) return null;
    if (id !== null && error.code === ErrorCode.conflict) await showTheirs(id);
    else tell(error);
    return null;
  }
}

/** Another tab, or another device, has saved the same character since this form knew it: the user decides. */
async function showTheirs(id: string): Promise<void> {
  const { stage } = formState;
  try {
    const theirs = ref(await services().call(getCharacter, { character_id: id }));
    if (formState.stage !== stage) return;
    Object.assign(formState, { theirs, notice: { kind: "conflict" }, saving: { kind: "idle" } });
  } catch (error) {
    assertApiError(error);
    if (formState.stage === stage) tell(error);
  }
}

function takeSaved(draft: CharacterDraft, character: Character): void {
  const { id, revision, status } = character;
  forgetDraft();
  const savedAt = services().browser.now().toISOString();
  Object.assign(formState, { id, revision, status, savedAt, saving: { kind: "idle" }, refusals: [] });
  // The cover's sizes are known only now; what was written meanwhile stays.
  const { cover } = draftOfCharacter(character).fields;
  const saved = ref({ ...draft, fields: { ...draft.fields, cover } });
  const { draft: now } = formState;
  formState.saved = saved;
  formState.draft =
    now === draft ? saved : ref({ ...now, fields: { ...now.fields, cover: laterCover(draft, now, saved) } });
  persistDraft();
}

function laterCover(sent: CharacterDraft, now: CharacterDraft, saved: CharacterDraft) {
  return now.fields.cover?.src === sent.fields.cover?.src ? saved.fields.cover : now.fields.cover;
}

function tell(error: ApiError): void {
  const { details, code } = error;
  const sentence = code === ErrorCode.adultNotAttested ? formSentences.adult : sentenceOf(error);
  formState.saving = { kind: "failed", sentence };
  if (code === ErrorCode.refusedByRule) {
    const href = details.anchor ? `${paths.policy()}#${details.anchor}` : undefined;
    formState.notice = { kind: "refused", reason: sentenceOf(error), href };
  }
  if (code === ErrorCode.invalidInput) {
    formState.refusals = Object.entries(details.fields ?? {}).flatMap(([name, why]): FormProblem[] => {
      const field = placeOf(name);
      if (!field) return [];
      return [
        why === "required"
          ? { kind: "missing", field }
          : { kind: "refused", field, reason: sentenceOf(error) },
      ];
    });
  }
}
