import { memo } from "react";
import { assertNever } from "../../../assertNever.ts";
import type { ChatTurn } from "../ChatTurn.ts";
import { messageCopy } from "./Message.copy.ts";
import type { MessageCopy } from "./Message.copy.ts";
import type { MessageActions, MessageEditing } from "./MessageActions.ts";
import { MessageCharacter } from "./MessageCharacter.tsx";
import type { MessagePartCopy } from "./MessagePart.copy.ts";
import { MessageLine } from "./MessageLine.tsx";
import { MessageUser } from "./MessageUser.tsx";

export interface MessageProps extends MessageActions {
  turn: ChatTurn;
  /** The character's name, shown above its messages. */
  characterName: string;
  /** Whether it is the last message: its tools are always shown. @default false */
  latest?: boolean;
  /** Whether a reply is streaming, so that actions that change the chat are not offered. @default false */
  busy?: boolean;
  /** Whether it is a search hit and is highlighted. @default false */
  found?: boolean;
  /** Present while this message is being edited. */
  editing?: MessageEditing;
  /** Its position among the loaded messages, from 1. */
  place?: number;
  /** The number of messages; -1 when earlier ones are not loaded. */
  setSize?: number;
  /** @default English */
  copy?: MessageCopy;
  /** Texts of its lazily loaded parts. @default English */
  partCopy?: MessagePartCopy;
}

/** One entry of the message list. Rendered again only when its own turn changes. */
export const Message = memo(function Message(props: MessageProps) {
  const { turn, copy = messageCopy } = props;
  switch (turn.kind) {
    case "user":
      return <MessageUser {...props} turn={turn} copy={copy} />;
    case "character":
      return <MessageCharacter {...props} turn={turn} copy={copy} />;
    case "notice":
    case "disclosure":
    case "memoryEnd":
    case "revision":
    case "crisis":
      return <MessageLine {...props} turn={turn} copy={copy} />;
    default:
      return assertNever(turn);
  }
});

export type { MessageActions, MessageEditing } from "./MessageActions.ts";
