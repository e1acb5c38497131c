import { Suspense, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { isGenerating } from "../ChatTurn.ts";
import type { TextTurn } from "../ChatTurn.ts";
import type { MessageCopy } from "./Message.copy.ts";
import { lazyWithRetry, importWithRetry } from "../../../lazyWithRetry.ts";
import { sourceMarks } from "../sourceMarks.ts";
import { useFocusWithin } from "../../../components/useFocusWithin.ts";
import { useTouch } from "../../../components/useTouch.ts";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useIsHydrating } from "../../../components/useIsHydrating.ts";
import * as css from "./Message.css.ts";
import type { MessageProps } from "./MessageProps.ts";
import type { MessageActions } from "./MessageActions.ts";
import { MessageVariants } from "./tools/MessageVariants.tsx";

interface MessageTurnProps extends MessageProps {
  turn: TextTurn;
  copy: MessageCopy;
  className: string;
  /** The speaker, as the heading. */
  heading: ReactNode;
  /** The state shown on hover and focus. Absent: it is shown elsewhere. */
  note?: string;
  children: ReactNode;
}

const loadKeys = async () => import("./tools/messageTools.ts");
const MessageTools = lazyWithRetry(async () => (await import("./tools/MessageTools.tsx")).MessageTools);
const MessageNote = lazyWithRetry(async () => (await import("./edit/MessageNote.tsx")).MessageNote);
const MessageEdit = lazyWithRetry(async () => (await import("./edit/MessageEdit.tsx")).MessageEdit);

/**
 * The common part of user and character messages: heading, position, and actions by pointer, touch and keyboard. The
 * tools are shown on the last reply, and on others while hovered, focused or long-pressed.
 */
