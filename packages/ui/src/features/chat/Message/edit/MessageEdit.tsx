import { useEffect, useEffectEvent, useId, useRef } from "react";
import { useCopy, useNumberFormat } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { useAttempt } from "../../../../components/useAttempt.ts";
import { charactersOver } from "../../../../format/characters.ts";
import type { MessageEditing } from "../MessageEditing.ts";
import * as css from "./MessageEdit.css.ts";
import { messagePartCopy } from "../MessagePart.copy.ts";
import { WritingField } from "./WritingField.tsx";

interface MessageEditProps {
  editing: MessageEditing;
  /** Editing ended: the focus returns to the message. */
  onEnd: () => void;
}

/** A message that is being edited in place; a part of Message that is loaded on demand. */
export function MessageEdit({ editing, onEnd }: MessageEditProps) {
  const copy = useCopy(messagePartCopy).edit;
  const number = useNumberFormat();
  const { draft, state, maxLength, onSave, onSaveAndRegenerate, onCancel } = editing;
  const errorId = useId();
  const form = useRef<HTMLDivElement>(null);
  const [hasTried, attempt] = useAttempt();
  const over = charactersOver(draft, maxLength);
  const isEmpty = draft.trim() === "";
  const failure = state?.kind === "failed" ? (state.error ?? copy.failed) : undefined;
  const error = over > 0 ? copy.tooLong(number(over)) : hasTried && isEmpty ? copy.empty : failure;
  const isPending = state?.kind === "pending";
  const save = (how: () => void) => !isPending && attempt(form.current, !isEmpty && over === 0, how);
  const end = useEffectEvent(onEnd);
  useEffect(() => () => end(), []);
  return (
    <div ref={form} className={css.form} data-editing="">
      <WritingField
        label={copy.label}
        text={draft}
        errorId={error === undefined ? undefined : errorId}
        onTextChange={editing.onDraftChange}
        onDone={() => save(onSave)}
        onCancel={onCancel}
      />
      {error !== undefined && (
        <p id={errorId} className={css.error} role="alert">
          {error}
        </p>
      )}
      <div className={css.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {copy.cancel}
        </Button>
        {onSaveAndRegenerate !== undefined && (
          <Button disabled={isPending} onClick={() => save(onSaveAndRegenerate)}>
            {copy.saveAndRegenerate}
          </Button>
        )}
        <Button variant="primary" pending={isPending} onClick={() => save(onSave)}>
          {copy.save}
        </Button>
      </div>
    </div>
  );
}
