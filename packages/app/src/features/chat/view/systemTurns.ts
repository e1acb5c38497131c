import type { Message } from "@mimi/contract";
import type { Snapshot } from "valtio";
import type { SystemMessagesState } from "../systemMessages/systemMessages.store.ts";
import type { ChatTurn } from "./turnsOf.ts";

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

/** Results by turns, so that a token of a reply does not cost a pass over the history. */
const cache = new WeakMap<readonly ChatTurn[], Cached>();

/**
 * The turns with the system messages between them: where memory ends, help, the disclosure that the character is an AI, and a
 * newer revision (product 5). `turns` are those of `messages`, in the same order.
 */
export function withSystemTurns(
  turns: readonly ChatTurn[],
  messages: readonly Snapshot<Message>[],
  systemMessages: Snapshot<SystemMessagesState>,
  memoryFrom: string | null,
): readonly ChatTurn[] {
  const { dismissedHelp, disclosedAfter, helpLines, revision } = systemMessages;
  const inputs = [dismissedHelp, disclosedAfter, helpLines, revision, memoryFrom];
  const cached = cache.get(turns);
  if (cached?.inputs.every((input, index) => input === inputs[index])) return cached.turns;
  const all: ChatTurn[] = [];
  turns.forEach((turn, index) => {
    const message = messages[index];
    if (index > 0 && message?.id === memoryFrom) all.push({ kind: "memoryEnd", id: "memory-end" });
    all.push(turn);
    if (!message) return;
    const { id, crisis } = message;
    if (crisis && helpLines.length > 0 && !dismissedHelp.includes(id))
      all.push({ kind: "crisis", id: HELP + id, lines: helpLines });
    if (disclosedAfter.includes(id)) all.push({ kind: "disclosure", id: `again-${id}`, moment: "again" });
    if (revision?.after === id) all.push({ kind: "revision", id: "revision", state: revision.state });
  });
  cache.set(turns, { inputs, turns: all });
  return all;
}
