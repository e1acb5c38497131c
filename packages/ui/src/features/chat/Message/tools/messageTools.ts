import { assertNever } from "../../../../assertNever.ts";
import { isGenerating } from "../../ChatTurn.ts";
import type { TextTurn } from "../../ChatTurn.ts";
import type { MessageActions } from "../MessageActions.ts";

/** An action on a message. `note` generates a new variant and says what should be different. */
export type MessageTool =
  | "regenerate"
  | "note"
  | "continue"
  | "edit"
  | "branch"
  | "copy"
  | "pin"
  | "remember"
  | "like"
  | "dislike"
  | "report"
  | "delete";

/** The data that decides which tools are available. */
export interface MessageToolsContext {
  turn: TextTurn;
  actions: MessageActions;
  /** Whether a reply is streaming. */
  busy: boolean;
  /** Opens the note: what a new variant should change. */
  onNote: () => void;
}

/** Shortcuts while the message itself has the focus; never in a text field. */
const toolKeys: Readonly<Partial<Record<string, MessageTool>>> = {
  r: "regenerate",
  e: "edit",
  b: "branch",
  c: "copy",
  p: "pin",
  m: "remember",
  Delete: "delete",
};

/** Returns the available tools, in order. */
export function availableTools({ turn, actions, busy }: MessageToolsContext): readonly MessageTool[] {
  if (isGenerating(turn)) return [];
  const isReply = turn.kind === "character";
  const isSaved = isReply ? turn.proposed !== true : turn.state === "sent";
  const isGreeting = isReply && turn.greeting === true;
  // Actions that change the chat are not available while a reply is streaming.
  const canChange = isSaved && !busy;
  const offered: readonly [MessageTool, boolean][] = [
    ["regenerate", isReply && !isGreeting && canChange && actions.onMessageRegenerate !== undefined],
    ["edit", (canChange || turn.state === "blocked") && actions.onMessageEdit !== undefined],
    ["branch", canChange && actions.onMessageBranch !== undefined],
    ["note", isReply && !isGreeting && canChange && actions.onMessageRegenerate !== undefined],
    // A reply that was cut has a button for it.
    [
      "continue",
      isReply &&
        turn.state === "done" &&
        !isGreeting &&
        canChange &&
        turn.text !== "" &&
        actions.onMessageContinue !== undefined,
    ],
    ["copy", turn.text !== "" && actions.onMessageCopy !== undefined],
    ["pin", isSaved && actions.onMessagePinChange !== undefined],
    ["remember", isSaved && actions.onMessageRemember !== undefined],
    ["like", isReply && isSaved && actions.onFeedbackChange !== undefined],
    ["dislike", isReply && isSaved && actions.onFeedbackChange !== undefined],
    ["report", isReply && isSaved && actions.onMessageReport !== undefined],
    ["delete", canChange && !isGreeting && actions.onMessageDeleteFrom !== undefined],
  ];
  return offered.filter(([, isOffered]) => isOffered).map(([tool]) => tool);
}

/** Runs the tool of a shortcut, if it is available. */
export function pressKey(key: string, at: MessageToolsContext): void {
  const tool = toolKeys[key];
  if (tool !== undefined && availableTools(at).includes(tool)) runTool(tool, at);
}

/** Calls the owner's callback of a tool. */
export function runTool(tool: MessageTool, { turn, actions, onNote }: MessageToolsContext): void {
  const { id } = turn;
  const feedback = turn.kind === "character" ? turn.feedback : undefined;
  switch (tool) {
    case "regenerate":
      return actions.onMessageRegenerate?.(id);
    case "note":
      return onNote();
    case "continue":
      return actions.onMessageContinue?.(id);
    case "edit":
      return actions.onMessageEdit?.(id);
    case "branch":
      return actions.onMessageBranch?.(id);
    case "copy":
      return actions.onMessageCopy?.(id);
    case "pin":
      return actions.onMessagePinChange?.(id, turn.pinned !== true);
    case "remember":
      return actions.onMessageRemember?.(id);
    case "like":
      return actions.onFeedbackChange?.(id, feedback === "up" ? undefined : "up");
    case "dislike":
      return actions.onFeedbackChange?.(id, feedback === "down" ? undefined : "down");
    case "report":
      return actions.onMessageReport?.(id);
    case "delete":
      return actions.onMessageDeleteFrom?.(id);
    default:
      return assertNever(tool);
  }
}
