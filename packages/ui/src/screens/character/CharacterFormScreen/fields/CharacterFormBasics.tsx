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

interface CharacterFormBasicsProps {
  part: FormPart;
  madeBy: CharacterFormDraft["madeBy"];
  onCoverSelect?: (file: File) => void;
  /** URL of the rules about adult characters. */
  rulesHref: string;
}

/** The public fields of a character, and its visibility. */
export function CharacterFormBasics({ part, madeBy, onCoverSelect, rulesHref }: CharacterFormBasicsProps) {
  const { fields, copy, errors, onFieldsChange } = part;
  const page = useCopy(detailScreenCopy);
  return (
    <>
      <CharacterFormCover part={part} onCoverSelect={onCoverSelect} />
      {madeBy !== undefined && <p className={css.hint}>{page.madeBy(madeBy.maker, madeBy.importer)}</p>}
      <div className={css.two}>
        <CharacterFormText {...textOf(part, "name")} required />
        <CharacterFormText {...textOf(part, "chatName")} />
      </div>
      <CharacterFormText {...textOf(part, "tagline")} />
      <Tags part={part} />
      <CharacterFormText {...textOf(part, "bio")} rows={4} font="reading" />
      {fields.cover !== undefined && <CharacterFormText {...textOf(part, "coverAlt")} />}
      <Warnings part={part} />
      <div data-field="visibility">
        <RadioGroup
          label={copy.visibility}
          options={optionsOf(copy.visibilities)}
          value={fields.visibility}
          error={errors.visibility}
          onValueChange={(visibility) => onFieldsChange({ visibility })}
        />
      </div>
      <Rating part={part} rulesHref={rulesHref} />
    </>
  );
}

function Tags({ part }: Pick<CharacterFormBasicsProps, "part">) {
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

function Warnings({ part }: Pick<CharacterFormBasicsProps, "part">) {
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

function Rating({ part, rulesHref }: Pick<CharacterFormBasicsProps, "part" | "rulesHref">) {
  const { fields, copy, errors, onFieldsChange } = part;
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
          <CharacterFormText {...textOf(part, "adultAge")} required />
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
          <Link href={rulesHref} external>
            {copy.rules}
          </Link>
        </div>
      )}
    </div>
  );
}
