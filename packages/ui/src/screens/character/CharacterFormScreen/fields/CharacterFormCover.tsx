import { useId } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { FieldNotes, notesOf } from "../../../../components/Field/FieldNotes.tsx";
import { UploadButton } from "../../../../components/UploadButton/UploadButton.tsx";
import { Cover } from "../../../../features/character/Cover/Cover.tsx";
import * as css from "../CharacterFormScreen.css.ts";
import type { FormPart } from "./FormPart.ts";

interface CharacterFormCoverProps {
  part: FormPart;
  onCoverSelect?: (file: File) => void;
}

/** The cover, with buttons to replace or remove it. */
export function CharacterFormCover({ part, onCoverSelect }: CharacterFormCoverProps) {
  const { fields, copy, errors, onFieldsChange } = part;
  const { cover, name } = fields;
  const notes = { id: useId(), error: errors.cover, hint: undefined };
  return (
    <div
      className={css.coverRow}
      role="group"
      aria-label={copy.cover}
      aria-describedby={notesOf(notes) || undefined}
      data-field="cover"
    >
      <span className={css.coverThumb}>
        <Cover image={cover} name={name || copy.untitled} sizes="84px" decorative />
      </span>
      <div className={css.coverSide}>
        <strong>{copy.cover}</strong>
        <span className={css.hint}>{copy.coverHint}</span>
        <span className={css.coverActions}>
          {onCoverSelect !== undefined && (
            <UploadButton onFileSelect={onCoverSelect}>
              {cover === undefined ? copy.coverAdd : copy.coverReplace}
            </UploadButton>
          )}
          {cover !== undefined && (
            <Button
              variant="quiet"
              aria-label={`${copy.coverRemove}: ${copy.cover}`}
              onClick={() => onFieldsChange({ cover: undefined })}
            >
              {copy.coverRemove}
            </Button>
          )}
        </span>
        <FieldNotes {...notes} />
      </div>
    </div>
  );
}
