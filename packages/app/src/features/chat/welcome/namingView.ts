import type { NameQuestionState } from "@mimi/ui/name-question";
import type { Snapshot } from "valtio";
import type { Session } from "../../auth/auth.store.ts";
import type { ChatState } from "../engine/chat.store.ts";
import { personaIdOf } from "../panels/personaView.ts";
import type { NamingState } from "./naming.store.ts";

type NamedChat = Pick<Snapshot<ChatState>, "chat" | "chosenPersonaId" | "messages">;

/**
 * The question for the user's name: after the first whole reply to a user who has not said one. A persona has a name of its
 * own. Null: it is not shown.
 */
export function namingOf(
  chat: NamedChat,
  session: Snapshot<Session>,
  { question, answeredAfter }: Snapshot<NamingState>,
): NameQuestionState | null {
  if (question.kind === "saved") return chat.messages.at(-1)?.id === answeredAfter ? question : null;
  const isUnnamed = session.kind === "signed-in" && session.user?.name_state === "unset";
  return isUnnamed && personaIdOf(chat) === null && hasReply(chat) ? question : null;
}

function hasReply({ messages }: NamedChat): boolean {
  const firstSent = messages.findIndex(({ role }) => role === "user");
  if (firstSent < 0) return false;
  return messages.slice(firstSent).some(({ role, status }) => role === "character" && status === "done");
}

/** Whether help in a crisis is open below one of these messages: a user closes it. */
export const hasOpenHelp = (
  messages: readonly { readonly id: string; readonly crisis?: boolean }[],
  closedHelp: readonly string[],
): boolean => messages.some(({ id, crisis }) => crisis === true && !closedHelp.includes(id));
