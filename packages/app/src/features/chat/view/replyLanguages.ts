import { languageTag, matchLanguage } from "@mimi/contract";
import type { ReplyLanguages } from "@mimi/ui/chat-header";
import { is } from "valibot";
import type { Snapshot } from "valtio";
import type { ChatState } from "../engine/chat.store.ts";

type LanguageOfChat = Pick<Snapshot<ChatState>, "chat" | "character" | "chosenReplyLanguage">;

/**
 * The languages that replies can be in, of a reader of `user`. Undefined when the character is written in that language and no other
 * was chosen.
 */
export function replyLanguagesOf(
  { chat, character, chosenReplyLanguage }: LanguageOfChat,
  user: string,
): ReplyLanguages | undefined {
  if (!character || !is(languageTag, user)) return undefined;
  const chosen =
    (chosenReplyLanguage === undefined ? chat?.reply_language : chosenReplyLanguage) ?? undefined;
  const isSame = matchLanguage(character.language, [user]) !== undefined;
  if (isSame && chosen === undefined) return undefined;
  return { character: character.language, user: isSame ? character.language : user, chosen };
}
