import { memo } from "react";
import { MessageActions } from "./MessageActions.tsx";
import { MessageBody, MessageText } from "./MessageBody.tsx";
import { MessageHeader } from "./MessageHeader.tsx";
import type { MessageProps } from "./MessageProps.ts";
import { MessageRoot } from "./MessageRoot.tsx";
import { MessageStatus } from "./MessageStatus.tsx";

/**
 * One entry of the message list. It is rendered again only when its own turn changes. With its parts, an own message is composed:
 * `Message.Root` has the props, and the others are inside of it.
 *
 * @example
 * <Message turn={turn} characterName="Odile" />
 */
export const Message = /* @__PURE__ */ Object.assign(
  memo(function Message(message: MessageProps) {
    return (
      <MessageRoot {...message}>
        <MessageHeader />
        <MessageBody />
        <MessageActions />
      </MessageRoot>
    );
  }),
  {
    Root: MessageRoot,
    Header: MessageHeader,
    Body: MessageBody,
    Text: MessageText,
    Status: MessageStatus,
    Actions: MessageActions,
  },
);

export type {
  MessageAction,
  MessageActionChat,
  MessageActionEvent,
  MessageActionHandlers,
} from "./actions/MessageAction.ts";
export { useMessageActions } from "./actions/useMessageActions.ts";
export type { MessageBodyProps } from "./MessageBody.tsx";
export type {
  BlockingRule,
  CharacterTurn,
  ChatTurn,
  ContextLimitTurn,
  CrisisTurn,
  DisclosureTurn,
  HelpLine,
  NoticeTurn,
  RevisionTurn,
  StreamingText,
  TextTurn,
  TurnFeedback,
  TurnSpeaker,
  TurnVariants,
  UserTurn,
} from "../ChatTurn.ts";
export type { MessageEditing } from "./MessageEditing.ts";
export type { MessageHeaderProps } from "./MessageHeader.tsx";
export type { MessageCallbacks, MessageProps } from "./MessageProps.ts";
export type { MessageRootProps } from "./MessageRoot.tsx";
