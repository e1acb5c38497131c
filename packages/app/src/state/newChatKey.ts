import { getNewChatKey } from "@mimi/contract";
import { services } from "../../services/services.ts";

/** A key for a new conversation. Throws ApiError. */
export async function newChatKey(characterId: string): Promise<string> {
  const { chat_key } = await services().call(getNewChatKey, { character_id: characterId });
  return chat_key;
}
