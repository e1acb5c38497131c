import { digitalSourceOf, digitalSources, type Failure, type Message } from "@mimi/contract";
import type { MessageProps } from "@mimi/ui/message";
import type { Snapshot } from "valtio";
import { replyReasons } from "../../../locales/en/replyReasons.ts";
import { timeOfDay } from "../../../state/texts/dates.ts";
import { sentenceOfCode } from "../../../state/texts/sentences.ts";
import { texts } from "../../../state/texts/texts.ts";
import type { Outgoing, StreamingState } from "../engine/chat.store.ts";
import { selectedVariant, turnIdOf } from "../engine/messages.ts";
import { StreamThrottle } from "./StreamThrottle.ts";

type MessageSnapshot = Snapshot<Message>;
export type ChatTurn = MessageProps["turn"];
type CharacterTurn = Extract<ChatTurn, { kind: "character" }>;

/** The text of the streaming message, rendered at most 20 times a second. */
const throttledText = new StreamThrottle();

/** Turns by message: the turn of an unchanged message stays the same object, so that it is not rendered again. */
const turnByMessage = new WeakMap<MessageSnapshot, ChatTurn>();

/** Turns by history, so that a token of a reply does not cost a pass over the history. */
const turnsByMessages = new WeakMap<readonly MessageSnapshot[], readonly ChatTurn[]>();

/** The turns of the messages. */
export function turnsOf(messages: readonly MessageSnapshot[]): readonly ChatTurn[] {
  const known = turnsByMessages.get(messages);
  if (known) return known;
  const turns = messages.map((message) => {
    const turn = turnByMessage.get(message) ?? turnOf(message);
    turnByMessage.set(message, turn);
    return turn;
  });
  turnsByMessages.set(messages, turns);
  return turns;
}

/** The turns, in which a message that is regenerated is replaced by the streaming message. */
export function withStreaming(
  turns: readonly ChatTurn[],
  messages: readonly MessageSnapshot[],
  streaming: StreamingState,
): readonly ChatTurn[] {
  // Read once: each read of a snapshot has a cost, and there may be ten thousand messages.
  const { messageId } = streaming;
  const regenerated = messageId && messages.findLast(({ id }) => id === messageId);
  if (!regenerated) return turns;
  const index = turns.findLastIndex(({ id }) => id === regenerated.id);
  return turns.with(index, streamingTurn(streaming, regenerated));
}

function turnOf(message: MessageSnapshot): ChatTurn {
  const variant = selectedVariant(message);
  const text = variant?.text ?? "";
  const marks = { pinned: message.pinned, edited: message.edited_at !== null };
  switch (message.role) {
    case "notice":
      return { kind: "notice", id: message.id, text };
    case "user":
      return { kind: "user", id: turnIdOf(message), text, state: "sent", ...marks };
    case "character":
      return {
        kind: "character",
        id: message.id,
        text,
        ...marks,
        state: stateOf(message, variant?.finish === "length"),
        greeting: message.kind === "greeting",
        digitalSource: digitalSourceOf(message) ?? undefined,
        feedback: message.feedback?.verdict,
        time: message.status === "done" && variant ? timeOfDay(variant.created_at) : undefined,
        error: message.error ? sentenceOfReply(message.error) : undefined,
        variants: variantsOf(message.selected, message.alternatives.length),
      };
  }
}

/** The message for a failed reply, by its reason, or by its code without a reason that is known here. */
export function sentenceOfReply({ code, reason }: Pick<Failure, "code" | "reason">): string {
  const byReason: Readonly<Record<string, string>> = texts(replyReasons);
  return (reason !== undefined && byReason[reason]) || sentenceOfCode(code);
}

function stateOf({ status }: MessageSnapshot, isCut: boolean): CharacterTurn["state"] {
  return status === "done" && isCut ? "cut" : status;
}

function variantsOf(current: number, count: number): CharacterTurn["variants"] {
  return count > 1 ? { current, count } : undefined;
}

/** The greeting of a chat that does not exist yet. The user can select another one. */
export function greetingTurn(greetings: readonly string[], current: number): ChatTurn[] {
  const text = greetings[current];
  if (text === undefined) return [];
  const variants = variantsOf(current, greetings.length);
  const turn = { kind: "character", id: "greeting", text, state: "done", variants } as const;
  return [{ ...turn, greeting: true, proposed: true }];
}

/** Answered greetings by their turn: an unchanged one stays the same object, so that it is not rendered again. */
const answeredByTurn = new WeakMap<ChatTurn, ChatTurn>();

/**
 * The turns, in which an answered greeting has no variants: the messages after it answer this one, so a tap must not exchange
 * it under them. The other greetings are on the character's page, where a chat with each of them can be started.
 */
export function withFixedGreeting(turns: ChatTurn[]): ChatTurn[] {
  // Notices and the line of its day are before it.
  const index = turns.findIndex(({ kind }) => kind === "user" || kind === "character");
  const first = turns[index];
  const isVariable = first?.kind === "character" && first.greeting === true && first.variants !== undefined;
  if (!isVariable || turns.every(({ kind }) => kind !== "user")) return turns;
  const answered = answeredByTurn.get(first) ?? { ...first, variants: undefined };
  answeredByTurn.set(first, answered);
  return turns.with(index, answered);
}

/** The turns after the history: a new reply that is streaming, then messages that are not sent. */
export function pendingTurns(
  outgoing: readonly Snapshot<Outgoing>[],
  streaming: StreamingState,
  messages: readonly MessageSnapshot[],
): ChatTurn[] {
  const unsent = outgoing.map(
    ({ clientId: id, text, ...rest }): ChatTurn => ({ kind: "user", id, text, ...rest }),
  );
  const { messageId } = streaming;
  const isNew = messageId !== "" && messages.every(({ id }) => id !== messageId);
  return isNew ? [streamingTurn(streaming), ...unsent] : unsent;
}

function streamingTurn(
  { messageId, text, isReconnecting, variantIndex }: StreamingState,
  regenerated?: MessageSnapshot,
): CharacterTurn {
  const state = isReconnecting ? "reconnecting" : "streaming";
  const count = Math.max(regenerated?.alternatives.length ?? 0, variantIndex + 1);
  return {
    kind: "character",
    id: messageId,
    text,
    streamingText: throttledText,
    state: text === "" ? "waiting" : state,
    variants: variantsOf(variantIndex, count),
    digitalSource: digitalSources.model,
  };
}
