import type { Decorator } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { fn } from "storybook/test";
import type { MessageAction, MessageActionHandlers } from "./MessageAction.ts";
import { useMessageActions } from "./useMessageActions.ts";

/** A handler for every action. */
export const actionHandlers = {
  onMessageRetry: fn(),
  onMessageDiscard: fn(),
  onMessageRegenerate: fn(),
  onMessageContinue: fn(),
  onMessageCopy: fn(),
  onMessageEdit: fn(),
  onMessageBranch: fn(),
  onMessagePinChange: fn(),
  onMessageRemember: fn(),
  onMessageDeleteFrom: fn(),
  onFeedbackChange: fn(),
  onMessageReport: fn(),
} satisfies Required<MessageActionHandlers>;

interface ActionsProps {
  handlers: MessageActionHandlers;
  children: (actions: readonly MessageAction[]) => ReactNode;
}

function Actions({ handlers, children }: ActionsProps) {
  return children(useMessageActions(handlers));
}

/** Gives a story the actions of the product, in the language of the story. */
export function withMessageActions(handlers: MessageActionHandlers): Decorator {
  return (Story, { args }) => (
    <Actions handlers={handlers}>{(actions) => <Story args={{ ...args, actions }} />}</Actions>
  );
}
