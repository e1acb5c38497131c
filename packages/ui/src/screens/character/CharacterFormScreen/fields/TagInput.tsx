import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { scrollIntoView } from "../../../../components/scrollIntoView.ts";
import { Chip } from "../../../../components/Chip/Chip.tsx";
import { useFocusWithin } from "../../../../components/useFocusWithin.ts";
import { isInputMethodKey } from "../../../../components/isInputMethodKey.ts";
import { FieldNotes, notesOf } from "../../../../components/Field/FieldNotes.tsx";
import { fieldCopy } from "../../../../components/Field/Field.copy.ts";
import { useCopy, useNumberFormat } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { useTextField } from "../../../../components/useTextField.ts";
import { charactersOver } from "../../../../format/characters.ts";
import { PlusIcon } from "../../../../components/Icon/PlusIcon.generated.ts";
import * as css from "./TagInput.css.ts";
import type { FormPart } from "./FormPart.ts";

/** A short text in a row, such as a tag. */
export interface FormToken {
  readonly id: string;
  readonly name: string;
}

interface TagInputProps {
  label: string;
  /** The current items. */
  tokens: readonly FormToken[];
  /** The items to choose from. Absent: free text. */
  choices?: readonly FormToken[];
  /** The most items. */
  limit: number;
  /** The most user-perceived characters of a free text. More can be typed, but not added. */
  letters?: number;
  hint?: string;
  error?: string;
  /** Texts: the add button, its field, and the message without a match. */
  texts: { add: string; field: string; none?: string; remove: (name: string) => string };
  /** The text that was typed and not added yet: the field is open with it at first. @default "" */
  defaultDraft?: string;
  /** The user typed; empty once the text was added or dropped. */
  onDraftChange?: (text: string) => void;
  onAdd: (token: FormToken) => void;
  onRemove: (token: FormToken) => void;
}

/** The props of a text that is not added yet, of a field of the form. */
export function tokenDraftOf(
  { tokenDrafts, onTokenDraftChange }: Pick<FormPart, "tokenDrafts" | "onTokenDraftChange">,
  field: string,
): Pick<TagInputProps, "defaultDraft" | "onDraftChange"> {
  return {
    defaultDraft: tokenDrafts?.[field],
    onDraftChange: onTokenDraftChange && ((text) => onTokenDraftChange(field, text)),
  };
}

const SHOWN_MAX = 8;

/** A row of short texts, such as tags; a button opens a field that adds one. */
export function TagInput(props: TagInputProps) {
  const { label, tokens, limit, hint, error, texts } = props;
  const [adding, setAdding] = useState((props.defaultDraft ?? "") !== "");
  const [wasPressed, setPressed] = useState(false);
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const notes = { id, error, hint };
  const leave = () => {
    setAdding(false);
    props.onDraftChange?.("");
  };
  const close = () => {
    leave();
    // The field is removed with the next render; then the button is there again.
    requestAnimationFrame(() => {
      // Meanwhile the user can have pressed another field.
      if (document.activeElement === document.body) add.current?.focus();
    });
  };
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={notesOf(notes) || undefined}
      className={css.group}
    >
      <span className={css.top}>
        <span id={id}>{label}</span>
        <span
          className={tokens.length > limit ? css.over : css.counter}
        >{`${tokens.length} / ${limit}`}</span>
      </span>
      <div className={css.row}>
        {tokens.map((token) => (
          <Chip
            key={token.id}
            label={token.name}
            copy={{ remove: texts.remove }}
            onRemove={() => props.onRemove(token)}
          />
        ))}
        {adding ? (
          <TokenField input={props} takesFocus={wasPressed} onClose={close} onLeave={leave} />
        ) : (
          tokens.length < limit && (
            <button
              ref={add}
              type="button"
              className={css.add}
              aria-label={`${texts.add}: ${label}`}
              onClick={() => {
                setPressed(true);
                setAdding(true);
              }}
            >
              <PlusIcon size={16} />
              <span>{texts.add}</span>
            </button>
          )
        )}
      </div>
      <FieldNotes {...notes} />
    </div>
  );
}

interface TokenFieldProps {
  input: Omit<TagInputProps, "label" | "hint" | "error" | "onRemove">;
  /** Whether its button opened it; a text that was typed before a reload opens it without the focus. */
  takesFocus: boolean;
  onClose: () => void;
  /** The focus is elsewhere already. */
  onLeave: () => void;
}

