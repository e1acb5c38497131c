import { placeholderNames } from "@mimi/contract";
import { placeholderNameTexts } from "../../locales/en/placeholderNames.ts";
import { texts } from "./texts.ts";

/** The name of a character as users read it: that of a removed one is in the language of the app. */
export function shownCharacterName(name: string): string {
  return name === placeholderNames.removedCharacter ? texts(placeholderNameTexts).removedCharacter : name;
}

/** The name of a user as others read it: that of a hidden profile or a deleted account is in the language of the app. */
export function shownUserName(name: string): string {
  if (name === placeholderNames.hiddenUser) return texts(placeholderNameTexts).hiddenUser;
  return name === placeholderNames.deletedUser ? texts(placeholderNameTexts).deletedUser : name;
}
