import { getNewChatKey } from "@mimi/contract";
import { assertApiError } from "../../services/api/ApiError.ts";
import { services } from "../../services/services.ts";
import { sentenceOfCode } from "../texts/sentences.ts";
import { showToast } from "../overlays/toasts.actions.ts";

/** Requests a key for a new chat with a character. Throws ApiError. */
export async function newChatKey(characterId: string): Promise<string> {
  const { chat_key } = await services().call(getNewChatKey, { character_id: characterId });
  return chat_key;
}

/** The same, but null and a toast where the request fails. */
export async function newChatKeyOrToast(characterId: string): Promise<string | null> {
  try {
    return await newChatKey(characterId);
  } catch (error) {
    assertApiError(error);
    showToast("failed", sentenceOfCode(error.code));
    return null;
  }
}
