import type { Chat } from "@mimi/contract";
import type { BranchBarProps } from "@mimi/ui/branch-bar";
import type { FindInChatProps } from "@mimi/ui/find-in-chat";
import type { Snapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { chatSentences } from "../engine/chatSentences.ts";
import type { findState } from "./find.store.ts";

/** The chat that a branch comes from, at the message that it was branched at; undefined when the chat is deleted. */
export function originalOf(
  { chat_key, message_id, title }: NonNullable<Chat["parent"]>,
  characterId: string,
): BranchBarProps["original"] {
  if (title === null) return undefined;
  const href =
    message_id === null ? paths.chat(characterId, chat_key) : paths.turn(characterId, chat_key, message_id);
  return { title: title || chatSentences.untitled, href };
}

/** The matches of the search, and which of them is selected. */
export function resultOf(result: Snapshot<typeof findState>["result"]): FindInChatProps["result"] {
  if (result.kind !== "found") return result;
  return { kind: "found", current: result.at + 1, count: result.hits.length };
}
