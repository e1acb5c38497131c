import type { Message } from "@mimi/contract";
import { calendarDay } from "@mimi/ui/format";
import type { Snapshot } from "valtio";
import { dayHeadingOf } from "../../../state/texts/dates.ts";
import type { SystemMessagesState } from "../systemMessages/systemMessages.store.ts";
import type { ChatTurn } from "./turnsOf.ts";
import { chatTexts } from "../../../locales/en/chat.ts";
import { texts } from "../../../state/texts/texts.ts";

/** The ids of help turns begin with this; the id of the message follows. */
const HELP = "help-";

/** The id of the message that a help turn belongs to. */
export function messageOfHelpTurn(turnId: string): string {
  return turnId.slice(HELP.length);
}

interface Cached {
  /** The inputs besides the turns. */
  readonly inputs: readonly unknown[];
  readonly turns: readonly ChatTurn[];
}

// Constants, so that they are not rendered again.
const start: ChatTurn = { kind: "disclosure", id: "disclosure", moment: "start" };
const startOfDemo: ChatTurn = { ...start, demo: true };

/** The start of a chat: the disclosure that the character is an AI, and for prepared replies that they are. */
export const startTurn = (isDemo: boolean): ChatTurn => (isDemo ? startOfDemo : start);

/** Results by turns, so that a token of a reply does not cost a pass over the history. */
const cache = new WeakMap<readonly ChatTurn[], Cached>();

/**
 * The turns with the system messages between them: days, where memory ends, that a mail was sent, help, the disclosure that the character is an AI,
 * and a newer revision (product 5). A chat of today has no day lines. `turns` are those of `messages`, in the same order.
 */
export function withSystemTurns(
  turns: readonly ChatTurn[],
  messages: readonly Snapshot<Message>[],
  systemMessages: Snapshot<SystemMessagesState>,
  memoryFrom: string | null,
  { now, isAllLoaded }: { readonly now: Date; readonly isAllLoaded: boolean },
): readonly ChatTurn[] {
  const { dismissedHelp, disclosedAfter, returnedAfter, helpLines, revision, emailSentIn } = systemMessages;
  const today = calendarDay(now.getTime());
  const inputs = [
    ...[dismissedHelp, disclosedAfter, returnedAfter, helpLines, revision],
    ...[memoryFrom, today, isAllLoaded, emailSentIn],
  ];
  const cached = cache.get(turns);
  if (cached?.inputs.every((input, index) => input === inputs[index])) return cached.turns;
  let day = today;
  const all: ChatTurn[] = [];
  const firstSent = messages.find(({ role }) => role === "user");
  turns.forEach((turn, index) => {
    const message = messages[index];
    const ofMessage = message ? calendarDay(Date.parse(message.created_at)) : day;
    // The first day has a line only when all is loaded: earlier messages may be of the same day.
    if (message && ofMessage !== day && (index > 0 || isAllLoaded))
      all.push({ kind: "notice", id: `day-${message.id}`, text: dayHeadingOf(message.created_at, now) });
    day = ofMessage;
    if (index > 0 && message?.id === memoryFrom) all.push({ kind: "context-limit", id: "memory-end" });
    all.push(turn);
    if (!message) return;
    const { id, crisis } = message;
    if (message === firstSent && message.chat_key === emailSentIn)
      all.push({ kind: "notice", id: "email-sent", text: texts(chatTexts).emailSent });
    if (crisis && helpLines.length > 0 && !dismissedHelp.includes(id))
      all.push({ kind: "crisis", id: HELP + id, lines: helpLines });
    if (returnedAfter.includes(id)) all.push({ kind: "disclosure", id: `return-${id}`, moment: "start" });
    if (disclosedAfter.includes(id)) all.push({ kind: "disclosure", id: `again-${id}`, moment: "again" });
    if (revision?.after === id) all.push({ kind: "revision", id: "revision", state: revision.state });
  });
  cache.set(turns, { inputs, turns: all });
  return all;
}
