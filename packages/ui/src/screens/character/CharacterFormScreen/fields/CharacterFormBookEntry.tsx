import { useId } from "react";
import { useListFormat, useNumberFormat } from "../../../../components/ThemeRoot/ThemeContext.ts";
import { NativeSelect } from "../../../../components/Select/NativeSelect.tsx";
import { Field } from "../../../../components/Field/Field.tsx";
import { TextArea } from "../../../../components/TextArea/TextArea.tsx";
import { charactersOver } from "../../../../format/characters.ts";
import { ChevronDownIcon } from "../../../../components/Icon/ChevronDownIcon.generated.ts";
import type { CharacterLimits, LoreEntry } from "../CharacterFields.ts";
import { Checkbox } from "../../../../components/Checkbox/Checkbox.tsx";
import { CharacterFormItemActions } from "./CharacterFormItemActions.tsx";
import type { CharacterFormScreenCopy } from "../CharacterFormScreen.copy.ts";
import * as css from "./CharacterFormBook.css.ts";
import { TagInput, tokenDraftOf } from "./TagInput.tsx";
import type { FormPart } from "./FormPart.ts";

interface CharacterFormBookEntryProps extends Pick<FormPart, "tokenDrafts" | "onTokenDraftChange"> {
  entry: LoreEntry;
  /** Its index, from 0, and the number of items. */
  index: number;
  count: number;
  open: boolean;
  limits: CharacterLimits;
  /** Keys that are not used. */
  unused: readonly string[];
  copy: CharacterFormScreenCopy;
  onOpenChange: (open: boolean) => void;
  onChange: (change: Partial<LoreEntry>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** The fields of an entry that hold short texts, as `tokenDrafts` of the form names them. */
export function tokenFields(index: number): readonly [keys: string, secondaryKeys: string] {
  return [`keys/${index}`, `secondaryKeys/${index}`];
}

/** An expandable lorebook entry. */
export function CharacterFormBookEntry(props: CharacterFormBookEntryProps) {
  const { entry, index, open, copy } = props;
  const id = useId();
  const list = useListFormat();
  const label = copy.entry(entry.name, index + 1);
  return (
    <div className={css.entry}>
      <div className={css.entryHead}>
        <button
          type="button"
          className={css.entryToggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => props.onOpenChange(!open)}
        >
          <ChevronDownIcon size={16} className={open ? css.chevronOpen : css.chevron} />
          <span dir="auto" className={css.entryName}>
            {label}
          </span>
          <span dir="auto" className={css.entryKeys}>
            {entry.enabled ? list(entry.keys) : copy.entryOff}
          </span>
        </button>
        <CharacterFormItemActions
          label={label}
          index={index}
          count={props.count}
          copy={copy}
          onMove={props.onMove}
          onRemove={props.onRemove}
        />
      </div>
      <div id={id} hidden={!open} className={css.entryBody}>
        {open && (
          <EntryFields
            entry={entry}
            index={index}
            limits={props.limits}
            unused={props.unused}
            tokenDrafts={props.tokenDrafts}
            onTokenDraftChange={props.onTokenDraftChange}
            onChange={props.onChange}
            copy={copy}
          />
        )}
      </div>
    </div>
  );
}

type EntryFieldsProps = Omit<
  CharacterFormBookEntryProps,
  "count" | "open" | "onOpenChange" | "onMove" | "onRemove"
>;

function EntryFields(props: EntryFieldsProps) {
  const { entry, index, limits, unused, copy, onChange } = props;
  const [keysField, secondaryField] = tokenFields(index);
  const number = useNumberFormat();
  const long = charactersOver(entry.content, limits.bookContent) > 0;
  return (
    <>
      <Field
        label={copy.entryName}
        value={entry.name}
        maxLength={limits.bookName}
        onValueChange={(name) => onChange({ name })}
      />
      <EntryKeys
        draft={tokenDraftOf(props, keysField)}
        label={copy.entryKeys}
        entryKeys={entry.keys}
        unused={entry.enabled ? unused : []}
        limits={limits}
        copy={copy}
        onChange={(keys) => onChange({ keys })}
      />
      <TextArea
        label={copy.entryContent}
        value={entry.content}
        rows={4}
        font="reading"
        maxLength={limits.bookContent}
        error={long ? copy.errors.tooLongShort(number(limits.bookContent)) : undefined}
        onValueChange={(content) => onChange({ content })}
      />
      <EntryKeys
        draft={tokenDraftOf(props, secondaryField)}
        label={copy.entrySecondary}
        entryKeys={entry.secondaryKeys}
        unused={entry.enabled ? unused : []}
        limits={limits}
        copy={copy}
        onChange={(secondaryKeys) => onChange({ secondaryKeys })}
      />
      <div className={css.checks}>
        <Checkbox
          label={copy.entryEnabled}
          checked={entry.enabled}
          onCheckedChange={(enabled) => onChange({ enabled })}
        />
        <Checkbox
          label={copy.entryConstant}
          checked={entry.constant}
          onCheckedChange={(constant) => onChange({ constant })}
        />
        <Checkbox
          label={copy.entryCase}
          checked={entry.caseSensitive}
          onCheckedChange={(caseSensitive) => onChange({ caseSensitive })}
        />
        <Checkbox
          label={copy.entryRegex}
          checked={entry.useRegex}
          onCheckedChange={(useRegex) => onChange({ useRegex })}
        />
      </div>
      <NativeSelect
        fullWidth
        label={copy.entryPosition}
        value={entry.position}
        options={[
          { value: "before", label: copy.entryPositions.before },
          { value: "after", label: copy.entryPositions.after },
        ]}
        onValueChange={(position) => onChange({ position })}
      />
      <Field
        label={copy.entryComment}
        value={entry.comment}
        maxLength={limits.bookComment}
        onValueChange={(comment) => onChange({ comment })}
      />
    </>
  );
}

interface EntryKeysProps {
  /** The word that is not added yet. */
  draft: ReturnType<typeof tokenDraftOf>;
  label: string;
  entryKeys: readonly string[];
  unused: readonly string[];
  limits: CharacterLimits;
  copy: CharacterFormScreenCopy;
  onChange: (entryKeys: readonly string[]) => void;
}

function EntryKeys({ draft, label, entryKeys, unused, limits, copy, onChange }: EntryKeysProps) {
  const list = useListFormat();
  const unusedHere = list(entryKeys.filter((key) => unused.includes(key)));
  return (
    <TagInput
      {...draft}
      label={label}
      tokens={entryKeys.map((word) => ({ id: word, name: word }))}
      limit={limits.bookKeys}
      letters={limits.bookKey}
      hint={unusedHere === "" ? undefined : copy.entryUnused(unusedHere)}
      texts={{ add: copy.entryKeysAdd, field: copy.entryKeysNew, remove: copy.removeToken }}
      onAdd={({ name }) => onChange([...entryKeys, name])}
      onRemove={({ name }) => onChange(entryKeys.filter((word) => word !== name))}
    />
  );
}
