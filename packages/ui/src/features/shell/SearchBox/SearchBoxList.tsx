import { scrollIntoView } from "../../../components/scrollIntoView.ts";
import { ArrowRightIcon } from "../../../components/Icon/ArrowRightIcon.generated.ts";
import { HistoryIcon } from "../../../components/Icon/HistoryIcon.generated.ts";
import { KeyboardIcon } from "../../../components/Icon/KeyboardIcon.generated.ts";
import { MessageIcon } from "../../../components/Icon/MessageIcon.generated.ts";
import type { Icon } from "../../../components/Icon/Icon.tsx";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { TagIcon } from "../../../components/Icon/TagIcon.generated.ts";
import { UserIcon } from "../../../components/Icon/UserIcon.generated.ts";
import type { SearchBoxSuggestionsCopy } from "./SearchBoxSuggestions.copy.ts";
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
  kind: keyof SearchBoxSuggestionsCopy["groups"];
  /** The suggestions, the most likely first. */
  suggestions: readonly SearchSuggestion[];
}

/** A suggestion with the kind of its group. */
export interface Choice {
  kind: SearchSuggestionGroup["kind"];
  item: SearchSuggestion;
}

interface SearchBoxListProps {
  id: string;
  groups: readonly SearchSuggestionGroup[];
  /** The active suggestion. */
  active?: Choice;
  /** The suggestion that the user moved to by a key. Its title is shown in discreet mode too. */
  reached?: Choice;
  pending: boolean;
  onChoiceSelect: (choice: Choice) => void;
  /** `below` the box, over the page, or `inline`. @default "below" */
  placement?: keyof typeof css.list;
  copy: SearchBoxSuggestionsCopy;
}

const icons: Readonly<Record<SearchSuggestionGroup["kind"], Icon>> = {
  recent: HistoryIcon,
  places: ArrowRightIcon,
  chats: MessageIcon,
  actions: KeyboardIcon,
  tags: TagIcon,
  characters: SearchIcon,
  creators: UserIcon,
};

/** The suggestions of a search box, in groups. The focus stays in the box. */
export function SearchBoxList(props: SearchBoxListProps) {
  const { id, groups, active, reached, pending, onChoiceSelect, placement = "below", copy } = props;
  const filled = groups.filter(({ suggestions }) => suggestions.length > 0);
  if (filled.length === 0) {
    return (
      <p className={[css.list[placement], css.none].join(" ")}>{pending ? copy.searching : copy.none}</p>
    );
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={copy.label}
      aria-busy={pending}
      data-stale={pending || undefined}
      className={css.list[placement]}
      // A press on the list, or on its scrollbar, must not move the focus out of the box.
      onMouseDown={(event) => event.preventDefault()}
    >
      {filled.map(({ kind, suggestions }) => {
        const GroupIcon = icons[kind];
        return (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <p id={`${id}-${kind}`} className={css.title}>
              {copy.groups[kind]}
            </p>
            {suggestions.map((item) => {
              const isActive = isChoice(active, kind, item);
              const isPrivate = kind === "chats" && !isChoice(reached, kind, item);
              return (
                <div
                  key={item.id}
                  id={optionId(id, { kind, item })}
                  role="option"
                  aria-selected={isActive}
                  className={css.option}
                  ref={(option) => {
                    if (isActive) scrollIntoView(option, "nearest");
                  }}
                  onClick={() => {
                    onChoiceSelect({ kind, item });
                  }}
                >
                  <span className={css.image}>{item.image ?? <GroupIcon />}</span>
                  <span className={css.label} data-private={isPrivate ? "" : undefined}>
                    <bdi>{item.label}</bdi>
                  </span>
                  {item.hint !== undefined && <span className={css.hint}>{item.hint}</span>}
                </div>
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

const isChoice = (choice: Choice | undefined, kind: Choice["kind"], item: SearchSuggestion) =>
  choice?.kind === kind && choice.item.id === item.id;

/** The `id` of a suggestion, for `aria-activedescendant`. */
export function optionId(id: string, { kind, item }: Choice): string {
  return `${id}-${kind}-${item.id}`;
}
