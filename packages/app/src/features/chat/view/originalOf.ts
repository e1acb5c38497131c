import type { Chat } from "@mimi/contract";
import type { BranchBarProps } from "@mimi/ui/branch-bar";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { chatTitle } from "../../../state/texts/titles.ts";

/** The chat that a branch comes from, at the message that it was branched at; undefined when the chat is deleted. */
export function originalOf(
  { chat_key, message_id, title }: NonNullable<Snapshot<Chat>["parent"]>,
  characterId: string,
): BranchBarProps["original"] {
  if (title === null) return undefined;
  const href =
    message_id === null ? paths.chat(characterId, chat_key) : paths.turn(characterId, chat_key, message_id);
  return { title: chatTitle(title), href };
}
