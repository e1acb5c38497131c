import { memo } from "react";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { assertNever } from "../../../assertNever.ts";
import { messageCopy } from "./Message.copy.ts";
import { MessageCharacter } from "./MessageCharacter.tsx";
import { MessageLine } from "./lines/MessageLine.tsx";
import { MessageUser } from "./MessageUser.tsx";
import type { MessageProps } from "./MessageProps.ts";

/** One entry of the message list. Rendered again only when its own turn changes. */
export const Message = memo(function Message(props: MessageProps) {
  const { turn } = props;
  const copy = useCopy(messageCopy, props.copy);
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

export type { MessageProps } from "./MessageProps.ts";
