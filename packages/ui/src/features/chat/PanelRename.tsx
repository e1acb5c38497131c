import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { isInputMethodKey } from "../../components/isInputMethodKey.ts";
import { useAttempt } from "../../components/useAttempt.ts";
import { useTextField } from "../../components/useTextField.ts";
import { charactersOver } from "../../format/characters.ts";
import * as css from "./panel.css.ts";
import { useEscapeInside } from "./useEscapeInside.ts";

interface PanelRenameProps {
  /** Accessible name of the field. */
  label: string;
  /** The current name. */
  name: string;
  /** A name that was typed before and not saved; empty: none. @default "" */
  draft?: string;
  /** The user typed; the whole new text, and empty once it was saved or cancelled. */
  onDraftChange?: (draft: string) => void;
  /** The most characters of a name. @default no limit */
  maxLength?: number;
  copy: {
    readonly save: string;
    readonly cancel: string;
    readonly nameMissing: string;
    readonly nameTooLong: (over: number) => string;
  };
  /** Called with a trimmed, non-empty, changed name. */
  onRename: (name: string) => void;
  /** Renaming ended, saved or cancelled. */
  onEnd: () => void;
}

/** Renames something in place: Enter saves, Escape cancels. */
export function PanelRename(props: PanelRenameProps) {
  const { label, name, maxLength, copy, onRename, onDraftChange } = props;
  const field = useRef<HTMLInputElement>(null);
  const [given] = useState(props.draft ?? "");
  const { text: draft, props: typing } = useTextField({
    defaultValue: given || name,
    onValueChange: onDraftChange,
    ref: field,
  });
  const end = () => {
    onDraftChange?.("");
    props.onEnd();
  };
  useEscapeInside(field, end);
  // After the menu that opened it has returned the focus to its button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const element = field.current;
      // On a slow device the user types already: the caret stays where it is.
      if (element === null || element.matches(":focus")) return;
      // A new name replaces the old one; a half-written one is continued.
      element.setSelectionRange(given.length, element.value.length);
      element.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [given]);
  const root = useRef<HTMLSpanElement>(null);
  const errorId = useId();
  const [hasTried, attempt] = useAttempt();
  const title = draft.trim();
  const over = charactersOver(title, maxLength);
  const missing = hasTried && title === "" ? copy.nameMissing : undefined;
  const error = over > 0 ? copy.nameTooLong(over) : missing;
  const save = () =>
    attempt(root.current, title !== "" && over === 0, () => {
      if (title !== name) onRename(title);
      end();
    });
  return (
    <span ref={root} className={css.rename}>
      <input
        {...typing}
        className={css.input}
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isInputMethodKey(event)) return;
          event.preventDefault();
          save();
        }}
      />
      <span id={errorId} className={css.error} role="status" hidden={error === undefined}>
        {error}
      </span>
      <span className={css.ends}>
        <Button variant="quiet" onClick={end}>
          {copy.cancel}
        </Button>
        <Button onClick={save}>{copy.save}</Button>
      </span>
    </span>
  );
}
