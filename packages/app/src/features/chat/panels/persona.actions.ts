import { deletePersona, listPersonas, type Persona, savePersona } from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { loadResource, ready } from "../../../state/remote/resource.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { saveUnsent, loadUnsent } from "../../auth/unsentForm.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { setChat } from "../engine/open.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { choosePersonaId, clearDeletedPersona, restorePersonaChoice } from "../engine/nextMessage.actions.ts";
import { type PersonaDraft, personaState } from "./persona.store.ts";
import { personaIdOf } from "./personaView.ts";

/** Loads the user's personas. */
export async function loadPersonas(): Promise<void> {
  await loadResource(personaState, "list", async () => (await services().call(listPersonas, {})).items);
  checkChosen();
}

/** Restores the persona of the open chat, and loads the personas if their names are needed. */
export async function restorePersona(): Promise<void> {
  await restorePersonaChoice();
  if (personaIdOf(chatState) !== null && personaState.list.kind !== "ready") await loadPersonas();
  else checkChosen();
}

/** Chooses the persona of the next message; undefined for none. */
export function choosePersona(personaId: string | undefined): void {
  choosePersonaId(personaId ?? null);
}

/** Opens, changes or closes the form of a persona. What was typed into it before is restored. */
export function draftPersona(draft: PersonaDraft | undefined): void {
  const { draft: before } = personaState;
  if (!draft) saveUnsent(unsentKey(before), null);
  else if (before) saveUnsent(unsentKey(draft), { name: draft.name, description: draft.description });
  personaState.draft = draft ? { ...draft } : null;
  if (draft && !before) void restoreUnsent(draft);
}

async function restoreUnsent(opened: PersonaDraft): Promise<void> {
  const unsent = await loadUnsent(unsentKey(opened));
  const { draft } = personaState;
  const isUnchanged =
    draft?.id === opened.id && draft?.name === opened.name && draft.description === opened.description;
  // What was typed since is newer.
  if (unsent && draft && isUnchanged)
    personaState.draft = { ...draft, name: unsent.name ?? "", description: unsent.description ?? "" };
}

const unsentKey = (draft: Pick<PersonaDraft, "id"> | null) => `persona/${draft?.id ?? "new"}`;

/** Saves a persona, and chooses it if it is new. After an error the form stays. */
export async function savePersonaDraft({ id, name, description }: PersonaDraft): Promise<void> {
  if (personaState.draft?.state?.kind === "pending") return;
  personaState.draft = { id, name, description, state: { kind: "pending" } };
  const { draft: sent } = personaState;
  try {
    const persona = id === undefined ? {} : { persona_id: id };
    const saved = await services().call(savePersona, { ...persona, name, description });
    putPersona(saved);
    // What was typed since stays.
    if (personaState.draft === sent) draftPersona(undefined);
    if (id === undefined) choosePersona(saved.id);
  } catch (error) {
    const failure = { kind: "failed", error: sentenceOf(error) } as const;
    if (personaState.draft === sent) personaState.draft = { id, name, description, state: failure };
    else showToast("failed", failure.error);
  }
}

/** Deletes a persona. A chat that had it has none. */
export async function removePersona(personaId: string): Promise<void> {
  try {
    await services().call(deletePersona, { persona_id: personaId });
    setPersonas(personas().filter(({ id }) => id !== personaId));
    checkChosen();
    const { chat } = chatState;
    if (chat?.persona_id === personaId) setChat({ ...chat, persona_id: null });
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Clears the chosen persona if it was deleted. */
function checkChosen(): void {
  const { chosenPersonaId: chosen } = chatState;
  if (personaState.list.kind !== "ready" || chosen === null || chosen === undefined) return;
  if (personas().every(({ id }) => id !== chosen)) clearDeletedPersona();
}

function personas(): readonly Persona[] {
  return personaState.list.kind === "ready" ? personaState.list.value : [];
}

function putPersona(saved: Persona): void {
  const known = personas();
  const isKnown = known.some(({ id }) => id === saved.id);
  setPersonas(
    isKnown ? known.map((persona) => (persona.id === saved.id ? saved : persona)) : [...known, saved],
  );
}

function setPersonas(list: readonly Persona[]): void {
  personaState.list = ready(ref([...list]));
}
