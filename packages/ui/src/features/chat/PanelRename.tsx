import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { isInputMethodKey } from "../../components/isInputMethodKey.ts";
import { useTextField } from "../../components/useTextField.ts";
import * as css from "./panel.css.ts";
import { useEscapeInside } from "./useEscapeInside.ts";

interface PanelRenameProps {
  /** Accessible name of the field. */
  label: string;
  /** The current name. */
  name: string;
  /** The most characters of a name. @default 80 */
  maxLength?: number;
  copy: { readonly save: string; readonly cancel: string };
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
  const save = () => {
    const given = draft.trim();
    if (given !== "" && given !== name) onRename(given);
    onEnd();
  };
  return (
    <span className={css.rename}>
      <input
        {...typing}
        className={css.input}
        aria-label={label}
        maxLength={maxLength}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || isInputMethodKey(event)) return;
          event.preventDefault();
          save();
        }}
      />
      <span className={css.ends}>
        <Button variant="quiet" onPress={onEnd}>
          {copy.cancel}
        </Button>
        <Button disabled={draft.trim() === ""} onPress={save}>
          {copy.save}
        </Button>
      </span>
    </span>
  );
}