function TokenField({ input, takesFocus, onClose, onLeave }: TokenFieldProps) {
  const { tokens, choices, texts, limit, letters = Infinity, onAdd } = input;
  const [at, setAt] = useState(0);
  const [hasFocus, setHasFocus] = useState(takesFocus);
  const {
    text,
    setText,
    props: field,
  } = useTextField<HTMLInputElement>({
    // Once opened by its button, it is empty.
    defaultValue: takesFocus ? "" : input.defaultDraft,
    onValueChange: (typedText) => {
      setAt(0);
      input.onDraftChange?.(typedText);
    },
  });
  const isListOpen = choices !== undefined && hasFocus;
  const id = useId();
  const list = useRef<HTMLSpanElement>(null);
  // The list opens below the field, where the window may end.
  useEffect(() => scrollIntoView(list.current, "nearest"), [isListOpen]);
  const { tooLong } = useCopy(fieldCopy);
  const number = useNumberFormat();
  const over = charactersOver(text.trim(), letters);
  const typed = choices === undefined && over === 0 ? newToken(text, tokens) : undefined;
  const found = choices === undefined ? [] : matches(choices, tokens, text);
  const pick = (token: FormToken) => {
    onAdd(token);
    setText("");
    if (tokens.length + 1 >= limit) onClose();
  };
  // Adding a token moves what is below: after the press that ended the field.
  const { onFocus, onBlur } = useFocusWithin(() => {
    // A text that is too long stays in its field.
    if (over > 0) return;
    if (typed !== undefined) onAdd(typed);
    onLeave();
  });
  const press = (event: KeyboardEvent) => {
    if (isInputMethodKey(event)) return;
    if (event.key === "Escape") onClose();
    else if (event.key === "ArrowDown") setAt((at + 1) % Math.max(1, found.length));
    else if (event.key === "ArrowUp") setAt((at + found.length - 1) % Math.max(1, found.length));
    else if (event.key === "Enter") {
      const token = choices === undefined ? typed : found[at];
      if (token !== undefined) pick(token);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <span
      className={css.picker}
      onFocus={() => {
        setHasFocus(true);
        onFocus();
      }}
      onBlur={onBlur}
    >
      <input
        {...field}
        autoFocus={takesFocus}
        className={css.input}
        aria-invalid={over > 0 || undefined}
        aria-describedby={over > 0 ? `${id}-error` : undefined}
        aria-label={texts.field}
        placeholder={texts.field}
        autoComplete="off"
        {...(choices !== undefined && {
          role: "combobox",
          "aria-expanded": isListOpen,
          "aria-controls": isListOpen ? id : undefined,
          "aria-activedescendant":
            isListOpen && found[at] !== undefined ? `${id}-${found[at].id}` : undefined,
        })}
        onKeyDown={press}
      />
      <span id={`${id}-error`} role="status" className={css.tooLong} hidden={over === 0}>
        {over > 0 && tooLong(number(over))}
      </span>
      {isListOpen && (
        <span
          ref={list}
          id={id}
          role="listbox"
          aria-label={texts.field}
          className={css.list}
          // The field keeps the focus, so that several can be added.
          onMouseDown={(event) => event.preventDefault()}
        >
          {found.map((token, place) => (
            <span
              key={token.id}
              id={`${id}-${token.id}`}
              role="option"
              aria-selected={place === at}
              className={css.option}
              onClick={() => pick(token)}
            >
              {token.name}
            </span>
          ))}
          {found.length === 0 && (
            <span role="option" aria-selected={false} aria-disabled="true" className={css.none}>
              {texts.none}
            </span>
          )}
        </span>
      )}
    </span>
  );
}

function matches(choices: readonly FormToken[], usedIds: readonly FormToken[], text: string) {
  const query = text.trim().toLowerCase();
  return choices
    .filter(({ id, name }) => name.toLowerCase().includes(query) && !usedIds.some((one) => one.id === id))
    .slice(0, SHOWN_MAX);
}

function newToken(text: string, tokens: readonly FormToken[]): FormToken | undefined {
  const name = text.trim();
  return name === "" || tokens.some((token) => token.name === name) ? undefined : { id: name, name };
}
