import { mergeCopy } from "../../../../components/ThemeRoot/Copy.ts";
import type { Translations } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { BranchIcon } from "../../../../components/Icon/BranchIcon.generated.ts";
import { ContinueIcon } from "../../../../components/Icon/ContinueIcon.generated.ts";
import { CopyIcon } from "../../../../components/Icon/CopyIcon.generated.ts";
import { DislikeIcon } from "../../../../components/Icon/DislikeIcon.generated.ts";
import { EditIcon } from "../../../../components/Icon/EditIcon.generated.ts";
import { LikeIcon } from "../../../../components/Icon/LikeIcon.generated.ts";
import { MemoryIcon } from "../../../../components/Icon/MemoryIcon.generated.ts";
import { MessageIcon } from "../../../../components/Icon/MessageIcon.generated.ts";
import { PinIcon } from "../../../../components/Icon/PinIcon.generated.ts";
import { RegenerateIcon } from "../../../../components/Icon/RegenerateIcon.generated.ts";
import { ReportIcon } from "../../../../components/Icon/ReportIcon.generated.ts";
import { TrashIcon } from "../../../../components/Icon/TrashIcon.generated.ts";
import type { CharacterTurn, TextTurn } from "../../ChatTurn.ts";
import { messageCopy } from "../Message.copy.ts";
import { messagePartCopy } from "../MessagePart.copy.ts";
import type {
  MessageAction,
  MessageActionChat,
  MessageActionEvent,
  MessageActionHandlers,
} from "./MessageAction.ts";

/** An action, whose handler may be absent. */
type Candidate = Omit<MessageAction, "onSelect"> & {
  readonly onSelect: MessageAction["onSelect"] | undefined;
};

/**
 * The actions of the product, in their order.
 *
 * @param translations The texts in another language. Absent: English.
 */
