import { digitalSourceOf, type Message } from "@mimi/contract";
import type { ChatPrintEntry } from "@mimi/ui/chat-print";
import { calendarDay } from "@mimi/ui/format";
import type { Snapshot } from "valtio";
import { dayOf } from "../../../state/texts/dates.ts";
import type { ChatState, StreamingState } from "../engine/chat.store.ts";
import { greetingsOf, selectedVariant } from "../engine/messages.ts";

/** The messages with a line for each day, as dates: paper is read later than today. Replies without a text are left out. */
export function printEntries(
  messages: readonly Snapshot<Message>[],
  streaming?: Pick<StreamingState, "messageId" | "text">,
): readonly ChatPrintEntry[] {
  const entries: ChatPrintEntry[] = [];
  let day: number | undefined;
  for (const message of messages) {
    const { id, role, status, created_at } = message;
    const isStreaming = streaming?.messageId === id;
    const text = isStreaming ? streaming.text : (selectedVariant(message)?.text ?? "");
    if (text.trim() === "") continue;
    const ofMessage = calendarDay(Date.parse(created_at));
    if (ofMessage !== day) entries.push({ kind: "day", id: `day-${id}`, text: dayOf(created_at) });
    day = ofMessage;
    if (role === "notice") entries.push({ kind: "notice", id, text });
    else {
      const digitalSource = digitalSourceOf(message) ?? undefined;
      const truncated = isStreaming || status !== "done";
      entries.push({ kind: "message", id, from: role, text, truncated, digitalSource });
    }
  }
  return entries;
}

/** The greeting of a chat that has not begun; in another chat it is the first message. */
export function greetingEntries(
  { chat, character, chatKey, greetingIndex }: Snapshot<ChatState>,
  userName: string,
  now: Date,
): readonly ChatPrintEntry[] {
  if (chat || character === null) return [];
  const text = greetingsOf(character, { userName, chatKey, now })[greetingIndex];
  return text === undefined ? [] : [{ kind: "message", id: "greeting", from: "character", text }];
}
