import { titleTexts } from "../../locales/en/titles.ts";
import { texts } from "./texts.ts";

/** The title of a chat as users read it. A chat without an answered message has none. */
export function chatTitle(title: string): string {
  return title || texts(titleTexts).newChat;
}
