import { Suspense, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { isGenerating } from "../ChatTurn.ts";
import type { TextTurn } from "../ChatTurn.ts";
import type { MessageCopy } from "./Message.copy.ts";
import { lazyWithRetry, importWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./Message.css.ts";
import type { MessageProps } from "./Message.tsx";
import type { MessageActions } from "./MessageActions.ts";
import { MessageVariants } from "./MessageVariants.tsx";
import { useTouch } from "./useTouch.ts";

interface MessageTurnProps extends MessageProps {
  turn: TextTurn;
  copy: MessageCopy;
  className: string;
  /** Who speaks, as the turn's heading. */
  heading: ReactNode;
  /** What has become of it, for those who point at it. Absent: that is said elsewhere. */
  note?: string;
  children: ReactNode;
}

const loadKeys = async () => import("./messageTools.ts");
const MessageTools = lazyWithRetry(async () => (await import("./MessageTools.tsx")).MessageTools);
const MessageNote = lazyWithRetry(async () => (await import("./MessageNote.tsx")).MessageNote);
const MessageEdit = lazyWithRetry(async () => (await import("./MessageEdit.tsx")).MessageEdit);

/**
 * What every turn that somebody said has in common: its heading, its place in the conversation, and what can be
 * done with it, by hand, by finger or by key. The tools show on the last reply, and on others when they are
 * pointed at, focused or pressed for long.
 */
export function MessageTurn(props: MessageTurnProps) {
  const { turn, copy, latest = false, editing, place, setSize } = props;
  const headingId = useId();
  const article = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isNoteOpen, setNoteOpen] = useState(false);
  const isReply = turn.kind === "character";
  const busy = props.busy === true;
  const hasTools = canDoAnything(props) && !isGenerating(turn);
  const canRegenerate =
    isReply && turn.greeting !== true && !busy && !isGenerating(turn) && props.onRegenerate !== undefined;
  const variants = isReply ? turn.variants : undefined;
  const hasVariants = (variants?.count ?? 1) > 1 && props.onVariantChange !== undefined;
  const isActive = isHovered || isFocused;
  const shownNote = isActive && editing === undefined ? props.note : undefined;
  const alwaysShowsTools = (latest && isReply && canDoAnything(props)) || hasVariants;
  const openNote = () => setNoteOpen(true);
  const changeVariant = (step: 1 | -1) => {
    if (variants === undefined) return;
    const index = variants.current + step;
    if (index >= 0 && index < variants.count) props.onVariantChange?.(turn.id, index);
    else if (step === 1 && canRegenerate) openNote();
  };
  const touch = useTouch({ onSwipe: variants && changeVariant, onLongPress: () => article.current?.focus() });

  const pressKey = (event: KeyboardEvent) => {
    // Keys of the turn are its own alone: not of a field or a button in it, nor of the browser's shortcuts.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = variantStep(event);
    if (step !== undefined && hasVariants) changeVariant(step);
    else if (event.key === "Enter") focusTools(event.currentTarget);
    else {
      // What the other keys stand for comes with the tools; the browser does nothing of its own with them.
      const { key } = event;
      void importWithRetry(loadKeys).then(({ pressKey: press }) =>
        press(key, { turn, actions: props, busy, onNote: openNote }),
      );
      return;
    }
    event.preventDefault();
  };

  return (
    <article
      ref={article}
      className={[css.turn, props.className].join(" ")}
      data-turn={turn.id}
      data-stands={alwaysShowsTools || undefined}
      data-found={props.found || undefined}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-description={props.note}
      // Nobody is told of single words: the whole reply is announced once, when it is there.
      aria-busy={isGenerating(turn) || undefined}
      aria-posinset={place}
      aria-setsize={setSize}
      onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
      onKeyDown={pressKey}
      {...touch}
    >
      <h2 id={headingId} className={turn.kind === "user" ? css.hidden : css.speaker}>
        {props.heading}
      </h2>
      {editing === undefined ? (
        props.children
      ) : (
        <Suspense>
          <MessageEdit editing={editing} copy={props.partCopy} onEnd={() => article.current?.focus()} />
        </Suspense>
      )}
      {editing === undefined && (alwaysShowsTools || hasTools || shownNote !== undefined) && (
        <div
          className={alwaysShowsTools ? css.foot : css.floating}
          data-end={turn.kind === "user" || undefined}
        >
          {shownNote !== undefined && (
            // The turn's description has told it already.
            <span className={css.note} aria-hidden="true">
              {shownNote}
            </span>
          )}
          {hasVariants && variants !== undefined && (
            <MessageVariants
              {...variants}
              copy={copy}
              canAdd={canRegenerate}
              onStep={changeVariant}
              onAdd={() => props.onRegenerate?.(turn.id)}
            />
          )}
          {hasTools && (latest || isActive) && (
            <Suspense>
              <MessageTools
                turn={turn}
                actions={props}
                busy={busy}
                onNote={openNote}
                copy={props.partCopy}
                onLeave={() => article.current?.focus()}
              />
            </Suspense>
          )}
        </div>
      )}
      {isNoteOpen && (
        <Suspense>
          <MessageNote
            copy={props.partCopy}
            onSend={(words) => {
              setNoteOpen(false);
              article.current?.focus();
              props.onRegenerate?.(turn.id, words);
            }}
            onCancel={() => {
              setNoteOpen(false);
              article.current?.focus();
            }}
          />
        </Suspense>
      )}
    </article>
  );
}

/** Whether the owner offers anything that the tools could do. */
function canDoAnything(actions: MessageActions): boolean {
  const {
    onCopy,
    onEdit,
    onRegenerate,
    onBranch,
    onPinChange,
    onRemember,
    onFeedback,
    onReport,
    onDeleteFrom,
  } = actions;
  const any = onCopy ?? onEdit ?? onRegenerate ?? onBranch ?? onPinChange ?? onRemember;
  return (any ?? onFeedback ?? onReport ?? onDeleteFrom) !== undefined;
}

/** The focus goes to the tools, or to the first button where there are none. */
function focusTools(turn: Element): void {
  const button =
    turn.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']") ??
    turn.querySelector<HTMLElement>("button");
  button?.focus();
}

/** Which way an arrow turns the wordings: the end side is where the next one lies. */
function variantStep({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") === isRightToLeft ? -1 : 1;
}
