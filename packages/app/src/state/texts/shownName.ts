import { DELETED_USER_ID } from "@mimi/contract";
import { placeholderNameTexts } from "../../locales/en/placeholderNames.ts";
import { texts } from "./texts.ts";

/** The name of a character as users read it. A removed one has none. */
export function shownCharacterName(name: string | null): string {
  return name ?? texts(placeholderNameTexts).removedCharacter;
}

/** The name of a character in messages, as users read it. Without one it is the name of the character. */
export function shownChatName({
  name,
  chat_name,
}: {
  readonly name: string | null;
  readonly chat_name: string;
}): string {
  return chat_name || shownCharacterName(name);
}

/** The name of a user as others read it. A hidden profile and a deleted account have none. */
export function shownUserName({
  uid,
  user_name,
}: {
  readonly uid: string;
  readonly user_name: string | null;
}): string {
  if (user_name !== null) return user_name;
  const { deletedUser, hiddenUser } = texts(placeholderNameTexts);
  return uid === DELETED_USER_ID ? deletedUser : hiddenUser;
}
