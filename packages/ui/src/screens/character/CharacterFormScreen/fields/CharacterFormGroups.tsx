import type { ReactNode } from "react";
import { NativeSelect } from "../../../../components/Select/NativeSelect.tsx";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import type { FormGroup } from "../CharacterFields.ts";
import type {
  CharacterFormActions,
  CharacterFormChoices,
  CharacterFormDraft,
} from "../CharacterFormScreenProps.ts";
import { CharacterFormBasics } from "./CharacterFormBasics.tsx";
import { CharacterFormAlternateGreetings } from "./CharacterFormAlternateGreetings.tsx";
import { CharacterFormBook } from "./CharacterFormBook.tsx";
import { optionsOf } from "./optionsOf.ts";
import { CharacterFormText, textOf } from "./CharacterFormText.tsx";
import * as css from "../CharacterFormScreen.css.ts";
import type { FormPart } from "./FormPart.ts";

/** From this many tokens on, the definition reduces the context of the chat. */
const DEFINITION_TOKENS = 2_000;

interface CharacterFormGroupsProps extends Pick<CharacterFormActions, "onCoverSelect"> {
  part: FormPart;
  draft: CharacterFormDraft;
  languages: NonNullable<CharacterFormChoices["languages"]>;
  rulesHref: string;
}

/** The groups of the form, each under its heading. */
export function CharacterFormGroups(props: CharacterFormGroupsProps) {
  const { part, draft, languages, rulesHref, onCoverSelect } = props;
  const isLong = draft.tokens.permanent > DEFINITION_TOKENS;
  const parts: Readonly<Record<FormGroup, ReactNode>> = {
    basics: (
      <CharacterFormBasics
        part={part}
        madeBy={draft.madeBy}
        onCoverSelect={onCoverSelect}
        rulesHref={rulesHref}
      />
    ),
    greeting: <Greeting part={part} />,
    definition: <Definition part={part} long={isLong} />,
    advanced: <Advanced part={part} languages={languages} />,
  };
  return (Object.keys(parts) as FormGroup[]).map((group) => (
    <section key={group} data-group={group} aria-labelledby={`form-${group}`} className={css.group}>
      <h2
        id={`form-${group}`}
        tabIndex={-1}
        className={group === "basics" ? css.visuallyHiddenText : css.groupTitle}
      >
        {part.copy.groups[group]}
      </h2>
      {parts[group]}
    </section>
  ));
}

interface GroupProps {
  part: FormPart;
}

/** The greetings. */
function Greeting({ part }: GroupProps) {
  return (
    <>
      <CharacterFormText {...textOf(part, "greeting")} rows={6} font="reading" required />
      <CharacterFormAlternateGreetings part={part} />
    </>
  );
}

/** The definition. */
function Definition({ part, long }: GroupProps & { long: boolean }) {
  const { copy } = part;
  const definition = textOf(part, "definition");
  return (
    <>
      <CharacterFormText
        {...definition}
        hint={long ? `${definition.hint ?? ""} ${copy.definitionLong}` : definition.hint}
        rows={10}
        font="reading"
      />
      <CharacterFormText {...textOf(part, "personality")} rows={3} font="reading" />
      <CharacterFormText {...textOf(part, "scenario")} rows={3} font="reading" />
    </>
  );
}

interface AdvancedProps extends GroupProps {
  languages: readonly (readonly [tag: string, name: string])[];
}

/** The advanced fields, which most characters leave empty. */
function Advanced({ part, languages }: AdvancedProps) {
  const { fields, copy, errors, onFieldsChange } = part;
  const known = languages.some(([tag]) => tag === fields.language);
  return (
    <>
      <CharacterFormText {...textOf(part, "exampleDialogs")} rows={6} font="reading" />
      <CharacterFormBook part={part} />
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
