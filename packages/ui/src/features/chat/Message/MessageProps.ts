import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { MessageAction } from "./actions/MessageAction.ts";
import type { MessageEditing } from "./MessageEditing.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import type { MessageCopy } from "./Message.copy.ts";
import type { TextTurn } from "../ChatTurn.ts";

/** Callbacks of a message besides its actions, each with its id. What belongs to an absent one is not offered. */
export interface MessageCallbacks {
  /** Show another variant, by its index from 0. */
  onVariantChange?: (turnId: string, index: number) => void;
  /** The user typed into the note for a new variant; its whole new text. Empty once it was sent or cancelled. */
  onNoteDraftChange?: (turnId: string, noteDraft: string) => void;
  /** Copy the text of a code block. */
  onCodeCopy?: (code: string) => void;
  /** Show the creator's changes. */
  onRevisionOpen?: (turnId: string) => void;
  /** Dismiss the help panel. */
  onCrisisClose?: (turnId: string) => void;
}

export interface MessageProps extends MessageCallbacks {
  /** The message. */
  turn: ChatTurn;
  /** What the user can do with it, in order; the same array while nothing changes. @default none */
  actions?: readonly MessageAction[];
  /** The character's name, shown above its messages. */
  characterName: string;
  /** Whether it is the last message: its tools are always shown. @default false */
  latest?: boolean;
  /** Whether a reply is streaming, so that actions that change the chat are not offered. @default false */
  pending?: boolean;
  /** Whether it is a search hit and is highlighted. @default false */
  found?: boolean;
  /** Present while this message is being edited. */
  editing?: MessageEditing;
  /** The note for a new variant that was typed and not sent: its form is open. Absent: the form holds its text itself. */
  noteDraft?: string;
  /** The note at first, if the form holds it itself. @default "" */
  defaultNoteDraft?: string;
  /** Its position among the loaded entries, from 1. */
  position?: number;
  /** The number of entries; -1 when earlier ones are not loaded. */
  setSize?: number;
  /** Texts of the component. @default English */
  copy?: Copy<MessageCopy>;
}

export interface SystemMessageProps
  extends Pick<MessageProps, "characterName" | "onRevisionOpen" | "onCrisisClose"> {
  turn: Exclude<ChatTurn, TextTurn>;
  copy: MessageCopy;
}
