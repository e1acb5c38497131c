import { useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useFocusWithin } from "../../../components/useFocusWithin.ts";
import { useTouch } from "../../../components/useTouch.ts";
import { isGenerating, speakerName } from "../ChatTurn.ts";
import { sourceMarks } from "../sourceMarks.ts";
import { SystemMessage } from "./system/SystemMessage.tsx";
import { messageCopy } from "./Message.copy.ts";
import { MessageContext } from "./MessageContext.ts";
import * as css from "./Message.css.ts";
import type { MessageProps } from "./MessageProps.ts";
import { useMessageState } from "./useMessageState.ts";
import type { TextMessageContent } from "./useMessageState.ts";

export interface MessageRootProps extends MessageProps {
  /** The parts of a message of the user or the character. A notice has none. */
  children: ReactNode;
}

/**
 * The frame of a message: its position, its focus, and its actions by key and by swipe. Its parts are inside. A notice is rendered
 * without the parts.
 */
export function MessageRoot(props: MessageRootProps) {
  const { turn } = props;
  const copy = useCopy(messageCopy, props.copy);
  if (turn.kind !== "user" && turn.kind !== "character")
    return (
      <SystemMessage
        turn={turn}
        characterName={props.characterName}
        onRevisionOpen={props.onRevisionOpen}
        onCrisisClose={props.onCrisisClose}
        copy={copy}
      />
    );
  const { children, characterName, ...rest } = props;
  const text = { ...rest, characterName: speakerName(turn) ?? characterName, turn, copy };
  return <TextMessage text={text}>{children}</TextMessage>;
}

interface TextMessageProps {
  /** The message, and what can be done with it. */
  text: TextMessageContent;
  children: ReactNode;
}

function TextMessage({ text, children }: TextMessageProps) {
  const { turn, copy, latest = false, editing } = text;
  const article = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const { isFocused, ...focus } = useFocusWithin();
  const message = useMessageState(text, article, isHovered || isFocused);
  const { available, hasVariants, changeVariant, regenerate, select } = message;
  const isReply = turn.kind === "character";
  const { current, count } = (isReply ? turn.variants : undefined) ?? { current: 0, count: 1 };
  const isNew = (step: 1 | -1) => step === 1 && current === count - 1 && regenerate !== undefined;
  const isVariant = (index: number) => hasVariants && index >= 0 && index < count;
  const touch = useTouch({
    canSwipe: (step) => editing === undefined && (isNew(step) || isVariant(current + step)),
    swipeHint: (step) => (isNew(step) ? copy.fresh : undefined),
    onSwipe: (step) => (isNew(step) && regenerate ? select(regenerate) : changeVariant(step)),
    onLongPress: message.focus,
  });

  const pressKey = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    // Only keys on the message itself or its tools: not in a field in it, and not the browser's shortcuts.
    const isOnMessage = event.target === event.currentTarget;
    if (!(isOnMessage || isInFooter(event)) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = variantStep(event);
    // A tool keeps its own keys: the arrows lead to the next one, and Enter presses it.
    if (isOnMessage && step !== undefined && hasVariants) changeVariant(step);
    else if (isOnMessage && event.key === "Enter") focusTools(event.currentTarget);
    else {
      // The browser has no default for the other keys.
      const action = available.find(({ shortcut }) => shortcut === event.key);
      if (action !== undefined) select(action);
      return;
    }
    event.preventDefault();
  };

  return (
    <article
      ref={article}
      className={[css.turn, isReply ? css.character : css.user].join(" ")}
      data-turn={turn.id}
      data-tools-visible={message.alwaysShowsTools || undefined}
      data-tools-at-end={(latest && message.hasTools && !message.alwaysShowsTools) || undefined}
      data-found={text.found || undefined}
      tabIndex={-1}
      aria-labelledby={message.headingId}
      aria-description={turn.kind === "user" && turn.state === "sent" ? copy.saved : undefined}
      // Tokens are not announced: the whole reply is announced once, when it is finished.
      aria-busy={isGenerating(turn) || undefined}
      aria-posinset={text.position}
      aria-setsize={text.setSize}
      onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
      {...sourceMarks(isReply ? turn.digitalSource : undefined).whole}
      onKeyDown={pressKey}
      {...touch}
    >
      <MessageContext value={message}>{children}</MessageContext>
    </article>
  );
}

/** Focuses the tools, or the first button without tools. */
function focusTools(turn: Element): void {
  const button =
    turn.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']") ??
    turn.querySelector<HTMLElement>("button");
  button?.focus();
}

/** Whether a key was pressed on a tool or a button of the variants. Keys of the tools' menu, which is elsewhere, do not count. */
function isInFooter({ target, currentTarget }: KeyboardEvent): boolean {
  const footer = target instanceof Element ? target.closest("[data-footer]") : null;
  return footer !== null && currentTarget.contains(footer);
}

/** The variant step of an arrow key: the arrow in text direction goes to the next one. */
function variantStep({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") === isRightToLeft ? -1 : 1;
}
