import { getMemory } from "@mimi/contract";
import { assertApiError } from "../../../services/api/ApiError.ts";
import { services } from "../../../services/services.ts";
import { showToast } from "../../../state/toasts.actions.ts";
import { chatSentences } from "./chatSentences.ts";
import { chatState } from "./chat.store.ts";
import { showPanel } from "../panels/panel.actions.ts";

/** Messages were changed or are gone: offers to look at what is remembered of them (product 6.13). */
export async function offerMemoryReview(messageIds: readonly string[]): Promise<void> {
  const { chatKey } = chatState;
  try {
    const { lines } = await services().call(getMemory, { chat_key: chatKey });
    const isOfThem = lines.some(
      (line) => line.stale && line.source_message_ids.some((id) => messageIds.includes(id)),
    );
    if (!isOfThem || chatState.chatKey !== chatKey) return;
    showToast("done", chatSentences.mayBeStale, {
      label: chatSentences.review,
      onPress: () => showPanel("memory"),
    });
  } catch (error) {
    // The ledger itself marks the line, whenever it is opened.
    assertApiError(error);
  }
}
