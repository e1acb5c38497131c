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

const requested = new Map<string, Promise<string | null>>();

/** The same, but null and a toast where the request fails. A double click gets the same key twice. */
export function newChatKeyOrToast(characterId: string): Promise<string | null> {
  const running = requested.get(characterId);
  if (running) return running;
  const request = requestOrToast(characterId).finally(() => requested.delete(characterId));
  requested.set(characterId, request);
  return request;
}

async function requestOrToast(characterId: string): Promise<string | null> {
  try {
    return await newChatKey(characterId);
  } catch (error) {
    assertApiError(error);
    showToast("failed", sentenceOfCode(error.code));
    return null;
  }
}
