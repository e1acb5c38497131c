import type { Message } from "@mimi/contract";
import type { MessageProps } from "@mimi/ui/message";
import type { Snapshot } from "valtio";
import { timeOfDay } from "../../../state/when.ts";
import type { StreamingState, Outgoing } from "../engine/chat.store.ts";
import { StreamThrottle } from "../engine/StreamThrottle.ts";
import { selectedVariant } from "../engine/selectedVariant.ts";

type Said = Snapshot<Message>;
export type ChatTurn = MessageProps["turn"];
type CharacterTurn = Extract<ChatTurn, { kind: "character" }>;

/** The words of the reply that is being written, drawn no more often than eyes can follow. */
const throttledText = new StreamThrottle();

/** Turns by the messages they show: a turn keeps its identity, so that it is not drawn again. */
const made = new WeakMap<Said, ChatTurn>();

/** All turns of a history: it is looked through once, and not again for every token of a reply. */
const histories = new WeakMap<readonly Said[], readonly ChatTurn[]>();

/** The history, for the screen. */
export function turnsOf(messages: readonly Said[]): readonly ChatTurn[] {
  const known = histories.get(messages);
  if (known) return known;
  const turns = messages.map((message) => {
    const turn = made.get(message) ?? turnOf(message);
    made.set(message, turn);
    return turn;
  });
  histories.set(messages, turns);
  return turns;
}

/** The turns of a history, in which a reply that is being written anew shows as far as it has come. */
export function withStreaming(
  turns: readonly ChatTurn[],
  messages: readonly Said[],
  live: StreamingState,
): readonly ChatTurn[] {
  // Read once: of a snapshot each reading costs, and there may be ten thousand messages.
  const { messageId } = live;
  const rewritten = messageId && messages.findLast(({ id }) => id === messageId);
  if (!rewritten) return turns;
  const place = turns.findLastIndex(({ id }) => id === rewritten.id);
  return turns.with(place, streamingTurn(live, rewritten));
}

function turnOf(message: Said): ChatTurn {
  const wording = selectedVariant(message);
  const text = wording?.text ?? "";
  const marks = { pinned: message.pinned, edited: message.edited_at !== null };
  switch (message.role) {
    case "notice":
      return { kind: "notice", id: message.id, text };
    case "user":
      // The id that the client chose: the turn is the same before and after it was accepted.
      return { kind: "user", id: message.client_id ?? message.id, text, state: "sent", ...marks };
    case "character":
      return {
        kind: "character",
        id: message.id,
        text,
        ...marks,
        state: stateOf(message, wording?.finish === "length"),
        greeting: message.parent_id === null,
        feedback: message.feedback?.verdict,
        time: message.status === "done" && wording ? timeOfDay(wording.created_at) : undefined,
        problem: message.error?.message,
        variants: variantsOf(message.selected, message.alternatives.length),
      };
  }
}

function stateOf({ status }: Said, isCut: boolean): CharacterTurn["state"] {
  return status === "done" && isCut ? "cut" : status;
}

function variantsOf(current: number, count: number): CharacterTurn["variants"] {
  return count > 1 ? { current, count } : undefined;
}

/** The greeting of a conversation that does not exist yet: any of them may open it. */
export function greetingTurn(greetings: readonly string[], current: number): ChatTurn[] {
  const text = greetings[current];
  if (text === undefined) return [];
  const variants = variantsOf(current, greetings.length);
  const turn = { kind: "character", id: "greeting", text, state: "done", variants } as const;
  return [{ ...turn, greeting: true, proposed: true }];
}

/** What is under way, after the history: messages on their way out, and a new reply on its way in. */
export function pendingTurns(
  outgoing: readonly Snapshot<Outgoing>[],
  live: StreamingState,
  messages: readonly Said[],
): ChatTurn[] {
  const going = outgoing.map(
    ({ clientId: id, text, ...how }): ChatTurn => ({ kind: "user", id, text, ...how }),
  );
  const { messageId } = live;
  const isNew = messageId !== "" && messages.every(({ id }) => id !== messageId);
  return isNew ? [streamingTurn(live), ...going] : going;
}

function streamingTurn({ messageId, text, lost, alternative }: StreamingState, known?: Said): CharacterTurn {
  const growing = lost ? "reconnecting" : "streaming";
  return {
    kind: "character",
    id: messageId,
    text,
    streamingText: throttledText,
    state: text === "" ? "waiting" : growing,
    variants: variantsOf(alternative, Math.max(known?.alternatives.length ?? 0, alternative + 1)),
  };
}
