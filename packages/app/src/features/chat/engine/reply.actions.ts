import { ErrorCode, type Message, selectVariant } from "@mimi/contract";
import { type ApiError, assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { sentenceOf } from "../../../state/texts/sentenceOf.ts";
import { showToast } from "../../../state/overlays/toasts.actions.ts";
import { openLogin, requireSignIn } from "../../auth/auth.actions.ts";
import { chatState, streamingState } from "./chat.store.ts";
import { emit } from "./chatEvents.ts";
import { draftNote } from "./draft.actions.ts";
import { putMessage } from "./history.actions.ts";
import { selectedVariant } from "./messages.ts";
import { applyQuota, loadChatLists, loadQuota, loadTitle } from "./sidebar.actions.ts";
import { type ReadResult, streamContinuation, streamVariant } from "./stream.actions.ts";

/** Generates another variant of a reply. `note`: what should be different; it is a draft again if it was refused. */
export async function regenerate(messageId: string, note?: string): Promise<void> {
  const isRead = await readAgain(messageId, (reply) => streamVariant(reply, note));
  if (!isRead && note !== undefined) draftNote(messageId, note);
}

/** Continues the text of a reply. */
export async function continueReply(messageId: string): Promise<void> {
  await readAgain(messageId, streamContinuation);
}

/** What was requested last of a reply that existed. */
let lastRequest: { readonly messageId: string; readonly read: ReadReply } | undefined;

/** Requests again what failed of a reply. A reply that broke off is generated again: Continue is beside it. */
export async function requestAgain(messageId: string): Promise<void> {
  const reply = chatState.messages.find(({ id }) => id === messageId);
  const isSame = lastRequest?.messageId === messageId && reply?.status !== "failed";
  if (isSame && lastRequest) await readAgain(messageId, lastRequest.read);
  else await regenerate(messageId);
}

/** Whether this page sends a message or reads a reply. */
export function isBusy(): boolean {
  return streamingState.messageId !== "" || chatState.outgoing?.state === "sending";
}

/** Removes the reason why another variant failed. Selecting the same variant again removes it on the server. */
export async function dismissError(reply: Message): Promise<void> {
  const { id: message_id, chat_key, selected: index } = reply;
  putMessage({ ...reply, error: null });
  try {
    await services().call(selectVariant, { chat_key, message_id, index });
  } catch (error) {
    // The reason is shown again when the chat is opened.
    assertApiError(error);
  }
}

type ReadReply = (reply: Message) => Promise<ReadResult>;

/** Resolves to false when the reply was not requested, or the request was refused. */
async function readAgain(messageId: string, read: ReadReply): Promise<boolean> {
  const reply = chatState.messages.find(({ id }) => id === messageId);
  if (isBusy() || reply?.role !== "character" || !requireSignIn()) return false;
  lastRequest = { messageId, read };
  try {
    afterReply(await read(reply), messageId);
    return true;
  } catch (error) {
    assertApiError(error);
    if (error.code === ErrorCode.quotaUsedUp) showUsedUp(error);
    if (error.code === ErrorCode.signedOut) openLogin();
    else showToast("failed", sentenceOf(error));
    return false;
  }
}

/**
 * Updates what follows from a reply that has ended.
 *
 * @param messageId The reply. @default the last one
 */
export function afterReply(result: ReadResult, messageId?: string): void {
  if (result === "left") return;
  const { characterId, messages } = chatState;
  emit({ kind: "changed" });
  void loadChatLists(characterId).then(() => {
    const sent = messages.filter(({ role }) => role === "user");
    if (sent.length === 1 && !services().config().demoModel) loadTitle();
  });
  // An incomplete or empty reply is not counted (product 9), so the quota of the event `sent` is wrong.
  const reply = messageId === undefined ? messages.at(-1) : messages.find(({ id }) => id === messageId);
  if (!reply) return;
  const isWhole = reply.status === "done" && reply.error === null && selectedVariant(reply)?.text;
  if (!isWhole) void loadQuota();
}

/** Applies the refusal of a message because all of today's are used. */
export function showUsedUp({ details }: ApiError): void {
  const { limit, resets_at } = details;
  if (limit !== undefined && resets_at !== undefined) applyQuota({ limit, used: limit, resets_at });
}
