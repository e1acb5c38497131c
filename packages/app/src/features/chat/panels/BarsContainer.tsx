import type { Chat } from "@mimi/contract";
import { BranchBar, type BranchBarProps } from "@mimi/ui/branch-bar";
import { BreakReminder } from "@mimi/ui/break-reminder";
import { FindInChat, type FindInChatProps } from "@mimi/ui/find-in-chat";
import { useEffect } from "react";
import { useSnapshot } from "valtio";
import { paths } from "../../../paths.ts";
import { preferencesState } from "../../../state/preferences.store.ts";
import { chatState } from "../engine/chat.store.ts";
import { chatSentences } from "../engine/chatSentences.ts";
import { dismissBreak } from "../systemMessages/systemMessages.actions.ts";
import { systemMessagesState } from "../systemMessages/systemMessages.store.ts";
import { closeFind, find, step } from "./find.actions.ts";
import { findState } from "./find.store.ts";

/** The bars above the messages: the original of a branch, the reminder of a break (product 5), and the search in the chat. */
export function BarsContainer() {
  const { hoursWithoutBreak } = useSnapshot(systemMessagesState);
  const { breaks } = useSnapshot(preferencesState).chosen;
  const { isFinding, chat, characterId } = useSnapshot(chatState);
  return (
    <>
      {chat?.parent && <BranchBar original={originalOf(chat.parent, characterId)} />}
      {breaks && (
        <BreakReminder
          open={hoursWithoutBreak !== null}
          hours={hoursWithoutBreak ?? 0}
          onOpenChange={dismissBreak}
        />
      )}
      {isFinding && <Find />}
    </>
  );
}

function Find() {
  const { query, result } = useSnapshot(findState);
  useEffect(() => closeFind, []);
  return <FindInChat open query={query} result={resultOf(result)} {...actions} />;
}

/** The chat that a branch comes from, at the message that it was branched at; undefined when the chat is deleted. */
function originalOf(
  { chat_key, message_id, title }: NonNullable<Chat["parent"]>,
  characterId: string,
): BranchBarProps["original"] {
  if (title === null) return undefined;
  const href =
    message_id === null ? paths.chat(characterId, chat_key) : paths.turn(characterId, chat_key, message_id);
  return { title: title || chatSentences.untitled, href };
}

const actions = {
  onQueryChange: find,
  onPrevious: () => step(-1),
  onNext: () => step(1),
  onOpenChange: closeFind,
};

function resultOf(
  result: ReturnType<typeof useSnapshot<typeof findState>>["result"],
): FindInChatProps["result"] {
  if (result.kind !== "found") return result;
  return { kind: "found", current: result.at + 1, count: result.hits.length };
}
