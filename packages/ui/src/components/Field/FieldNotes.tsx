import type { ReactNode } from "react";
import { AlertIcon } from "../Icon/AlertIcon.generated.ts";
import * as css from "./FieldNotes.css.ts";

interface FieldNotesProps {
  /** The `id` of the control. */
  id: string;
  error: string | undefined;
  hint: ReactNode;
}

/** The error and the hint below a control, which `notesOf` ties to it. */
export function FieldNotes({ id, error, hint }: FieldNotesProps) {
  return (
    <>
      <span id={`${id}-error`} className={css.error} role="alert" hidden={error === undefined}>
        <AlertIcon size={16} />
        <span>{error}</span>
      </span>
      {hint !== undefined && (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      )}
    </>
  );
}

/** The ids of the notes of a control, for its `aria-describedby`. */
export function notesOf({ id, error, hint }: FieldNotesProps): string {
  const ids = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  return ids.filter(Boolean).join(" ");
}
