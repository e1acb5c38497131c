import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useComposedRefs } from "@radix-ui/react-compose-refs";
import { Suspense, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy, useNumberFormat } from "../../../components/ThemeRoot/ThemeContext.ts";
import { ArrowUpIcon } from "../../../components/Icon/ArrowUpIcon.generated.ts";
import { AsteriskIcon } from "../../../components/Icon/AsteriskIcon.generated.ts";
import { IdeaIcon } from "../../../components/Icon/IdeaIcon.generated.ts";
import { QuoteIcon } from "../../../components/Icon/QuoteIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { charactersOver } from "../../../format/characters.ts";
import { truncateName } from "../../../format/truncateName.ts";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import type { QuotaMeterProps } from "../QuotaMeter/QuotaMeter.tsx";
import type { ComposerState } from "./ComposerState.ts";
import { composerCopy } from "./Composer.copy.ts";
import type { ComposerCopy } from "./Composer.copy.ts";
import { lazyWithRetry } from "../../../lazyWithRetry.ts";
import { useInset } from "../../../components/useInset.ts";
import { useTextField } from "../../../components/useTextField.ts";
import * as css from "./Composer.css.ts";
import type { ComposerSuggestions } from "./ComposerSuggestions.ts";
import { noteOf, refusalOf } from "./composerNotes.ts";
import { useJustStarted } from "./useJustStarted.ts";
import { useFocusOfServerField } from "./useFocusOfServerField.ts";
import { wrapSelection } from "./wrapSelection.ts";

const ComposerSuggestionList = lazyWithRetry(
  async () => (await import("./ComposerSuggestionList.tsx")).ComposerSuggestionList,
);

// Lazy: the quota is loaded after the messages have rendered. The place of the meter is reserved.
const QuotaMeter = lazyWithRetry(async () => (await import("../QuotaMeter/QuotaMeter.tsx")).QuotaMeter);

export interface ComposerProps extends RootProps {
  /** The name of the character. */
  characterName: string;
  /** The draft; owned by the parent, so that it is never lost. Absent: the field holds it itself until it is sent. */
  draft?: string;
  /** The draft at first, if the field holds it itself. @default "" */
  defaultDraft?: string;
  /** The user typed; the whole new draft. */
  onDraftChange?: (draft: string) => void;
  /** What can be done with the draft. */
  state: ComposerState;
  /** The most characters of a message. @default no limit */
  maxLength?: number;
  /** The daily quota. Absent: there is no limit. */
  quota?: Omit<QuotaMeterProps, "copy">;
  /** The user's persona. Absent: it cannot be changed. */
  persona?: ComposerPersona;
  /** Suggested messages, loaded on request. Absent: not available. */
  suggestions?: ComposerSuggestions;
  /** Whether there are buttons that put quotation marks and asterisks around the selection, for role play. @default false */
  rolePlayButtons?: boolean;
  /** Above the text, for example files to send. */
  above?: ReactNode;
  /** Before the buttons below the text, for example an `IconButton` that adds a file. */
  before?: ReactNode;
  /** After those buttons, beside Send. */
  after?: ReactNode;
  /** Ref to the text field, for example to focus it; `ref` is that of the root. */
  fieldRef?: Ref<HTMLTextAreaElement>;
  /** The user sent the draft. Called with trimmed, non-empty text within `maxLength`. */
  onSubmit: (text: string) => void;
  /** The user stopped the reply. Absent: its control is not shown. */
  onReplyStop?: () => void;
  /** The user wants to see the plans, because no messages are left. Absent: the button is not shown. */
  onPlansOpen?: () => void;
  /** Whether the field is focused when it mounts. @default false */
  autoFocus?: boolean;
  /** Texts of the component. @default English */
  copy?: Copy<ComposerCopy>;
}

/** The user's persona in a chat. */
export interface ComposerPersona {
  /** Absent: no persona. */
  name?: string;
  /** The user wants to change the persona. */
  onPersonaOpen: () => void;
}

/**
 * The message field. Enter sends, Shift+Enter inserts a line break, Enter during IME composition does neither.
 *
 * @example
 * <Composer characterName="Odile" state={{ kind: "ready" }} onSubmit={send} />
 */
