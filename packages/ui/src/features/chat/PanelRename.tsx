import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
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
  const [draft, setDraft] = useState(name);
  const field = useRef<HTMLInputElement>(null);
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
        ref={field}
        className={css.input}
        aria-label={label}
        maxLength={maxLength}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing || event.key !== "Enter") return;
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
