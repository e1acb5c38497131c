import { idle, loadResource } from "../../../state/resource.ts";
import { decideRevision, ErrorCode, getRevision } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { chatState } from "./chat.store.ts";
import { systemMessagesState } from "./systemMessages.store.ts";
import { revisionState } from "./revision.store.ts";

/** Compares the character that this chat has with the newest one. */
export async function compareRevisions(): Promise<void> {
  const { chatKey } = chatState;
  Object.assign(revisionState, { chatKey, comparison: idle, deciding: "idle" });
  await loadResource(revisionState, "comparison", () => services().call(getRevision, { chat_key: chatKey }));
}

/** Takes the newest revision, or keeps the one that the chat began with. Answers whether that is decided now. */
export async function decide(take: boolean): Promise<boolean> {
  const { chatKey, comparison, deciding } = revisionState;
  if (comparison.kind !== "ready" || deciding === "keeping" || deciding === "taking") return false;
  revisionState.deciding = take ? "taking" : "keeping";
  try {
    const revision = comparison.value.newest ?? undefined;
    await services().call(decideRevision, { chat_key: chatKey, take, revision });
    revisionState.deciding = "idle";
    if (systemMessagesState.revision)
      systemMessagesState.revision = { ...systemMessagesState.revision, state: take ? "taken" : "kept" };
    return true;
  } catch (error) {
    assertApiError(error);
    // It was changed once more: what was shown is not what would be taken.
    if (error.code === ErrorCode.conflict) await compareRevisions();
    revisionState.deciding = "failed";
    return false;
  }
}
