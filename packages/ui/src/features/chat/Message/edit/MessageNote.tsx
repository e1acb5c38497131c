import { useId, useRef } from "react";
import { useCopy, useNumberFormat } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import { useAttempt } from "../../../../components/useAttempt.ts";
import { useControllable } from "../../../../components/useControllable.ts";
import { charactersOver } from "../../../../format/characters.ts";
import * as css from "./MessageEdit.css.ts";
import { messagePartCopy } from "../MessagePart.copy.ts";
import { WritingField } from "./WritingField.tsx";

interface MessageNoteProps {
  draft?: string;
  defaultDraft?: string;
  onDraftChange: (draft: string) => void;
  /** Whether its field gets the focus. */
  takesFocus: boolean;
  /** Generate a variant; with an empty note, without an instruction. */
  onSend: (noteText: string | undefined) => void;
  onCancel: () => void;
}

const TEXT_MAX = 500;

/** A form for what a new variant should change; a part of Message that is loaded on demand. */
export function MessageNote(props: MessageNoteProps) {
  const copy = useCopy(messagePartCopy).note;
  const [note, setNote] = useControllable(props.draft, props.defaultDraft ?? "", props.onDraftChange);
  const number = useNumberFormat();
  const errorId = useId();
  const form = useRef<HTMLDivElement>(null);
  const [, attempt] = useAttempt();
  const text = note.trim();
  const over = charactersOver(text, TEXT_MAX);
  const send = () =>
    attempt(form.current, over === 0, () => {
      setNote("");
      props.onSend(text === "" ? undefined : text);
    });
  const cancel = () => {
    setNote("");
    props.onCancel();
  };
  return (
    <div ref={form} className={css.form}>
      <WritingField
        label={copy.label}
        labelShown
        placeholder={copy.placeholder}
        text={note}
        errorId={over > 0 ? errorId : undefined}
        takesFocus={props.takesFocus}
        onTextChange={setNote}
        onDone={send}
        onCancel={cancel}
      />
      {over > 0 && (
        <p id={errorId} className={css.error} role="status">
          {copy.tooLong(number(over))}
        </p>
      )}
      <div className={css.actions}>
        <Button variant="quiet" onClick={cancel}>
          {copy.cancel}
        </Button>
        <Button onClick={send}>{copy.send}</Button>
      </div>
    </div>
  );
}