export function MessageTurn(props: MessageTurnProps) {
  const { turn, copy, latest = false, editing, place, setSize } = props;
  const headingId = useId();
  const article = useRef<HTMLElement>(null);
  const [isHovered, setHovered] = useState(false);
  const { isFocused, ...focus } = useFocusWithin();
  const [isNoteOpen, setNoteOpen] = useState(false);
  const isHydrating = useIsHydrating();
  const isReply = turn.kind === "character";
  const busy = props.pending === true;
  const hasTools = canDoAnything(props) && !isGenerating(turn);
  const canRegenerate =
    isReply &&
    turn.greeting !== true &&
    !busy &&
    !isGenerating(turn) &&
    props.onMessageRegenerate !== undefined;
  const variants = isReply ? turn.variants : undefined;
  const hasVariants = (variants?.count ?? 1) > 1 && props.onVariantChange !== undefined;
  const isActive = isHovered || isFocused;
  const shownNote = isActive && editing === undefined ? props.note : undefined;
  const alwaysShowsTools = (latest && isReply && canDoAnything(props)) || hasVariants;
  const openNote = () => setNoteOpen(true);
  const closeNote = () => {
    setNoteOpen(false);
    article.current?.focus();
  };
  // A note that was half-written before is there again, without taking the focus.
  const hasNote = (props.noteDraft ?? "") !== "" && canRegenerate;
  const changeVariant = (step: 1 | -1) => {
    if (variants === undefined) return;
    const index = variants.current + step;
    if (index >= 0 && index < variants.count) props.onVariantChange?.(turn.id, index);
    else if (step === 1 && canRegenerate) openNote();
  };
  const { current, count } = variants ?? { current: 0, count: 1 };
  const marks = sourceMarks(isReply ? turn.digitalSource : undefined);
  const isNew = (step: 1 | -1) => step === 1 && current === count - 1 && canRegenerate;
  const isVariant = (index: number) => hasVariants && index >= 0 && index < count;
  const touch = useTouch({
    canSwipe: (step) => editing === undefined && (isNew(step) || isVariant(current + step)),
    swipeHint: (step) => (isNew(step) ? copy.fresh : undefined),
    onSwipe: (step) => (isNew(step) ? props.onMessageRegenerate?.(turn.id) : changeVariant(step)),
    onLongPress: () => article.current?.focus(),
  });

  const pressKey = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    // Only keys on the message itself or its tools: not in a field in it, and not the browser's shortcuts.
    const isOnTool = isInFoot(event);
    const isOnMessage = event.target === event.currentTarget;
    if (!(isOnMessage || isOnTool) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = variantStep(event);
    // A tool keeps its own keys: the arrows lead to the next one, and Enter presses it.
    if (isOnMessage && step !== undefined && hasVariants) changeVariant(step);
    else if (isOnMessage && event.key === "Enter") focusTools(event.currentTarget);
    else {
      // The other keys are handled by the tools' module, which is loaded on demand; the browser has no default for
      // them.
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
      data-tools-visible={alwaysShowsTools || undefined}
      data-tools-at-end={(latest && hasTools && !alwaysShowsTools) || undefined}
      data-found={props.found || undefined}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-description={props.note}
      // Tokens are not announced: the whole reply is announced once, when it is finished.
      aria-busy={isGenerating(turn) || undefined}
      aria-posinset={place}
      aria-setsize={setSize}
      onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      {...focus}
      {...marks.whole}
      onKeyDown={pressKey}
      {...touch}
    >
      <h2 id={headingId} className={turn.kind === "user" ? css.hidden : css.speaker} {...marks.part}>
        {props.heading}
      </h2>
      {editing === undefined ? (
        props.children
      ) : (
        <Suspense>
          <MessageEdit editing={editing} onEnd={() => article.current?.focus()} />
        </Suspense>
      )}
      {editing === undefined && (alwaysShowsTools || hasTools || shownNote !== undefined) && (
        <div
          className={alwaysShowsTools ? css.foot : css.floating}
          data-foot
          data-end={turn.kind === "user" || undefined}
        >
          {shownNote !== undefined && (
            // Already part of the description.
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
              onAdd={() => props.onMessageRegenerate?.(turn.id)}
            />
          )}
          {hasTools && (latest || isActive) && !isHydrating && (
            <Suspense>
              <MessageTools
                turn={turn}
                actions={props}
                busy={busy}
                onNote={openNote}
                onLeave={() => article.current?.focus()}
              />
            </Suspense>
          )}
        </div>
      )}
      {(isNoteOpen || hasNote) && (
        <Suspense>
          <MessageNote
            draft={props.noteDraft}
            defaultDraft={props.defaultNoteDraft}
            takesFocus={isNoteOpen}
            onDraftChange={(text) => {
              setNoteOpen(true);
              props.onNoteDraftChange?.(turn.id, text);
            }}
            onSend={(text) => {
              closeNote();
              props.onMessageRegenerate?.(turn.id, text);
            }}
            onCancel={closeNote}
          />
        </Suspense>
      )}
    </article>
  );
}

/** Whether any action of the tools is available. */
function canDoAnything(actions: MessageActions): boolean {
  const tools = [
    actions.onMessageCopy,
    actions.onMessageEdit,
    actions.onMessageRegenerate,
    actions.onMessageContinue,
    actions.onMessageBranch,
    actions.onMessagePinChange,
    actions.onMessageRemember,
    actions.onFeedbackChange,
    actions.onMessageReport,
    actions.onMessageDeleteFrom,
  ];
  return tools.some((tool) => tool !== undefined);
}

/** Focuses the tools, or the first button without tools. */
function focusTools(turn: Element): void {
  const button =
    turn.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']") ??
    turn.querySelector<HTMLElement>("button");
  button?.focus();
}

/** Whether a key was pressed on a tool or a button of the variants. Keys of the tools' menu, which is elsewhere, do not count. */
function isInFoot({ target, currentTarget }: KeyboardEvent): boolean {
  const foot = target instanceof Element ? target.closest("[data-foot]") : null;
  return foot !== null && currentTarget.contains(foot);
}

/** The variant step of an arrow key: the arrow in text direction goes to the next one. */
function variantStep({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") === isRightToLeft ? -1 : 1;
}
