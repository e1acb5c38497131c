import { Suspense, useId, useLayoutEffect, useRef } from "react";
import type { KeyboardEvent } from "react";
import { ArrowUpIcon } from "../../../components/Icon/ArrowUpIcon.generated.ts";
import { AsteriskIcon } from "../../../components/Icon/AsteriskIcon.generated.ts";
import { IdeaIcon } from "../../../components/Icon/IdeaIcon.generated.ts";
import { QuoteIcon } from "../../../components/Icon/QuoteIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { assertNever } from "../../../assertNever.ts";
import { truncateName } from "../../../format/truncateName.ts";
import type { BlockingRule } from "../ChatTurn.ts";
import { QuotaMeter } from "../QuotaMeter/QuotaMeter.tsx";
import type { QuotaMeterProps } from "../QuotaMeter/QuotaMeter.tsx";
import { composerCopy } from "./Composer.copy.ts";
import type { ComposerCopy } from "./Composer.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import * as css from "./Composer.css.ts";
import type { ComposerSuggestions } from "./ComposerSuggestions.ts";
import { wrapSelection } from "./wrapSelection.ts";

const ComposerSuggestionList = lazyWithRetry(
  async () => (await import("./ComposerSuggestionList.tsx")).ComposerSuggestionList,
);

/** Whether a message can go out now, and if not, why. */
export type ComposerState =
  | { kind: "ready" }
  /** A reply is being written: it can be stopped, and the next message prepared. */
  | { kind: "replying" }
  /** The draft is on its way out and still here, until it is known to have arrived. */
  | { kind: "sending" }
  /** With `queues` a message may be sent all the same: it waits until the connection is back. */
  | { kind: "offline"; queues?: boolean }
  /** A rule held the draft back; it stays until it is changed, and did not count (product 6.5). */
  | { kind: "blocked"; problem?: string; rule?: BlockingRule }
  | { kind: "signedOut" }
  /** The day's messages are used up; `resetsAt` is a local time ready to show. */
  | { kind: "usedUp"; resetsAt: string };

export interface ComposerProps {
  /** Whom it is written to. */
  characterName: string;
  /** The text so far; kept by the owner, so that nothing is lost. */
  draft: string;
  /** The reader wrote; the whole new draft. */
  onDraftChange: (draft: string) => void;
  /** What can be done with the draft at present. */
  state: ComposerState;
  /** The most characters that a message may have. @default 8000 */
  maxLength?: number;
  /** The day's allowance. Absent: there is no limit. */
  quota?: Omit<QuotaMeterProps, "copy">;
  /** Who the reader is in this chat. Absent: that cannot be chosen. */
  persona?: ComposerPersona;
  /** Things that the reader could say, had on request. Absent: none can be. */
  suggestions?: ComposerSuggestions;
  /** The reader sent the draft. Called with trimmed, non-empty text within `maxLength`. */
  onSend: (text: string) => void;
  /** The reader wants no more of this reply. */
  onStop: () => void;
  /** Whether the text field takes the focus when it appears. @default false */
  autoFocus?: boolean;
  /** Its words. @default English */
  copy?: ComposerCopy;
}

/** Who the reader is in a chat. */
export interface ComposerPersona {
  /** Absent: they are themselves. */
  name?: string;
  /** They want to be another. */
  onChange: () => void;
}

