import type { ReactElement } from "react";
import type { ButtonVariant } from "../../../../components/Button/useButtonProps.tsx";
import type { Tone } from "../../../../components/states.ts";
import { isGenerating } from "../../ChatTurn.ts";
import type { TextTurn, TurnFeedback } from "../../ChatTurn.ts";

/** What the user chose an action for. */
export interface MessageActionEvent {
  /** The message. */
  readonly turn: TextTurn;
  /** What a new variant should change. Only for `regenerate`. @default none */
  readonly note?: string;
  /** Opens the form for such a note; sending it selects the action `regenerate`. */
  readonly openNote: () => void;
}

/** The chat that a message is in. */
export interface MessageActionChat {
  /** Whether a reply is streaming, so that the chat should not be changed. */
  readonly pending: boolean;
}

/** Something that a user can do with a message. */
export interface MessageAction {
  /** Unique in the list. Variants and the note generate with the action `regenerate`; without it they cannot. */
  readonly id: string;
  /** Its label, or its accessible name if only the icon is shown. */
  readonly label: string;
  /** Its icon, 18 pixels; a button of `outcome` has none. */
  readonly icon?: ReactElement;
  /** The key that selects it while the message or one of its buttons has the focus, as in `KeyboardEvent.key`. @default none */
  readonly shortcut?: string;
  /**
   * `toolbar` is an icon button below the message; `menu` is an entry of its menu; `outcome` is a button beside the text that
   * says why a message was not sent or a reply is incomplete.
   */
  readonly placement: "toolbar" | "menu" | "outcome";
  /** Entries of the menu with another group than the entry before them are below a line. @default "" */
  readonly group?: string;
  /** What an entry of the menu means: `danger` is red, for what destroys. @default "neutral" */
  readonly tone?: Extract<Tone, "neutral" | "danger">;
  /** The look of a button of `outcome`: `quiet` has no frame. @default "secondary" */
  readonly variant?: Extract<ButtonVariant, "secondary" | "quiet">;
  /**
   * Whether a message has it now. A message that is streaming has no actions. @default every message has it
   */
  readonly isAvailable?: (turn: TextTurn, chat: MessageActionChat) => boolean;
  /** The user selected it. */
  readonly onSelect: (event: MessageActionEvent) => void;
}

/** Handlers of the actions of `useMessageActions`. The action of an absent one does not exist. */
export interface MessageActionHandlers {
  /** Retry after a failure. */
  onMessageRetry?: (turnId: string) => void;
  /** Discard a message that was not sent, or dismiss the problem of a reply that is `done`. */
  onMessageDiscard?: (turnId: string) => void;
  /** Generate a new variant; `note` says what should be different. */
  onMessageRegenerate?: (turnId: string, note?: string) => void;
  /** Continue the text of a reply. */
  onMessageContinue?: (turnId: string) => void;
  /** Copy the text. */
  onMessageCopy?: (turnId: string) => void;
  /** Edit the message in place; the owner then passes `editing`. */
  onMessageEdit?: (turnId: string) => void;
  /** Branch: start a new chat from here. */
  onMessageBranch?: (turnId: string) => void;
  /** Pin or unpin the message. */
  onMessagePinChange?: (turnId: string, pinned: boolean) => void;
  /** Save a part of it as a memory. */
  onMessageRemember?: (turnId: string) => void;
  /** Delete this message and all after it. */
  onMessageDeleteFrom?: (turnId: string) => void;
  /** Set feedback on a reply; undefined removes it. */
  onFeedbackChange?: (turnId: string, feedback: TurnFeedback | undefined) => void;
  /** Report a reply. */
  onMessageReport?: (turnId: string) => void;
}

/** The actions that a message has now, in order. */
export function availableActions(
  actions: readonly MessageAction[],
  turn: TextTurn,
  pending: boolean,
): readonly MessageAction[] {
  if (isGenerating(turn)) return [];
  return actions.filter(({ isAvailable }) => isAvailable?.(turn, { pending }) ?? true);
}