export function messageActions(
  handlers: MessageActionHandlers,
  translations?: Translations,
): readonly MessageAction[] {
  const { tool } = mergeCopy(messagePartCopy, translations?.get(messagePartCopy));
  const outcome = mergeCopy(messageCopy, translations?.get(messageCopy));
  const { onMessageRegenerate, onMessagePinChange, onFeedbackChange } = handlers;
  const setPinned = (pinned: boolean) =>
    onMessagePinChange && (({ turn }: MessageActionEvent) => onMessagePinChange(turn.id, pinned));
  const setFeedback = (feedback?: "up" | "down") =>
    onFeedbackChange && (({ turn }: MessageActionEvent) => onFeedbackChange(turn.id, feedback));
  const candidates: readonly Candidate[] = [
    {
      ...{ id: "regenerate", label: tool.regenerate, icon: <RegenerateIcon />, shortcut: "r" },
      ...{ placement: "toolbar", isAvailable: canRegenerate },
      onSelect: onMessageRegenerate && (({ turn, note }) => onMessageRegenerate(turn.id, note)),
    },
    {
      ...{ id: "edit", label: tool.edit, icon: <EditIcon />, shortcut: "e", placement: "toolbar" },
      isAvailable: (turn, chat) => canChange(turn, chat) || turn.state === "blocked",
      onSelect: withId(handlers.onMessageEdit),
    },
    {
      ...{ id: "branch", label: tool.branch, icon: <BranchIcon />, shortcut: "b", placement: "toolbar" },
      isAvailable: canChange,
      onSelect: withId(handlers.onMessageBranch),
    },
    {
      ...{ id: "note", label: tool.note, icon: <MessageIcon />, placement: "menu" },
      isAvailable: canRegenerate,
      onSelect: onMessageRegenerate && (({ openNote }) => openNote()),
    },
    {
      ...{ id: "continue", label: tool.continue, icon: <ContinueIcon />, placement: "menu" },
      // A reply that was cut has a button for it.
      isAvailable: (turn, chat) => canRegenerate(turn, chat) && turn.state === "done" && turn.text !== "",
      onSelect: withId(handlers.onMessageContinue),
    },
    {
      ...{ id: "copy", label: tool.copy, icon: <CopyIcon />, shortcut: "c", placement: "menu" },
      isAvailable: ({ text }) => text !== "",
      onSelect: withId(handlers.onMessageCopy),
    },
    {
      ...{ id: "pin", label: tool.pin, icon: <PinIcon />, shortcut: "p", placement: "menu" },
      isAvailable: (turn) => isSaved(turn) && turn.pinned !== true,
      onSelect: setPinned(true),
    },
    {
      ...{ id: "unpin", label: tool.unpin, icon: <PinIcon filled />, shortcut: "p", placement: "menu" },
      isAvailable: (turn) => isSaved(turn) && turn.pinned === true,
      onSelect: setPinned(false),
    },
    {
      ...{ id: "remember", label: tool.remember, icon: <MemoryIcon />, shortcut: "m", placement: "menu" },
      isAvailable: isSaved,
      onSelect: withId(handlers.onMessageRemember),
    },
    {
      ...{ id: "like", label: tool.like, icon: <LikeIcon />, placement: "menu", group: "feedback" },
      isAvailable: (turn) => isSavedReply(turn) && turn.feedback !== "up",
      onSelect: setFeedback("up"),
    },
    {
      ...{
        id: "unlike",
        label: tool.unlike,
        icon: <LikeIcon filled />,
        placement: "menu",
        group: "feedback",
      },
      isAvailable: (turn) => isSavedReply(turn) && turn.feedback === "up",
      onSelect: setFeedback(),
    },
    {
      ...{ id: "dislike", label: tool.dislike, icon: <DislikeIcon />, placement: "menu", group: "feedback" },
      isAvailable: (turn) => isSavedReply(turn) && turn.feedback !== "down",
      onSelect: setFeedback("down"),
    },
    {
      ...{ id: "undislike", label: tool.undislike, icon: <DislikeIcon filled />, placement: "menu" },
      group: "feedback",
      isAvailable: (turn) => isSavedReply(turn) && turn.feedback === "down",
      onSelect: setFeedback(),
    },
    {
      ...{ id: "report", label: tool.report, icon: <ReportIcon />, placement: "menu", group: "feedback" },
      isAvailable: isSavedReply,
      onSelect: withId(handlers.onMessageReport),
    },
    {
      ...{ id: "delete", label: tool.delete, icon: <TrashIcon />, shortcut: "Delete", placement: "menu" },
      ...{ group: "delete", tone: "danger" },
      isAvailable: (turn, chat) => canChange(turn, chat) && !isGreeting(turn),
      onSelect: withId(handlers.onMessageDeleteFrom),
    },
    {
      ...{ id: "discard", label: outcome.discard, placement: "outcome", variant: "quiet" },
      isAvailable: ({ kind, state }) => kind === "user" && state !== "sent" && state !== "sending",
      onSelect: withId(handlers.onMessageDiscard),
    },
    {
      ...{ id: "editBlocked", label: outcome.change, placement: "outcome" },
      isAvailable: ({ kind, state }) => kind === "user" && state === "blocked",
      onSelect: withId(handlers.onMessageEdit),
    },
    {
      ...{ id: "continueIncomplete", label: outcome.continue, placement: "outcome" },
      isAvailable: (turn, { pending }) => turn.kind === "character" && isIncomplete(turn) && !pending,
      onSelect: withId(handlers.onMessageContinue),
    },
    {
      ...{ id: "retry", label: outcome.retry, placement: "outcome" },
      isAvailable: hasFailed,
      onSelect: withId(handlers.onMessageRetry),
    },
    {
      ...{ id: "dismiss", label: outcome.dismiss, placement: "outcome", variant: "quiet" },
      isAvailable: (turn) => turn.kind === "character" && turn.state === "done" && hasFailed(turn),
      onSelect: withId(handlers.onMessageDiscard),
    },
  ];
  return candidates.filter((action): action is MessageAction => action.onSelect !== undefined);
}

function withId(handler: ((turnId: string) => void) | undefined): MessageAction["onSelect"] | undefined {
  return handler && (({ turn }) => handler(turn.id));
}

function isSaved(turn: TextTurn): boolean {
  return turn.kind === "character" ? turn.proposed !== true : turn.state === "sent";
}

function isSavedReply(turn: TextTurn): turn is CharacterTurn {
  return turn.kind === "character" && isSaved(turn);
}

function isGreeting(turn: TextTurn): boolean {
  return turn.kind === "character" && turn.greeting === true;
}

/** The chat does not change while a reply is streaming. */
function canChange(turn: TextTurn, { pending }: MessageActionChat): boolean {
  return isSaved(turn) && !pending;
}

function canRegenerate(turn: TextTurn, chat: MessageActionChat): boolean {
  return isSavedReply(turn) && !isGreeting(turn) && canChange(turn, chat);
}

function hasFailed(turn: TextTurn): boolean {
  if (turn.kind === "user") return turn.state === "failed";
  return turn.state === "failed" || turn.state === "blocked" || turn.error !== undefined;
}

/** Whether it has a text that can be continued: also one that broke off. */
function isIncomplete({ state, text }: CharacterTurn): boolean {
  return state === "cut" || state === "stopped" || (state === "failed" && text.trim() !== "");
}
