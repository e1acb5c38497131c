import { useEffect, useId, useRef } from "react";
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
  /** The most characters of a name. @default 80 */
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
export function PanelRename({ label, name, maxLength = 80, copy, onRename, onEnd }: PanelRenameProps) {
  const field = useRef<HTMLInputElement>(null);
  const { text: draft, props: typing } = useTextField({ defaultValue: name, ref: field });
  useEscapeInside(field, onEnd);
  // After the menu that opened it has returned the focus to its button.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.select());
    return () => cancelAnimationFrame(frame);
  }, []);
  const root = useRef<HTMLSpanElement>(null);
  const problemId = useId();
  const [hasTried, attempt] = useAttempt();
  const given = draft.trim();
  const over = charactersOver(given, maxLength);
  const missing = hasTried && given === "" ? copy.nameMissing : undefined;
  const problem = over > 0 ? copy.nameTooLong(over) : missing;
  const save = () =>
    attempt(root.current, given !== "" && over === 0, () => {
      if (given !== name) onRename(given);
      onEnd();
    });
  return (
    <span ref={root} className={css.rename}>
      <input
        {...typing}
        className={css.input}
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isInputMethodKey(event)) return;
          event.preventDefault();
          save();
        }}
      />
      <span id={problemId} className={css.problem} role="status" hidden={problem === undefined}>
        {problem}
      </span>
      <span className={css.ends}>
        <Button variant="quiet" onPress={onEnd}>
          {copy.cancel}
        </Button>
        <Button onPress={save}>{copy.save}</Button>
      </span>
    </span>
  );
}
