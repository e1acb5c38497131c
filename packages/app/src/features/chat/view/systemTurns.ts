import type { Message } from "@mimi/contract";
import type { Snapshot } from "valtio";
import type { SystemMessagesState } from "../engine/systemMessages.store.ts";
import type { ChatTurn } from "./turnsOf.ts";

/** Where the panel of help of a message stands in the conversation. */
const HELP = "help-";

/** The message that a panel of help belongs to, by the id of its turn. */
export function messageOfHelpTurn(turnId: string): string {
  return turnId.slice(HELP.length);
}

interface WithSystemTurns {
  /** What it was made of besides the turns. */
  readonly of: readonly unknown[];
  readonly all: readonly ChatTurn[];
}

/** Histories with what the house says, by their turns: they are put together again only when the house says more. */
const made = new WeakMap<readonly ChatTurn[], WithSystemTurns>();

/**
 * The history with what the house says in between: where memory ends, where help is, once more that the character is no
 * person, and that its creator changed it (product 5). `turns` are those of `messages`, one by one.
 */
export function withSystemTurns(
  turns: readonly ChatTurn[],
  messages: readonly Snapshot<Message>[],
  house: Snapshot<SystemMessagesState>,
  memoryFrom: string | null,
): readonly ChatTurn[] {
  const { dismissedHelp, disclosedAfter, helpLines, revision } = house;
  const of = [dismissedHelp, disclosedAfter, helpLines, revision, memoryFrom];
  const known = made.get(turns);
  if (known?.of.every((part, place) => part === of[place])) return known.all;
  const all: ChatTurn[] = [];
  turns.forEach((turn, place) => {
    const message = messages[place];
    if (place > 0 && message?.id === memoryFrom) all.push({ kind: "memoryEnd", id: "memory-end" });
    all.push(turn);
    if (!message) return;
    const { id, crisis } = message;
    if (crisis && helpLines.length > 0 && !dismissedHelp.includes(id))
      all.push({ kind: "crisis", id: HELP + id, lines: helpLines });
    if (disclosedAfter.includes(id)) all.push({ kind: "disclosure", id: `again-${id}`, moment: "again" });
    if (revision?.after === id) all.push({ kind: "revision", id: "revision", state: revision.state });
  });
  made.set(turns, { of, all });
  return all;
}
