import { UNKNOWN_USER, VISITOR } from "../../../services/storage/draftBridge.ts";
import { services } from "../../../services/services.ts";
import { authState } from "../../auth/auth.store.ts";
import { changeUnsent, restoreUnsent } from "../../auth/unsentForms.actions.ts";
import { chatState } from "./chat.store.ts";
import { selectedVariant } from "./messages.ts";
import { draftKey, loadOrphanedOutboxes, type OrphanedOutbox } from "./outbox.ts";

export { VISITOR };

/** Sets and stores the draft of the composer. */
export function setDraft(draft: string): void {
  chatState.draft = draft;
  chatState.isDraftTyped = true;
  const { drafts } = services();
  if (chatState.status.kind === "ready") drafts.save(chatState.ownerId, openDraftKey(), draft);
  else drafts.save(earlyOwner(), earlyDraftKey(), draft);
}

/**
 * Empties the composer when another tab has sent its text: as a message that is not among the known ones. The stored draft
 * is that tab's, so it is not changed.
 */
export function dropSentDraft(knownIds: ReadonlySet<string>): void {
  const draft = chatState.draft.trim();
  const isSent = chatState.messages.some(
    (message) =>
      message.role === "user" && !knownIds.has(message.id) && selectedVariant(message)?.text === draft,
  );
  if (isSent) chatState.draft = "";
}

/** Sets and stores the text of the message that is being edited. */
export function setEdit(draft: string): void {
  const { editing, ownerId } = chatState;
  if (!editing) return;
  editing.draft = draft;
  const { messageId, editedAt } = editing;
  services().drafts.save(ownerId, editKey(messageId), draft);
  services().drafts.save(ownerId, openEditKey(), JSON.stringify({ messageId, editedAt } satisfies OpenEdit));
}

/** The key of the notes for regenerations that are not sent: a form with a text for each reply. */
export const notesKey = (chatKey: string) => `notes/${chatKey}`;

/** Sets and stores the note for the regeneration of a reply. */
export function draftNote(messageId: string, note: string): void {
  changeUnsent(notesKey(chatState.chatKey), { [messageId]: note });
}

/** Restores the notes for regenerations that were typed and not sent. */
export function restoreNotes(): Promise<void> {
  return restoreUnsent(notesKey(chatState.chatKey));
}

/** The edit that was not finished when the chat was left. */
export interface OpenEdit {
  readonly messageId: string;
  readonly editedAt: string | null;
}

/** Loads the edit that was not finished when the chat was left; null when there is none. */
export async function loadOpenEdit(): Promise<OpenEdit | null> {
  const stored = await services().drafts.read(chatState.ownerId, openEditKey());
  // Only `setEdit` writes it.
  return stored === "" ? null : (JSON.parse(stored) as OpenEdit);
}

/** Loads the stored text of an edit; empty when there is none. */
export function loadEdit(messageId: string): Promise<string> {
  return services().drafts.read(chatState.ownerId, editKey(messageId));
}

/** Ends an edit and deletes its stored text. */
export function cancelEdit(): void {
  const { editing, ownerId } = chatState;
  if (editing) {
    services().drafts.save(ownerId, editKey(editing.messageId), "");
    services().drafts.save(ownerId, openEditKey(), "");
  }
  chatState.editing = null;
}

/** Texts of a chat that were not sent or saved before. */
interface UnsavedWork {
  /** The user's stored draft. */
  readonly own: string;
  /** What was typed before signing in. */
  readonly visitors: string;
  /** What was typed while the chat was loading, in this page load or an earlier one. */
  readonly early: string;
  readonly outboxes: readonly OrphanedOutbox[];
}

/** Loads the unsaved work of a chat that is being opened. */
export async function loadUnsavedWork(ownerId: string, chatKey: string | undefined): Promise<UnsavedWork> {
  const { drafts } = services();
  const { characterId } = chatState;
  const key = draftKey(characterId, chatKey);
  const [own, outboxes, visitors, ...early] = await Promise.all([
    drafts.read(ownerId, key),
    loadOrphanedOutboxes(ownerId, key),
    ownerId === VISITOR ? "" : drafts.read(VISITOR, draftKey(characterId, undefined)),
    ...earlyOwners.map((owner) => drafts.read(owner, earlyDraftKey())),
  ]);
  return { own, visitors, early: joined(early), outboxes };
}

/** Joins the stored drafts in the composer, and stores the result as one draft. `addressKey`: the chat key of the address. */
export function restoreDraft({ own, visitors, early }: UnsavedWork, addressKey: string): void {
  const { drafts } = services();
  const { characterId, draft, isDraftTyped, ownerId } = chatState;
  // The user may have emptied the composer since the early text was read.
  const typed = isDraftTyped ? draft : early;
  const all = joined([own, visitors, typed]);
  chatState.draft = all;
  // A stored draft that the user has not seen is not sent.
  if (all !== typed) chatState.isSendRequested = false;
  // With nothing added, do not store: another tab may have stored a newer draft since.
  if (all === own) return;
  drafts.save(ownerId, openDraftKey(), all);
  if (typed) for (const owner of earlyOwners) drafts.save(owner, earlyDraftKey(addressKey), "");
  if (visitors) drafts.save(VISITOR, draftKey(characterId, undefined), "");
}

const openDraftKey = () => draftKey(chatState.characterId, chatState.chat?.chat_key);
const openEditKey = () => `editing/${chatState.chatKey}`;
const editKey = (messageId: string) => `edit/${messageId}`;

const joined = (texts: readonly string[]) => texts.filter((text) => text !== "").join("\n");

/** While a chat is loading, its user and whether it exists are unknown, so the key is made of the address. */
const earlyDraftKey = (addressKey = chatState.chatKey) =>
  `early/${draftKey(chatState.characterId, addressKey)}`;
const earlyOwners = [VISITOR, UNKNOWN_USER];
const earlyOwner = () => (authState.session.kind === "visitor" ? VISITOR : UNKNOWN_USER);
