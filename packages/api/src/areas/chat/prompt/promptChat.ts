import type { Database } from "../../../db/Database.ts";
import { requireChatAccess } from "../../../domain/access/chatAccess.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { loadPersona } from "../personas/loadPersona.ts";
import { readPromptCharacter } from "./promptCharacters.ts";
import type { PromptChat } from "./types.ts";

/** Loads the parts of a chat that its prompt is made of. Throws 40401 and 40302. */
export async function loadPromptChat(
  db: Database,
  user: SessionUser,
  chatKey: string,
): Promise<
  Pick<PromptChat, "promptCharacter" | "persona" | "replyLanguage"> & {
    characterId: string;
    isAdult: boolean;
  }
> {
  const { chat, isAdult } = await requireChatAccess(db, user, chatKey, "write");
  const promptCharacter = await readPromptCharacter(db, chat.character_id, chat.character_revision);
  const persona = await loadPersona(db, user.id, chat.persona_id);
  return {
    promptCharacter,
    persona,
    replyLanguage: chat.reply_language,
    characterId: chat.character_id,
    isAdult,
  };
}
