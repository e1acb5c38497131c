import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useId, useState } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { SegmentedControl } from "../../../components/SegmentedControl/SegmentedControl.tsx";
import { useControllable } from "../../../components/useControllable.ts";
import { useTextField } from "../../../components/useTextField.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { tagFilterCopy } from "./TagFilter.copy.ts";
import type { TagFilterCopy } from "./TagFilter.copy.ts";
import * as css from "./TagFilter.css.ts";
import { TagFilterTagButton } from "./TagFilterTagButton.tsx";
import type { TagUse, TagUses, TagFilterTag } from "./TagFilterTagButton.tsx";

export interface TagFilterProps extends RootProps {
  /** Every tag, in order. */
  tags: readonly TagFilterTag[];
  /** The offered uses; with a single one the user need not choose. @default both */
  uses?: readonly TagUse[];
  /** From this many tags on, a field finds tags by name. @default 24 */
  searchFrom?: number;
  /** The use of each used tag, by its id. Absent: the filter holds the uses itself. */
  value?: TagUses;
  /** The uses at first, if the filter holds them itself. Absent: no tag is used. */
  defaultValue?: TagUses;
  /** The user changed the use of a tag, or cleared all tags; all uses after it. */
  onValueChange?: (value: TagUses) => void;
  /** Texts of the component. @default English */
  copy?: Copy<TagFilterCopy>;
}

const both = ["only", "not"] as const;

/**
 * Tags to require or exclude.
 *
 * @example
 * <TagFilter tags={tags} />
 */
export function TagFilter(props: TagFilterProps) {
  const { tags, uses = both, searchFrom = 24 } = props;
  const copy = useCopy(tagFilterCopy, props.copy);
  const [value, setValue] = useControllable(props.value, props.defaultValue ?? {}, props.onValueChange);
  const [chosenUse, setUse] = useState<TagUse>();
  const [query, setQuery] = useState("");
  const use = chosenUse ?? uses[0] ?? "only";
  const shown = tags.filter(({ name }) => name.toLowerCase().includes(query.trim().toLowerCase()));
  const count = (wanted: TagUse) => tags.filter(({ id }) => value[id] === wanted).length;
  const summary = copy.summary(count("only"), count("not"));
  return (
    <div role="group" aria-label={copy.label} {...rootProps(props, css.filter)}>
      {uses.length > 1 && (
        <SegmentedControl
          label={copy.use}
          labelHidden
          options={uses.map((value) => ({ value, label: copy.uses[value] }))}
          value={use}
          onValueChange={setUse}
        />
      )}
      {tags.length >= searchFrom && <Find onQueryChange={setQuery} label={copy.find} />}
      {shown.length === 0 && tags.length > 0 ? (
        <p className={css.none}>{copy.none(query.trim())}</p>
      ) : (
        <ul role="list" className={css.tags}>
          {shown.map((tag) => (
            <li key={tag.id} className={css.item}>
              <TagFilterTagButton
                name={tag.name}
                use={value[tag.id]}
                onClick={() => {
                  const { [tag.id]: before, ...others } = value;
                  setValue(before === use ? others : { ...others, [tag.id]: use });
                }}
                copy={copy}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={css.footer}>
        <p role="status" className={css.summary}>
          {summary}
        </p>
        {summary !== "" && (
          <Button variant="quiet" className={css.clear} onClick={() => setValue({})}>
            {copy.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function Find({ onQueryChange, label }: { onQueryChange: (query: string) => void; label: string }) {
  const id = useId();
  const { props: field } = useTextField<HTMLInputElement>({ onValueChange: onQueryChange });
  return (
    <div className={css.find}>
      <SearchIcon />
      <label htmlFor={id} className={css.visuallyHiddenText}>
        {label}
      </label>
      <input {...field} id={id} type="search" className={css.field} autoComplete="off" placeholder={label} />
    </div>
  );
}

export type { TagUse, TagUses, TagFilterTag } from "./TagFilterTagButton.tsx";
