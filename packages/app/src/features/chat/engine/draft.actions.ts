import { EARLY, VISITOR } from "../../../services/draftBridge.ts";
import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";
import {
  draftStorageKey,
  editStorageKey,
  type OrphanedOutbox,
  outboxStorageKey,
  parseOutbox,
} from "./outbox.ts";

export { VISITOR };

/** The draft changed. */
export function setDraft(draft: string): void {
  chatState.draft = draft;
  const { drafts } = services();
  if (chatState.stage.kind === "ready") drafts.keep(chatState.writer, place(), draft);
  else drafts.keep(VISITOR, openingStorageKey(), draft);
}

/** The rewording changed. */
export function setEdit(draft: string): void {
  const { editing, writer } = chatState;
  if (!editing) return;
  editing.draft = draft;
  services().drafts.keep(writer, editStorageKey(editing.messageId), draft);
}

/** Gives the rewording up. */
export function cancelEdit(): void {
  const { editing, writer } = chatState;
  if (editing) services().drafts.keep(writer, editStorageKey(editing.messageId), "");
  chatState.editing = null;
}

/** What somebody left in a conversation. */
interface UnsavedWork {
  /** What its writer had not sent. */
  readonly own: string;
  /** What was written here before signing in; it becomes theirs. */
  readonly visitors: string;
  /** What was typed while the conversation opened, in this page or in one that went away. */
  readonly early: string;
  /** Messages that were on their way. */
  readonly unsent: readonly OrphanedOutbox[];
}

/** Reads what other pages that are gone had not sent here. Calls back when a page that has more is gone. */
export async function loadOrphanedOutboxes(
  writer: string,
  here = place(),
  onMore?: () => void,
): Promise<readonly OrphanedOutbox[]> {
  return (await services().drafts.left(writer, outboxStorageKey(here), onMore)).map(parseOutbox);
}

/** Reads what was left in a conversation that is about to show. */
export async function loadUnsavedWork(writer: string, chatKey: string | undefined): Promise<UnsavedWork> {
  const { drafts } = services();
  const { characterId } = chatState;
  const here = draftStorageKey(characterId, chatKey);
  const [own, unsent, early, visitors] = await Promise.all([
    drafts.read(writer, here),
    loadOrphanedOutboxes(writer, here),
    drafts.read(VISITOR, openingStorageKey()),
    writer === VISITOR ? "" : drafts.read(VISITOR, draftStorageKey(characterId, undefined)),
  ]);
  return { own, visitors, early, unsent };
}

/**
 * The conversation is ready: all that was typed for it stands in its composer, and is kept in its place. `addressKey`
 * is the key that it was opened with.
 */
export function restoreDraft({ own, visitors, early }: UnsavedWork, addressKey: string): void {
  const { drafts } = services();
  const { characterId, draft, writer } = chatState;
  const typed = draft || early;
  const all = [own, visitors, typed].filter((text) => text !== "").join("\n");
  chatState.draft = all;
  // Where nothing was added another tab may have gone on writing: its text is not ours to overwrite.
  if (all === own) return;
  drafts.keep(writer, place(), all);
  if (typed) drafts.keep(VISITOR, openingStorageKey(addressKey), "");
  if (visitors) drafts.keep(VISITOR, draftStorageKey(characterId, undefined), "");
}

/** The server knows whom the reader chose to be. */
export function forgetPersonaChoice(): void {
  services().drafts.keep(chatState.writer, personaStorageKey(), "");
}

/** Where it is kept whom the reader chose to be, until the server knows. */
export function personaStorageKey(): string {
  return `${place()}/persona`;
}

/** Where the draft of this conversation is kept. */
export function place(): string {
  const { characterId, chat } = chatState;
  return draftStorageKey(characterId, chat?.chat_key);
}

/** While a conversation opens its writer is not known, nor whether it exists: its address is. */
function openingStorageKey(addressKey = chatState.chatKey): string {
  return `${EARLY}/${draftStorageKey(chatState.characterId, addressKey)}`;
}
