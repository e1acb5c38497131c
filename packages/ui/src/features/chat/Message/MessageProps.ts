import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import type { MessageActions, MessageEditing } from "./MessageActions.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import type { MessageCopy } from "./Message.copy.ts";
import type { TextTurn } from "../ChatTurn.ts";

export interface MessageProps extends MessageActions {
  /** The message. */
  turn: ChatTurn;
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
  /** Its position among the loaded messages, from 1. */
  place?: number;
  /** The number of messages; -1 when earlier ones are not loaded. */
  setSize?: number;
  /** Texts of the component. @default English */
  copy?: Copy<MessageCopy>;
}

export interface MessageLineProps extends MessageProps {
  turn: Exclude<ChatTurn, TextTurn>;
  copy: MessageCopy;
}
