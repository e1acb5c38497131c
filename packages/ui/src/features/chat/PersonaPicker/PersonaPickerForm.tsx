import { useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import * as panel from "../panel.css.ts";
import type { PersonaDraft } from "./Persona.ts";
import * as css from "./PersonaPicker.css.ts";
import type { PersonaPickerCopy } from "./PersonaPicker.copy.ts";
import type { PersonaPickerProps } from "./PersonaPickerProps.ts";

interface PersonaPickerFormProps
  extends Pick<PersonaPickerProps, "onDraftChange" | "onSave" | "nameLimit" | "descriptionLimit"> {
  draft: PersonaDraft;
  copy: PersonaPickerCopy;
}

/** Creates or edits a persona. */
export function PersonaPickerForm(props: PersonaPickerFormProps) {
  const { draft, onDraftChange, onSave, nameLimit = 40, descriptionLimit = 728, copy } = props;
  const [tried, setTried] = useState(false);
  const isNameless = draft.name.trim() === "";
  const isTooLong = draft.name.length > nameLimit || draft.description.length > descriptionLimit;
  return (
    <form
      className={css.picker}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isNameless || isTooLong) event.currentTarget.querySelector("input")?.focus();
        else onSave({ ...draft, name: draft.name.trim() });
      }}
    >
      <Field
        label={copy.name}
        value={draft.name}
        maxLength={nameLimit}
        required
        error={tried && isNameless ? copy.nameMissing : undefined}
        onValueChange={(name) => onDraftChange({ ...draft, name })}
      />
      <Field
        label={copy.about}
        hint={copy.aboutHint}
        lines={5}
        book
        value={draft.description}
        maxLength={descriptionLimit}
        onValueChange={(description) => onDraftChange({ ...draft, description })}
      />
      {draft.saving === "failed" && (
        <p className={css.problem} role="alert">
          {draft.problem ?? copy.saveFailed}
        </p>
      )}
      <div className={panel.ends}>
        <Button variant="quiet" size="touch" onPress={() => onDraftChange(undefined)}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" size="touch" pending={draft.saving === "pending"}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
