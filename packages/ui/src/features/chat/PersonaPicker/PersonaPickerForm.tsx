import { Button } from "../../../components/Button/Button.tsx";
import { Field } from "../../../components/Field/Field.tsx";
import { TextArea } from "../../../components/TextArea/TextArea.tsx";
import { useAttempt } from "../../../components/useAttempt.ts";
import { charactersOver } from "../../../format/characters.ts";
import * as panel from "../panel.css.ts";
import type { PersonaDraft } from "./Persona.ts";
import * as css from "./PersonaPicker.css.ts";
import type { PersonaPickerCopy } from "./PersonaPicker.copy.ts";
import type { PersonaPickerProps } from "./PersonaPickerProps.ts";

interface PersonaPickerFormProps
  extends Required<Pick<PersonaPickerProps, "onDraftChange" | "onPersonaSave">>,
    Pick<PersonaPickerProps, "maxLengths"> {
  draft: PersonaDraft;
  copy: PersonaPickerCopy;
}

/** Creates or edits a persona. */
export function PersonaPickerForm(props: PersonaPickerFormProps) {
  const { draft, onDraftChange, onPersonaSave, maxLengths = {}, copy } = props;
  const [hasTried, attempt] = useAttempt();
  const isNameless = draft.name.trim() === "";
  const isTooLong =
    charactersOver(draft.name.trim(), maxLengths.name) > 0 ||
    charactersOver(draft.description, maxLengths.description) > 0;
  return (
    <form
      className={css.picker}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.state?.kind === "pending") return;
        attempt(event.currentTarget, !isNameless && !isTooLong, () =>
          onPersonaSave({ ...draft, name: draft.name.trim() }),
        );
      }}
    >
      <Field
        label={copy.name}
        value={draft.name}
        maxLength={maxLengths.name}
        required
        error={hasTried && isNameless ? copy.nameMissing : undefined}
        onValueChange={(name) => onDraftChange({ ...draft, name })}
      />
      <TextArea
        label={copy.about}
        hint={copy.aboutHint}
        rows={5}
        font="reading"
        value={draft.description}
        maxLength={maxLengths.description}
        onValueChange={(description) => onDraftChange({ ...draft, description })}
      />
      {draft.state?.kind === "failed" && (
        <p className={css.error} role="alert">
          {draft.state.error ?? copy.saveFailed}
        </p>
      )}
      <div className={panel.ends}>
        <Button variant="quiet" size="medium" onClick={() => onDraftChange(undefined)}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" size="medium" pending={draft.state?.kind === "pending"}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
