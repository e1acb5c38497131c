import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { NativeSelect } from "../../../components/Select/NativeSelect.tsx";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { languageName, languages } from "../../../languages.ts";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";
import * as css from "./SearchScreenFilters.css.ts";
import type { SearchScreenProps, SearchScreenTag } from "./SearchScreenProps.ts";

type FiltersProps = Pick<SearchScreenProps, "tags" | "onTagUseChange" | "language" | "onLanguageChange"> & {
  copy: SearchScreenCopy;
};
type SortProps = Pick<SearchScreenProps, "sort" | "onSortChange"> & { copy: SearchScreenCopy };

const sorts = ["relevance", "popular", "new"] as const;

/** The language and the tags of the search. */
export function SearchScreenFilters(props: FiltersProps) {
  const { language, onLanguageChange, copy } = props;
  const tags = <UsedTags tags={props.tags} onTagUseChange={props.onTagUseChange} copy={copy} />;
  if (onLanguageChange === undefined) return tags;
  return (
    <div className={css.filters}>
      <LanguageChoice language={language} onLanguageChange={onLanguageChange} copy={copy} />
      {tags}
    </div>
  );
}

type LanguageChoiceProps = Pick<FiltersProps, "language" | "copy"> &
  Required<Pick<FiltersProps, "onLanguageChange">>;

function LanguageChoice({ language, onLanguageChange, copy }: LanguageChoiceProps) {
  const isKnown = language === undefined || languages.some(([tag]) => tag === language);
  const options = isKnown ? languages : [...languages, [language, languageName(language)] as const];
  return (
    <NativeSelect
      className={css.language}
      look={language === undefined ? "chip" : "chosenChip"}
      label={copy.language}
      labelHidden
      value={language ?? ""}
      options={[
        { value: "", label: copy.everyLanguage },
        ...options.map(([tag, name]) => ({ value: tag, label: name, lang: tag })),
      ]}
      onValueChange={(tag) => onLanguageChange(tag === "" ? undefined : tag)}
    />
  );
}

function UsedTags({ tags, onTagUseChange, copy }: Pick<FiltersProps, "tags" | "onTagUseChange" | "copy">) {
  const used = tags.filter((tag) => tag.use !== undefined);
  if (used.length === 0 || onTagUseChange === undefined) return null;
  return (
    <ul role="list" aria-label={copy.filters} className={css.chips}>
      {used.map((tag) => (
        <UsedTag key={tag.id} tag={tag} onTag={onTagUseChange} copy={copy} />
      ))}
    </ul>
  );
}

/** The sort order of found characters. */
export function SearchScreenSorts({ sort, onSortChange, copy }: SortProps) {
  if (onSortChange === undefined) return null;
  return (
    <div role="group" aria-label={copy.sortLabel} className={css.sorts}>
      {sorts.map((order) => (
        <button
          key={order}
          type="button"
          className={css.sort}
          aria-pressed={order === sort}
          onClick={() => {
            onSortChange(order);
          }}
        >
          {copy.sort[order]}
        </button>
      ))}
    </div>
  );
}

interface UsedTagProps {
  tag: SearchScreenTag;
  onTag: NonNullable<SearchScreenProps["onTagUseChange"]>;
  copy: SearchScreenCopy;
}

// The label switches between required and excluded; the cross removes the tag.
function UsedTag({ tag, onTag, copy }: UsedTagProps) {
  const left = tag.use === "not";
  if (tag.name === "") {
    return (
      <li aria-hidden="true">
        <Skeleton className={css.placeholder} width="11ch" />
      </li>
    );
  }
  return (
    <li className={[css.chip, left ? css.not : css.only].join(" ")}>
      <button
        type="button"
        className={css.turn}
        aria-label={left ? copy.include(tag.name) : copy.exclude(tag.name)}
        title={left ? copy.include(tag.name) : copy.exclude(tag.name)}
        onClick={() => {
          onTag(tag.id, left ? "only" : "not");
        }}
      >
        <bdi>{left ? copy.without(tag.name) : tag.name}</bdi>
      </button>
      <button
        type="button"
        className={css.remove}
        aria-label={copy.removeTag(tag.name)}
        onClick={() => {
          onTag(tag.id, undefined);
        }}
      >
        <CloseIcon size={14} />
      </button>
    </li>
  );
}
