import { useState } from "react";
import { useCopy } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../../components/Button/Button.tsx";
import * as css from "./MessageEdit.css.ts";
import { messagePartCopy } from "../MessagePart.copy.ts";
import { WritingField } from "./WritingField.tsx";

interface MessageNoteProps {
  /** Generate a variant; with an empty note, without a wish. */
  onSend: (noteText: string | undefined) => void;
  onCancel: () => void;
}

/** A form for what a new variant should change; a part of Message that is loaded on demand. */
export function MessageNote({ onSend, onCancel }: MessageNoteProps) {
  const copy = useCopy(messagePartCopy).note;
  const [note, setNoteText] = useState("");
  const send = () => onSend(note.trim() === "" ? undefined : note.trim());
  return (
    <div className={css.form}>
      <WritingField
        label={copy.label}
        labelShown
        placeholder={copy.placeholder}
        text={note}
        maxLength={500}
        onTextChange={setNoteText}
        onDone={send}
        onCancel={onCancel}
      />
      <div className={css.actions}>
        <Button variant="quiet" onPress={onCancel}>
          {copy.cancel}
        </Button>
        <Button onPress={send}>{copy.send}</Button>
      </div>
    </div>
  );
}
