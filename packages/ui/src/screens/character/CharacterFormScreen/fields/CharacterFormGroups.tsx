import { NativeSelect } from "../../../../components/Select/NativeSelect.tsx";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { CharacterFormAlternateGreetings } from "./CharacterFormAlternateGreetings.tsx";
import { CharacterFormBook } from "./CharacterFormBook.tsx";
import { optionsOf } from "./optionsOf.ts";
import { CharacterFormText, textOf } from "./CharacterFormText.tsx";
import * as css from "../CharacterFormScreen.css.ts";
import type { FormPart } from "./FormPart.ts";

/** The greetings. */
export function CharacterFormGreeting(part: FormPart) {
  return (
    <>
      <CharacterFormText {...textOf(part, "greeting")} rows={6} font="reading" required />
      <CharacterFormAlternateGreetings {...part} />
    </>
  );
}

/** The definition. */
export function CharacterFormDefinition(part: FormPart & { long: boolean }) {
  const { copy } = part;
  const definition = textOf(part, "definition");
  return (
    <>
      <CharacterFormText
        {...definition}
        hint={part.long ? `${definition.hint ?? ""} ${copy.definitionLong}` : definition.hint}
        rows={10}
        font="reading"
      />
      <CharacterFormText {...textOf(part, "personality")} rows={3} font="reading" />
      <CharacterFormText {...textOf(part, "scenario")} rows={3} font="reading" />
    </>
  );
}

/** The advanced fields, which most characters leave empty. */
export function CharacterFormAdvanced(
  part: FormPart & { languages: readonly (readonly [tag: string, name: string])[] },
) {
  const { fields, copy, errors, languages, onFieldsChange } = part;
  const known = languages.some(([tag]) => tag === fields.language);
  return (
    <>
      <CharacterFormText {...textOf(part, "exampleDialogs")} rows={6} font="reading" />
      <CharacterFormBook {...part} />
      <CharacterFormText {...textOf(part, "systemPrompt")} rows={4} />
      <CharacterFormText {...textOf(part, "postHistory")} rows={3} />
      <div className={css.two}>
        <div data-field="language">
          <NativeSelect
            fullWidth
            label={copy.language}
            value={fields.language}
            options={(known ? languages : [...languages, [fields.language, fields.language] as const]).map(
              ([tag, name]) => ({ value: tag, label: name, lang: tag }),
            )}
            onValueChange={(language) => onFieldsChange({ language })}
          />
        </div>
        <CharacterFormText {...textOf(part, "version")} />
      </div>
      <div data-field="definitionVisibility">
        <RadioGroup
          label={copy.definitionVisibility}
          options={optionsOf(copy.definitionVisibilities)}
          value={fields.definitionVisibility}
          error={errors.definitionVisibility}
          onValueChange={(definitionVisibility) => onFieldsChange({ definitionVisibility })}
        />
      </div>
    </>
  );
}
