import { useId, useState } from "react";
import type { RefObject } from "react";
import { isGenerating } from "../ChatTurn.ts";
import type { TextTurn } from "../ChatTurn.ts";
import { availableActions } from "./actions/MessageAction.ts";
import type { MessageAction } from "./actions/MessageAction.ts";
import type { MessageCopy } from "./Message.copy.ts";
import type { MessageContextValue } from "./MessageContext.ts";
import type { MessageProps } from "./MessageProps.ts";

/** A message of the user or the character, with its texts. */
export interface TextMessageContent extends MessageProps {
  turn: TextTurn;
  copy: MessageCopy;
}

const noActions: readonly MessageAction[] = [];

/** What the parts of a message have in common, from its props. */
export function useMessageState(
  props: TextMessageContent,
  article: RefObject<HTMLElement | null>,
  isActive: boolean,
): MessageContextValue {
  const { turn, actions = noActions, latest = false, pending = false, onVariantChange } = props;
  const headingId = useId();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const isReply = turn.kind === "character";
  const available = availableActions(actions, turn, pending);
  const regenerate = available.find(({ id }) => id === "regenerate");
  const hasActions = actions.some(isInTools);
  const variants = isReply ? turn.variants : undefined;
  const hasVariants = (variants?.count ?? 1) > 1 && onVariantChange !== undefined;
  return {
    ...props,
    headingId,
    isActive,
    available,
    hasTools: hasActions && !isGenerating(turn),
    alwaysShowsTools: (latest && isReply && hasActions) || hasVariants,
    hasVariants,
    changeVariant: (step) => {
      if (variants === undefined) return;
      const index = variants.current + step;
      if (index >= 0 && index < variants.count) onVariantChange?.(turn.id, index);
      else if (step === 1 && regenerate !== undefined) setNoteOpen(true);
    },
    regenerate,
    select: (action, note) => action.onSelect({ turn, note, openNote: () => setNoteOpen(true) }),
    isNoteOpen,
    setNoteOpen,
    focus: () => article.current?.focus(),
  };
}

/** Whether it is a button below the message, or in its menu. */
export function isInTools({ placement }: MessageAction): boolean {
  return placement !== "outcome";
}
