import { ready } from "../../../state/resource.ts";
import { getRevision } from "@mimi/contract";
import { ref } from "valtio";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";
import { systemMessagesState } from "./systemMessages.store.ts";
import { revisionState } from "./revision.store.ts";

/** Offers a newer revision of the character where it changes something that a chat sees (product 6.4). */
export async function checkForRevision(): Promise<void> {
  const { chatKey, chat } = chatState;
  if (!chat?.newer_revision) return;
  try {
    const found = await services().call(getRevision, { chat_key: chatKey });
    if (found.newest === null || found.dismissed || found.changes.length === 0) return;
    Object.assign(revisionState, { chatKey, comparison: ready(ref(found)), deciding: "idle" });
    const last = chatState.messages.at(-1);
    if (last && chatState.chatKey === chatKey)
      systemMessagesState.revision = { after: last.id, state: "offered" };
  } catch (error) {
    // The chat goes on with the character that it began with; the next time it opens asks again.
    assertApiError(error);
  }
}
