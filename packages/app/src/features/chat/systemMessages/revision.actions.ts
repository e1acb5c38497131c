import { decideRevision, ErrorCode, getRevision } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { idle, loadResource, ready } from "../../../state/remote/resource.ts";
import { chatState } from "../engine/chat.store.ts";
import { revisionState, systemMessagesState } from "./systemMessages.store.ts";

/** Offers a newer revision of the character if it changes something that the chat uses (product 6.4). */
export async function checkForRevision(): Promise<void> {
  const { chatKey, chat } = chatState;
  if (!chat?.newer_revision) return;
  try {
    const found = await services().call(getRevision, { chat_key: chatKey });
    if (found.newest === null || found.dismissed || found.changes.length === 0) return;
    if (chatState.chatKey !== chatKey) return;
    Object.assign(revisionState, { chatKey, comparison: ready(ref(found)), deciding: "idle" });
    const last = chatState.messages.at(-1);
    if (last) systemMessagesState.revision = { after: last.id, state: "offered" };
  } catch (error) {
    // Not shown: the chat works with its revision, and the next opening checks again.
    assertApiError(error);
  }
}

/** Loads what differs between the revision of the chat and the newest one. */
export async function compareRevisions(): Promise<void> {
  const { chatKey } = chatState;
  Object.assign(revisionState, { chatKey, comparison: idle, deciding: "idle" });
  await loadResource(revisionState, "comparison", () => services().call(getRevision, { chat_key: chatKey }));
}

/** Takes the newest revision, or keeps the one of the chat. Resolves to whether the decision is saved. */
export async function decide(take: boolean): Promise<boolean> {
  const { chatKey, comparison, deciding } = revisionState;
  if (comparison.kind !== "ready" || deciding === "declining" || deciding === "accepting") return false;
  revisionState.deciding = take ? "accepting" : "declining";
  try {
    const revision = comparison.value.newest ?? undefined;
    await services().call(decideRevision, { chat_key: chatKey, take, revision });
    revisionState.deciding = "idle";
    const { revision: offer } = systemMessagesState;
    if (offer) systemMessagesState.revision = { ...offer, state: take ? "accepted" : "declined" };
    return true;
  } catch (error) {
    assertApiError(error);
    // The creator has saved again, so the user has to see the new changes first.
    if (error.code === ErrorCode.conflict) await compareRevisions();
    revisionState.deciding = "failed";
    return false;
  }
}
