import type { Database } from "../../../db/Database.ts";
import type { PinnedCard } from "../../../db/schema.ts";
import { lockChat } from "../../../domain/access/chatAccess.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { type ChatPersona, readChatPersona } from "../personas/personas.ts";
import { readCard } from "./cards.ts";

/** Locks a chat and loads what a prompt for it is made of. Throws 40401 and 40302. */
export async function loadPromptChat(
  tx: Database,
  user: SessionUser,
  chatKey: string,
): Promise<{ card: PinnedCard; persona: ChatPersona; characterId: string; isAdult: boolean }> {
  const { chat, isAdult } = await lockChat(tx, user, chatKey, "write");
  const card = await readCard(tx, chat.character_id, chat.character_revision);
  const persona = await readChatPersona(tx, user.id, chat.persona_id);
  return { card, persona, characterId: chat.character_id, isAdult };
}
