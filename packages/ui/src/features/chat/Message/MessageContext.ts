import { createContext, useContext } from "react";
import type { TextTurn } from "../ChatTurn.ts";
import type { MessageAction } from "./actions/MessageAction.ts";
import type { MessageCopy } from "./Message.copy.ts";
import type { MessageProps } from "./MessageProps.ts";

/** What the parts of a message have in common. */
export interface MessageContextValue extends Omit<MessageProps, "copy"> {
  readonly turn: TextTurn;
  readonly copy: MessageCopy;
  /** The `id` of the heading. */
  readonly headingId: string;
  /** Whether the pointer or the focus is on the message. */
  readonly isActive: boolean;
  /** The actions that it has now, in order. */
  readonly available: readonly MessageAction[];
  /** Whether it can have actions below it. */
  readonly hasTools: boolean;
  /** Whether what is below it is always shown, and not only while it is active. */
  readonly alwaysShowsTools: boolean;
  /** Whether its variant can be changed. */
  readonly hasVariants: boolean;
  /** Changes the variant. Beyond the last one it opens the note for a new one. */
  readonly changeVariant: (step: 1 | -1) => void;
  /** The action that generates a new variant. Absent: none can be generated. */
  readonly regenerate: MessageAction | undefined;
  /** Selects an action. */
  readonly select: (action: MessageAction, note?: string) => void;
  /** Whether the form for the note is open. */
  readonly isNoteOpen: boolean;
  readonly setNoteOpen: (isOpen: boolean) => void;
  /** Moves the focus to the message. */
  readonly focus: () => void;
}

export const MessageContext = createContext<MessageContextValue | undefined>(undefined);

/** The message that a part belongs to. */
export function useMessage(): MessageContextValue {
  const message = useContext(MessageContext);
  if (message === undefined)
    throw new Error("A part of Message is outside of Message.Root, which has the turn. Put it inside.");
  return message;
}
