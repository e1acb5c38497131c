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
  /** The name that stands over what the character says. */
  characterName: string;
  /** Whether it is the last thing said: its tools always show. @default false */
  latest?: boolean;
  /** Whether a reply is under way, so that nothing that changes the story is offered. @default false */
  busy?: boolean;
  /** Whether it was just searched for or jumped to, and stands out. @default false */
  found?: boolean;
  /** Present while this very turn is being changed. */
  editing?: MessageEditing;
  /** Its place among the turns that are loaded, counted from 1. */
  place?: number;
  /** How many turns there are; -1 when earlier ones are not loaded. */
  setSize?: number;
  /** @default English */
  copy?: MessageCopy;
  /** Words of its parts that are loaded on demand. @default English */
  partCopy?: MessagePartCopy;
}

/** One turn of a conversation. Drawn again only when its own turn changes. */
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
