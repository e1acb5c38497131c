import { assertNever } from "../../../assertNever.ts";
import { isGrowing } from "../ChatTurn.ts";
import type { SpokenTurn } from "../ChatTurn.ts";
import type { MessageActions } from "./MessageActions.ts";

/** One thing to do with a turn. `note` asks for a new wording and says what should be different. */
export type MessageTool =
  | "regenerate"
  | "note"
  | "edit"
  | "branch"
  | "copy"
  | "pin"
  | "remember"
  | "like"
  | "dislike"
  | "report"
  | "delete";

/** What a turn, its owner and the moment allow. */
export interface MessageToolsAt {
  turn: SpokenTurn;
  actions: MessageActions;
  /** Whether a reply is under way. */
  busy: boolean;
  /** Opens the place to say what a new wording should do otherwise. */
  onNote: () => void;
}

/** Keys that do it while the turn itself has the focus; never while something is written. */
const toolKeys: Readonly<Partial<Record<string, MessageTool>>> = {
  r: "regenerate",
  e: "edit",
  b: "branch",
  c: "copy",
  p: "pin",
  m: "remember",
  Delete: "delete",
};

/** What can be done with a turn now, in the order in which it is offered. */
export function toolsOf({ turn, actions, busy }: MessageToolsAt): readonly MessageTool[] {
  if (isGrowing(turn)) return [];
  const isReply = turn.kind === "character";
  const isKept = isReply ? turn.proposed !== true : turn.state === "sent";
  const isGreeting = isReply && turn.greeting === true;
  // What changes the story waits until the reply under way is whole.
  const canChange = isKept && !busy;
  const offered: readonly [MessageTool, boolean][] = [
    ["regenerate", isReply && !isGreeting && canChange && actions.onRegenerate !== undefined],
    ["edit", (canChange || turn.state === "blocked") && actions.onEdit !== undefined],
    ["branch", canChange && actions.onBranch !== undefined],
    ["note", isReply && !isGreeting && canChange && actions.onRegenerate !== undefined],
    ["copy", turn.text !== "" && actions.onCopy !== undefined],
    ["pin", isKept && actions.onPinChange !== undefined],
    ["remember", isKept && actions.onRemember !== undefined],
    ["like", isReply && isKept && actions.onFeedback !== undefined],
    ["dislike", isReply && isKept && actions.onFeedback !== undefined],
    ["report", isReply && isKept && actions.onReport !== undefined],
    ["delete", canChange && !isGreeting && actions.onDeleteFrom !== undefined],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([tool]) => tool);
}

/** Does what a key stands for, if it stands for anything that is offered. */
export function pressKey(key: string, at: MessageToolsAt): void {
  const tool = toolKeys[key];
  if (tool !== undefined && toolsOf(at).includes(tool)) doWith(tool, at);
}

/** Hands the reader's wish to the owner. */
export function doWith(tool: MessageTool, { turn, actions, onNote }: MessageToolsAt): void {
  const { id } = turn;
  const feedback = turn.kind === "character" ? turn.feedback : undefined;
  switch (tool) {
    case "regenerate":
      return actions.onRegenerate?.(id);
    case "note":
      return onNote();
    case "edit":
      return actions.onEdit?.(id);
    case "branch":
      return actions.onBranch?.(id);
    case "copy":
      return actions.onCopy?.(id);
    case "pin":
      return actions.onPinChange?.(id, turn.pinned !== true);
    case "remember":
      return actions.onRemember?.(id);
    case "like":
      return actions.onFeedback?.(id, feedback === "up" ? undefined : "up");
    case "dislike":
      return actions.onFeedback?.(id, feedback === "down" ? undefined : "down");
    case "report":
      return actions.onReport?.(id);
    case "delete":
      return actions.onDeleteFrom?.(id);
    default:
      return assertNever(tool);
  }
}
