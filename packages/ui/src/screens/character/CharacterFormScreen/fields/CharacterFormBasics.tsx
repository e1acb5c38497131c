import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { Link } from "../../../../components/Link/Link.tsx";
import { Checkbox } from "../../../../components/Checkbox/Checkbox.tsx";
import { optionsOf } from "./optionsOf.ts";
import { CharacterFormCover } from "./CharacterFormCover.tsx";
import { CharacterFormText, textOf } from "./CharacterFormText.tsx";
import { TagInput, tokenDraftOf } from "./TagInput.tsx";
import * as css from "../CharacterFormScreen.css.ts";
import { useCopy } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { detailScreenCopy } from "../../DetailScreen/DetailScreen.copy.ts";
import type { CharacterFormDraft } from "../CharacterFormScreenProps.ts";
import type { FormPart } from "./FormPart.ts";

interface CharacterFormBasicsProps extends FormPart {
  madeBy: CharacterFormDraft["madeBy"];
  onCoverSelect?: (file: File) => void;
  /** URL of the rules about adult characters. */
  rulesHref: string;
}

/** The public fields of a character, and its visibility. */
export function CharacterFormBasics(props: CharacterFormBasicsProps) {
  const { fields, madeBy, copy, errors, onFieldsChange } = props;
  const page = useCopy(detailScreenCopy);
  return (
    <>
      <CharacterFormCover {...props} />
      {madeBy !== undefined && <p className={css.hint}>{page.madeBy(madeBy.maker, madeBy.importer)}</p>}
      <div className={css.two}>
        <CharacterFormText {...textOf(props, "name")} required />
        <CharacterFormText {...textOf(props, "chatName")} />
      </div>
      <CharacterFormText {...textOf(props, "tagline")} />
      <Tags {...props} />
      <CharacterFormText {...textOf(props, "bio")} rows={4} font="reading" />
      {fields.cover !== undefined && <CharacterFormText {...textOf(props, "coverAlt")} />}
      <Warnings {...props} />
      <div data-field="visibility">
        <RadioGroup
          label={copy.visibility}
          options={optionsOf(copy.visibilities)}
          value={fields.visibility}
          error={errors.visibility}
          onValueChange={(visibility) => onFieldsChange({ visibility })}
        />
      </div>
      <Rating {...props} />
    </>
  );
}

function Tags(part: FormPart) {
  const { fields, limits, tagChoices, copy, errors, onFieldsChange } = part;
  return (
    <div data-field="tags">
      <TagInput
        {...tokenDraftOf(part, "tags")}
        label={copy.tags}
        tokens={fields.tags.map(({ id, name }) => ({ id: String(id), name }))}
        choices={tagChoices.map(({ id, name }) => ({ id: String(id), name }))}
        limit={limits.tags}
        error={errors.tags}
        texts={{ add: copy.tagsAdd, field: copy.tagsSearch, none: copy.tagsNone, remove: copy.removeToken }}
        onAdd={({ id, name }) => onFieldsChange({ tags: [...fields.tags, { id: Number(id), name }] })}
        onRemove={({ id }) => onFieldsChange({ tags: fields.tags.filter((tag) => String(tag.id) !== id) })}
      />
    </div>
  );
}

function Warnings(part: FormPart) {
  const { fields, limits, copy, errors, onFieldsChange } = part;
  const { warnings } = fields;
  return (
    <div data-field="warnings">
      <TagInput
        {...tokenDraftOf(part, "warnings")}
        label={copy.warnings}
        tokens={warnings.map((name) => ({ id: name, name }))}
        limit={limits.warnings}
        letters={limits.warning}
        hint={copy.warningsHint}
        error={errors.warnings}
        texts={{ add: copy.warningsAdd, field: copy.warningsNew, remove: copy.removeToken }}
        onAdd={({ name }) => onFieldsChange({ warnings: [...warnings, name] })}
        onRemove={({ name }) => onFieldsChange({ warnings: warnings.filter((one) => one !== name) })}
      />
    </div>
  );
}

function Rating(props: CharacterFormBasicsProps) {
  const { fields, copy, errors, onFieldsChange } = props;
  return (
    <div data-field="rating" className={css.stack}>
      <RadioGroup
        label={copy.rating}
        options={optionsOf(copy.ratings)}
        value={fields.rating}
        error={errors.rating}
        onValueChange={(rating) => onFieldsChange({ rating })}
      />
      {fields.rating === "adult" && (
        <div className={css.attestation}>
          <CharacterFormText {...textOf(props, "adultAge")} required />
          <Checkbox
            label={copy.attestsCharacter}
            checked={fields.attestsCharacter}
            onCheckedChange={(attestsCharacter) => onFieldsChange({ attestsCharacter })}
          />
          <Checkbox
            label={copy.attestsImage}
            checked={fields.attestsImage}
            onCheckedChange={(attestsImage) => onFieldsChange({ attestsImage })}
          />
          <Link href={props.rulesHref} external>
            {copy.rules}
          </Link>
        </div>
      )}
    </div>
  );
}
