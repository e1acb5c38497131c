import { HistoryIcon } from "../../../components/Icon/HistoryIcon.generated.ts";
import type { Icon } from "../../../components/Icon/Icon.tsx";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { TagIcon } from "../../../components/Icon/TagIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import type { searchBoxSuggestionsCopy } from "./SearchBoxSuggestions.copy.ts";
import * as css from "./SearchBoxList.css.ts";
import type { ReactNode } from "react";

/** A suggestion. */
export interface SearchSuggestion {
  /** Unique identifier of its group. */
  id: string;
  /** Displayed text. */
  label: string;
  /** Extra text, such as a creator's number of characters or a character's tagline. */
  hint?: string;
  /** A small image; decorative. Absent: the icon of its group. */
  image?: ReactNode;
}

/** Suggestions of one kind. */
export interface SearchSuggestionGroup {
  /** The kind. */
  kind: keyof typeof searchBoxSuggestionsCopy.groups;
  /** The suggestions, the most likely first. */
  suggestions: readonly SearchSuggestion[];
}

/** A suggestion with its group. */
interface Choice {
  kind: SearchSuggestionGroup["kind"];
  one: SearchSuggestion;
}

interface SearchBoxListProps {
  id: string;
  groups: readonly SearchSuggestionGroup[];
  /** The active suggestion. */
  active?: Choice;
  searching: boolean;
  onChoose: (suggestion: SearchSuggestion) => void;
  copy: typeof searchBoxSuggestionsCopy;
}

const icons: Readonly<Record<SearchSuggestionGroup["kind"], Icon>> = {
  recent: HistoryIcon,
  tags: TagIcon,
  characters: SearchIcon,
  creators: UserIcon,
};

/** The suggestions of a search box, in groups. The focus stays in the box. */
export function SearchBoxList({ id, groups, active, searching, onChoose, copy }: SearchBoxListProps) {
  const filled = groups.filter(({ suggestions }) => suggestions.length > 0);
  if (filled.length === 0) {
    return <p className={[css.list, css.none].join(" ")}>{searching ? copy.searching : copy.none}</p>;
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={copy.label}
      aria-busy={searching}
      data-stale={searching || undefined}
      className={css.list}
    >
      {filled.map(({ kind, suggestions }) => {
        const GroupIcon = icons[kind];
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={css.title}>
              {copy.groups[kind]}
            </p>
            {suggestions.map((one) => {
              const isActive = active?.kind === kind && active.one.id === one.id;
              return (
                <div
                  key={one.id}
                  id={optionId(id, { kind, one })}
                  role="option"
                  aria-selected={isActive}
                  className={css.option}
                  ref={(option) => {
                    if (isActive) option?.scrollIntoView({ block: "nearest" });
                  }}
                  // A press must not move the focus out of the box.
                  onPointerDown={(event) => {
                    event.preventDefault();
                  }}
                  onClick={() => {
                    onChoose(one);
                  }}
                >
                  <span className={css.image}>{one.image ?? <GroupIcon />}</span>
                  <span className={css.label}>
                    <bdi>{one.label}</bdi>
                  </span>
                  {one.hint !== undefined && <span className={css.hint}>{one.hint}</span>}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

/** The `id` of a suggestion, for `aria-activedescendant`. */
export function optionId(id: string, { kind, one }: Choice): string {
  return `${id}-${kind}-${one.id}`;
}
