import { loadResource, ready } from "../../../state/resource.ts";
import { deletePersona, listPersonas, type Persona, savePersona } from "@mimi/contract";
import { ref } from "valtio";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/sentences.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { chatState } from "../engine/chat.store.ts";
import { personaStorageKey } from "../engine/draft.actions.ts";
import { setChat } from "../engine/messages.actions.ts";
import { type PersonaDraft, personaState } from "./persona.store.ts";
import { personaIdOf } from "./personaView.ts";

/** Lists the reader's personas. */
export async function loadPersonas(): Promise<void> {
  await loadResource(personaState, "list", async () => (await services().call(listPersonas, {})).items);
  if (personaState.list.kind === "ready") forgetGone();
}

/** Learns who the reader is in this conversation, and was about to be when they left it. */
export async function loadChosenPersona(): Promise<void> {
  const { chatKey, writer } = chatState;
  const left = await services().drafts.read(writer, personaStorageKey());
  if (chatState.chatKey !== chatKey) return;
  if (left !== "" && !(chatKey in personaState.chosen)) {
    personaState.chosen[chatKey] = left === ONESELF ? null : left;
  }
  const known = personaIdOf(chatState, personaState.chosen);
  if (known !== null && personaState.list.kind !== "ready") await loadPersonas();
}

/** Is somebody else from the next message on; undefined is oneself. */
export function choosePersona(personaId: string | undefined): void {
  personaState.chosen[chatState.chatKey] = personaId ?? null;
  // The server knows of it from the next message on; until then a reload would forget it.
  services().drafts.keep(chatState.writer, personaStorageKey(), personaId ?? ONESELF);
}

/** How oneself is kept, among the ids of personas. */
const ONESELF = "oneself";

/** The reader begins a persona, changes what they write, or gives it up. */
export function draftPersona(draft: PersonaDraft | undefined): void {
  personaState.draft = draft ? { ...draft } : null;
}

/** Saves a persona, and becomes it where it is new. What cannot be saved stays where it was written. */
export async function keepPersona({ id, name, description }: PersonaDraft): Promise<void> {
  if (personaState.draft?.saving === "pending") return;
  personaState.draft = { id, name, description, saving: "pending" };
  try {
    const persona = id === undefined ? {} : { persona_id: id };
    const saved = await services().call(savePersona, { ...persona, name, description });
    putPersona(saved);
    personaState.draft = null;
    if (id === undefined) choosePersona(saved.id);
  } catch (error) {
    personaState.draft = { id, name, description, saving: "failed", problem: sentenceOf(error) };
  }
}

/** Deletes a persona; whoever was it goes on as themselves. */
export async function dropPersona(personaId: string): Promise<void> {
  try {
    await services().call(deletePersona, { persona_id: personaId });
    setPersonas(personas().filter(({ id }) => id !== personaId));
    forgetGone();
    const { chat } = chatState;
    if (chat?.persona_id === personaId) setChat({ ...chat, persona_id: null });
  } catch (error) {
    showToast("failed", sentenceOf(error));
  }
}

/** Nobody can be who was deleted, here or elsewhere. */
function forgetGone(): void {
  for (const [chatKey, chosen] of Object.entries(personaState.chosen)) {
    if (chosen !== null && personas().every(({ id }) => id !== chosen)) personaState.chosen[chatKey] = null;
  }
}

function personas(): readonly Persona[] {
  return personaState.list.kind === "ready" ? personaState.list.value : [];
}

function putPersona(saved: Persona): void {
  const known = personas();
  const isKnown = known.some(({ id }) => id === saved.id);
  setPersonas(isKnown ? known.map((one) => (one.id === saved.id ? saved : one)) : [...known, saved]);
}

function setPersonas(list: readonly Persona[]): void {
  personaState.list = ready(ref([...list]));
}