/** Where the reader writes. Enter sends, Shift+Enter breaks the line, composing a character does neither. */
export function Composer(props: ComposerProps) {
  const { characterName, draft, onDraftChange, state, maxLength = 8000, quota, copy = composerCopy } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const noteId = useId();
  const over = draft.length - maxLength;
  const note = over > 0 ? copy.tooLong(over) : noteOf(state, copy);
  const text = draft.trim();
  const isOpen = state.kind === "ready" || (state.kind === "offline" && state.queues === true);
  const canSend = isOpen && text !== "" && over <= 0;

  const isNew = useJustBegun(state.kind === "replying");

  // The field grows with its text; its height depends on what the browser laid out.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.blockSize = "auto";
    element.style.blockSize = `${element.scrollHeight}px`;
  }, [draft]);

  const send = () => {
    if (canSend) props.onSend(text);
    field.current?.focus();
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // keyCode 229 is how Safari tells that Enter only ended a composition.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return;
    event.preventDefault();
    send();
  };
  const wrap = (opening: string, closing: string) => {
    if (field.current !== null) wrapSelection(field.current, opening, closing, onDraftChange);
  };

  return (
    <div className={css.composer}>
      {props.suggestions !== undefined && props.suggestions.state.kind !== "none" && (
        <Suspense>
          <ComposerSuggestionList
            {...props.suggestions}
            copy={copy}
            onPick={(suggestion) => {
              onDraftChange(suggestion);
              props.suggestions?.onClose();
              field.current?.focus();
            }}
          />
        </Suspense>
      )}
      <div className={css.box}>
        <textarea
          ref={field}
          className={css.field}
          rows={1}
          // The conversation is what this page is for; a reader who opened it came to write.
          autoFocus={props.autoFocus}
          value={draft}
          placeholder={copy.label(characterName)}
          aria-label={copy.label(characterName)}
          aria-describedby={note === undefined ? undefined : noteId}
          aria-invalid={over > 0 || state.kind === "blocked" || undefined}
          enterKeyHint="send"
          onChange={(event) => onDraftChange(event.currentTarget.value)}
          onKeyDown={pressKey}
        />
        <div className={css.row}>
          {props.persona !== undefined && <Persona {...props.persona} copy={copy} />}
          <IconButton label={copy.quote} icon={<QuoteIcon />} onPress={() => wrap("“", "”")} />
          <IconButton label={copy.action} icon={<AsteriskIcon />} onPress={() => wrap("*", "*")} />
          {props.suggestions !== undefined && (
            <IconButton
              label={copy.suggest}
              icon={<IdeaIcon />}
              disabled={state.kind !== "ready"}
              onPress={props.suggestions.onAsk}
            />
          )}
          {state.kind === "replying" ? (
            <button
              type="button"
              className={css.send}
              aria-label={copy.stop}
              title={copy.stop}
              // Send stood here a moment ago: the second half of a double click was not meant for Stop, nor is a press
              // for which the reply of another tab or device came a blink too early.
              onClick={(event) => event.detail < 2 && !(text !== "" && isNew()) && props.onStop()}
            >
              <span className={css.square} />
            </button>
          ) : (
            <button
              type="button"
              className={css.send}
              aria-label={state.kind === "sending" ? copy.sending : copy.send}
              title={
                text === "" ? copy.blocked.empty : isOpen && state.kind === "offline" ? copy.queue : copy.send
              }
              aria-disabled={!canSend || undefined}
              aria-busy={state.kind === "sending" || undefined}
              onClick={send}
            >
              <ArrowUpIcon size={20} />
            </button>
          )}
        </div>
      </div>
      <div className={css.foot}>
        {note !== undefined && (
          <p
            id={noteId}
            className={css.note}
            data-tone={over > 0 || state.kind === "blocked" ? "bad" : "quiet"}
            role="status"
          >
            {note}
            {state.kind === "blocked" && state.rule !== undefined && (
              <>
                {" "}
                <Link href={state.rule.href} className={css.rule}>
                  {copy.blocked.readRule(state.rule.label)}
                </Link>
              </>
            )}
          </p>
        )}
        {quota !== undefined && <QuotaMeter {...quota} />}
      </div>
    </div>
  );
}

/** Milliseconds within which a press was meant for what stood there before. */
const BLINK_MS = 500;

/** Tells, at any moment, whether something that was not so before has only just begun to be so. */
function useJustBegun(is: boolean): () => boolean {
  const was = useRef(is);
  const begun = useRef(-Infinity);
  useLayoutEffect(() => {
    if (is && !was.current) begun.current = performance.now();
    was.current = is;
  }, [is]);
  return () => performance.now() - begun.current < BLINK_MS;
}

function Persona({ name, onChange, copy }: ComposerPersona & { copy: ComposerCopy }) {
  const shown = name === undefined ? copy.noPersona : truncateName(name);
  return (
    <button
      type="button"
      className={css.persona}
      aria-label={copy.persona(name ?? copy.noPersona)}
      aria-haspopup="dialog"
      onClick={onChange}
    >
      <UserIcon size={16} />
      <span className={css.personaName}>{shown}</span>
    </button>
  );
}

function noteOf(state: ComposerState, copy: ComposerCopy): string | undefined {
  switch (state.kind) {
    case "ready":
    case "replying":
    case "sending":
      return undefined;
    case "offline":
      return state.queues === true ? copy.blocked.queues : copy.blocked.offline;
    case "blocked":
      return state.problem ?? copy.blocked.rule;
    case "signedOut":
      return copy.blocked.signedOut;
    case "usedUp":
      return copy.blocked.usedUp(state.resetsAt);
    default:
      return assertNever(state);
  }
}

export type { ComposerSuggestions } from "./ComposerSuggestions.ts";
