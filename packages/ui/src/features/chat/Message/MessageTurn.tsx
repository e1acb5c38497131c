import { Suspense, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { isGrowing } from "../ChatTurn.ts";
import type { SpokenTurn } from "../ChatTurn.ts";
import type { MessageCopy } from "./Message.copy.ts";
import { lazyPart, untilHere } from "../../../lazyPart.ts";
import * as css from "./Message.css.ts";
import type { MessageProps } from "./Message.tsx";
import type { MessageActions } from "./MessageActions.ts";
import { MessageAlternatives } from "./MessageAlternatives.tsx";
import { useTouch } from "./useTouch.ts";

interface MessageTurnProps extends MessageProps {
  turn: SpokenTurn;
  copy: MessageCopy;
  className: string;
  /** Who speaks, as the turn's heading. */
  heading: ReactNode;
  /** What has become of it, for those who point at it. Absent: that is said elsewhere. */
  standing?: string;
  children: ReactNode;
}

const loadKeys = async () => import("./messageTools.ts");
const MessageTools = lazyPart(async () => (await import("./MessageTools.tsx")).MessageTools);
const MessageNote = lazyPart(async () => (await import("./MessageNote.tsx")).MessageNote);
const MessageEdit = lazyPart(async () => (await import("./MessageEdit.tsx")).MessageEdit);

/**
 * What every turn that somebody said has in common: its heading, its place in the conversation, and what can be
 * done with it, by hand, by finger or by key. The tools show on the last reply, and on others when they are
 * pointed at, focused or pressed for long.
 */
export function MessageTurn(props: MessageTurnProps) {
  const { turn, copy, latest = false, editing, place, setSize } = props;
  const headingId = useId();
  const article = useRef<HTMLElement>(null);
  const [pointedAt, setPointedAt] = useState(false);
  const [focused, setFocused] = useState(false);
  const [noting, setNoting] = useState(false);
  const isReply = turn.kind === "character";
  const busy = props.busy === true;
  const hasTools = canDoAnything(props) && !isGrowing(turn);
  const canRegenerate =
    isReply && turn.greeting !== true && !busy && !isGrowing(turn) && props.onRegenerate !== undefined;
  const wordings = isReply ? turn.alternatives : undefined;
  const hasWordings = (wordings?.count ?? 1) > 1 && props.onAlternativeChange !== undefined;
  const isPointedAt = pointedAt || focused;
  const standing = isPointedAt && editing === undefined ? props.standing : undefined;
  const stands = (latest && isReply && canDoAnything(props)) || hasWordings;
  const note = () => setNoting(true);
  const turnTo = (step: 1 | -1) => {
    if (wordings === undefined) return;
    const index = wordings.current + step;
    if (index >= 0 && index < wordings.count) props.onAlternativeChange?.(turn.id, index);
    else if (step === 1 && canRegenerate) note();
  };
  const touch = useTouch({ onSwipe: wordings && turnTo, onLongPress: () => article.current?.focus() });

  const pressKey = (event: KeyboardEvent) => {
    // Keys of the turn are its own alone: not of a field or a button in it, nor of the browser's shortcuts.
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event);
    if (step !== undefined && hasWordings) turnTo(step);
    else if (event.key === "Enter") intoTools(event.currentTarget);
    else {
      // What the other keys stand for comes with the tools; the browser does nothing of its own with them.
      const { key } = event;
      void untilHere(loadKeys).then(({ pressKey: press }) =>
        press(key, { turn, actions: props, busy, onNote: note }),
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
      data-stands={stands || undefined}
      data-found={props.found || undefined}
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-description={props.standing}
      // Nobody is told of single words: the whole reply is announced once, when it is there.
      aria-busy={isGrowing(turn) || undefined}
      aria-posinset={place}
      aria-setsize={setSize}
      onPointerEnter={(event) => event.pointerType === "mouse" && setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
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
      {editing === undefined && (stands || hasTools || standing !== undefined) && (
        <div className={stands ? css.foot : css.floating} data-end={turn.kind === "user" || undefined}>
          {standing !== undefined && (
            // The turn's description has told it already.
            <span className={css.standing} aria-hidden="true">
              {standing}
            </span>
          )}
          {hasWordings && wordings !== undefined && (
            <MessageAlternatives
              {...wordings}
              copy={copy}
              canAdd={canRegenerate}
              onTurn={turnTo}
              onAdd={() => props.onRegenerate?.(turn.id)}
            />
          )}
          {hasTools && (latest || isPointedAt) && (
            <Suspense>
              <MessageTools
                turn={turn}
                actions={props}
                busy={busy}
                onNote={note}
                copy={props.partCopy}
                onLeave={() => article.current?.focus()}
              />
            </Suspense>
          )}
        </div>
      )}
      {noting && (
        <Suspense>
          <MessageNote
            copy={props.partCopy}
            onSend={(words) => {
              setNoting(false);
              article.current?.focus();
              props.onRegenerate?.(turn.id, words);
            }}
            onCancel={() => {
              setNoting(false);
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
function intoTools(turn: Element): void {
  const button =
    turn.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']") ??
    turn.querySelector<HTMLElement>("button");
  button?.focus();
}

/** Which way an arrow turns the wordings: the end side is where the next one lies. */
function stepOf({ key, currentTarget }: KeyboardEvent): 1 | -1 | undefined {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return undefined;
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowRight") === isRightToLeft ? -1 : 1;
}