export function Composer({ ref, ...props }: ComposerProps) {
  const { characterName, state, maxLength, quota, onReplyStop } = props;
  const copy = useCopy(composerCopy, props.copy);
  const number = useNumberFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTextField({
    value: props.draft,
    defaultValue: props.defaultDraft,
    onValueChange: props.onDraftChange,
    ref: useComposedRefs(field, props.fieldRef),
  });
  const draft = typing.text;
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(root, ref);
  useInset(root, "bottomInset");
  const noteId = useId();
  const text = draft.trim();
  const over = charactersOver(text, maxLength);
  const [refused, setRefused] = useState({ draft: "", kind: "", times: 0 });
  const wasRefused = refused.times > 0 && refused.draft === draft && refused.kind === state.kind;
  const note =
    over > 0
      ? copy.tooLong(number(over))
      : (noteOf(state, copy) ?? (wasRefused ? refusalOf(state, text, copy) : undefined));
  const isOpen = state.kind === "ready" || (state.kind === "offline" && state.queues === true);
  const canSend = isOpen && text !== "" && over <= 0;

  const isNew = useJustStarted(state.kind === "replying");

  useFocusOfServerField(field, props.autoFocus);
  // Grows the field with its text; the height depends on layout.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.blockSize = "auto";
    if (draft !== "") element.style.blockSize = `${element.scrollHeight}px`;
  }, [draft]);

  const send = () => {
    // Right after hydration the draft is not yet what is in the field.
    const typed = field.current?.value.trim() ?? "";
    if (isOpen && typed !== "" && over <= 0) {
      props.onSubmit(typed);
      // An owner clears its draft when the message is confirmed.
      if (props.draft === undefined) typing.setText("");
    } else setRefused(({ times }) => ({ draft, kind: state.kind, times: times + 1 }));
    field.current?.focus();
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== "Enter" || event.shiftKey || isInputMethodKey(event)) return;
    event.preventDefault();
    send();
  };
  const wrap = (opening: string, closing: string) => {
    if (field.current !== null) wrapSelection(field.current, opening, closing);
  };

  return (
    <div {...rootProps(props, css.composer)} ref={rootRef}>
      {props.suggestions !== undefined && props.suggestions.state.kind !== "idle" && (
        <Suspense>
          <ComposerSuggestionList
            {...props.suggestions}
            copy={copy}
            onPick={(suggestion) => {
              field.current?.focus();
              typing.setText(suggestion);
              props.suggestions?.onOpenChange(false);
            }}
          />
        </Suspense>
      )}
      <div className={css.box}>
        {props.above !== undefined && <div className={css.above}>{props.above}</div>}
        <textarea
          {...typing.props}
          className={css.field}
          rows={1}
          // Writing is the main purpose of this page, so the field is focused when it opens.
          autoFocus={props.autoFocus}
          placeholder={copy.label(characterName)}
          aria-label={copy.label(characterName)}
          aria-describedby={note === undefined ? undefined : noteId}
          aria-invalid={over > 0 || state.kind === "blocked" || undefined}
          enterKeyHint="send"
          onKeyDown={pressKey}
        />
        <div className={css.row}>
          {props.before}
          {props.persona !== undefined && <Persona {...props.persona} copy={copy} />}
          {props.rolePlayButtons && (
            <>
              <IconButton label={copy.quote} icon={<QuoteIcon />} onClick={() => wrap("“", "”")} />
              <IconButton label={copy.action} icon={<AsteriskIcon />} onClick={() => wrap("*", "*")} />
            </>
          )}
          {props.suggestions !== undefined && (
            <IconButton
              label={copy.suggest}
              icon={<IdeaIcon />}
              disabled={state.kind !== "ready"}
              onClick={props.suggestions.onLoad}
            />
          )}
          {props.after !== undefined && <div className={css.after}>{props.after}</div>}
          {state.kind === "replying" && onReplyStop !== undefined ? (
            <button
              type="button"
              className={css.send}
              aria-label={copy.stop}
              title={copy.stop}
              // Stop has just replaced Send: the second click of a double click must not stop the reply, nor a click
              // just before a reply from another tab started.
              onClick={(event) => event.detail < 2 && !(text !== "" && isNew()) && onReplyStop()}
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
      <div className={css.footer}>
        {note !== undefined && (
          <p
            id={noteId}
            className={css.note}
            data-tone={over > 0 || state.kind === "blocked" ? "danger" : "neutral"}
            data-refused={wasRefused || undefined}
            role="status"
          >
            {/* A new node is announced again, each time that Send is pressed in vain. */}
            <span key={wasRefused ? refused.times : 0}>{note}</span>
            {state.kind === "used-up" && props.onPlansOpen !== undefined && (
              <>
                {" "}
                <button type="button" className={css.plans} onClick={props.onPlansOpen}>
                  {copy.plans}
                </button>
              </>
            )}
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
        {/* The note of a used-up quota says the same. */}
        {quota !== undefined && state.kind !== "used-up" && (
          <Suspense>
            <QuotaMeter {...quota} className={css.meter} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Persona({ name, onPersonaOpen, copy }: ComposerPersona & { copy: ComposerCopy }) {
  const shown = name === undefined ? copy.noPersona : truncateName(name);
  return (
    <button
      type="button"
      className={css.persona}
      aria-label={copy.persona(name ?? copy.noPersona)}
      aria-haspopup="dialog"
      onClick={onPersonaOpen}
    >
      <UserIcon size={16} />
      <span dir="auto" className={css.personaName}>
        {shown}
      </span>
    </button>
  );
}

export type { ComposerSuggestions } from "./ComposerSuggestions.ts";
export type { ComposerState } from "./ComposerState.ts";
export type { BlockingRule } from "../ChatTurn.ts";
