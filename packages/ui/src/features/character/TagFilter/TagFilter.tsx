import { useId, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ChoiceField } from "../../../components/ChoiceField/ChoiceField.tsx";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { tagFilterCopy } from "./TagFilter.copy.ts";
import type { TagFilterCopy } from "./TagFilter.copy.ts";
import * as css from "./TagFilter.css.ts";
import { TagFilterTagButton } from "./TagFilterTagButton.tsx";

/** What a tag does to a list: keeps those that have it, or those that do not. */
export type TagUse = "only" | "not";

/** A tag, and what it does. */
export interface TagFilterTag {
  /** What the callback names it by. */
  id: number;
  /** As it is shown. */
  name: string;
  /** Absent: it does nothing. */
  use?: TagUse;
}

export interface TagFilterProps {
  /** Every tag, in order. */
  tags: readonly TagFilterTag[];
  /** What a tag may do; with one the user is not asked. @default both */
  uses?: readonly TagUse[];
  /** From how many tags on there is a field to find one. @default 24 */
  searchFrom?: number;
  /** The user made a tag do something, or nothing (`undefined`). */
  onTag: (tagId: number, use: TagUse | undefined) => void;
  /** The user wants no tag to do anything. */
  onClear: () => void;
  /** Its words. @default English */
  copy?: TagFilterCopy;
}

const both = ["only", "not"] as const;

/** Tags to show only, and tags to leave out. */
export function TagFilter(props: TagFilterProps) {
  const { tags, uses = both, searchFrom = 24, onTag, onClear, copy = tagFilterCopy } = props;
  const [chosenUse, setUse] = useState<TagUse>();
  const [query, setQuery] = useState("");
  const use = chosenUse ?? uses[0] ?? "only";
  const shown = tags.filter(({ name }) =>
    name.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()),
  );
  const count = (wanted: TagUse) => tags.filter((tag) => tag.use === wanted).length;
  const summary = copy.summary(count("only"), count("not"));
  return (
    <div role="group" aria-label={copy.label} className={css.filter}>
      {uses.length > 1 && (
        <ChoiceField
          label={copy.use}
          labelHidden
          choices={uses.map((value) => ({ value, label: copy.uses[value] }))}
          value={use}
          onValueChange={setUse}
        />
      )}
      {tags.length >= searchFrom && <Find query={query} onQuery={setQuery} label={copy.find} />}
      {shown.length === 0 && tags.length > 0 ? (
        <p className={css.none}>{copy.none(query.trim())}</p>
      ) : (
        <ul role="list" className={css.tags}>
          {shown.map((tag) => (
            <li key={tag.id} className={css.item}>
              <TagFilterTagButton
                tag={tag}
                onPress={() => {
                  onTag(tag.id, tag.use === use ? undefined : use);
                }}
                copy={copy}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={css.foot}>
        <p role="status" className={css.summary}>
          {summary}
        </p>
        {summary !== "" && (
          <Button variant="quiet" onPress={onClear}>
            {copy.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function Find({ query, onQuery, label }: { query: string; onQuery: (query: string) => void; label: string }) {
  const id = useId();
  return (
    <label htmlFor={id} className={css.find}>
      <SearchIcon />
      <input
        id={id}
        type="search"
        className={css.field}
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => {
          onQuery(event.target.value);
        }}
      />
    </label>
  );
}
