import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import type { SearchBoxCopy } from "./SearchBox.copy.ts";
import { SearchBoxForm } from "./SearchBoxForm.tsx";
import { searchBoxSuggestionsCopy } from "./SearchBoxSuggestions.copy.ts";
import { SearchBoxList, optionId } from "./SearchBoxList.tsx";
import * as css from "./SearchBox.css.ts";
import type { SearchSuggestion, SearchSuggestionGroup } from "./SearchBoxList.tsx";

export interface SearchBoxSuggestingProps {
  /** The text in the box. */
  query: string;
  /** Suggestions, in groups; empty without any. */
  groups: readonly SearchSuggestionGroup[];
  /** Whether these suggestions are for an earlier text, while the next ones load. @default false */
  searching?: boolean;
  /** URL of the search page. */
  href?: string;
  /** The user typed, or cleared the box. */
  onQuery: (query: string) => void;
  /** The user pressed Enter without an active suggestion. */
  onSubmit: (query: string) => void;
  /** The user chose a suggestion. */
  onChoose: (suggestion: SearchSuggestion, kind: SearchSuggestionGroup["kind"]) => void;
  /** Texts of the component. */
  copy: SearchBoxCopy;
  /** Texts of the component. @default English */
  suggestionsCopy?: typeof searchBoxSuggestionsCopy;
}

/**
 * A search box with suggestions below it. Up and Down move through them and back to the text, Enter chooses one or
 * searches, Escape closes the list and then clears the box.
 */
export function SearchBoxSuggesting(props: SearchBoxSuggestingProps) {
  const { query, groups, searching = false, copy, suggestionsCopy = searchBoxSuggestionsCopy } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number>();
  const choices = groups.flatMap(({ kind, suggestions }) => suggestions.map((one) => ({ kind, one })));
  const shown = open && (choices.length > 0 || query.trim() !== "");
  const chosen = active === undefined ? undefined : choices[active];
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const choose = (place: number) => {
    const choice = choices[place];
    if (choice === undefined) return;
    close();
    props.onChoose(choice.one, choice.kind);
  };
  const submit = () => {
    if (query.trim() === "") return;
    close();
    props.onSubmit(query.trim());
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: (event) => {
      event.preventDefault();
      setOpen(true);
      setActive(stepped(active, 1, choices.length));
    },
    ArrowUp: (event) => {
      event.preventDefault();
      setOpen(true);
      setActive(stepped(active, -1, choices.length));
    },
    Enter: (event) => {
      event.preventDefault();
      if (shown && active !== undefined) choose(active);
      else submit();
    },
    Escape: (event) => {
      event.preventDefault();
      if (shown) close();
      else props.onQuery("");
    },
  };
  return (
    <div
      className={css.place}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <SearchBoxForm href={props.href} onSubmit={submit} copy={copy}>
        <input
          className={css.field}
          type="search"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          placeholder={copy.search}
          aria-label={copy.search}
          aria-autocomplete="list"
          aria-expanded={shown && choices.length > 0}
          aria-controls={shown && choices.length > 0 ? id : undefined}
          aria-activedescendant={shown && chosen !== undefined ? optionId(id, chosen) : undefined}
          value={query}
          onFocus={() => {
            setOpen(true);
          }}
          onClick={() => {
            setOpen(true);
          }}
          onChange={(event) => {
            setOpen(true);
            setActive(undefined);
            props.onQuery(event.target.value);
          }}
          onKeyDown={(event) => {
            if (!event.nativeEvent.isComposing) keys[event.key]?.(event);
          }}
        />
      </SearchBoxForm>
      {shown && (
        <SearchBoxList
          id={id}
          groups={groups}
          active={chosen}
          searching={searching}
          onChoose={(suggestion) => {
            choose(choices.findIndex(({ one }) => one === suggestion));
          }}
          copy={suggestionsCopy}
        />
      )}
      <span role="status" className={css.visuallyHiddenText}>
        {shown && !searching && suggestionsCopy.count(choices.length)}
      </span>
    </div>
  );
}

// Moves by one; before the first and after the last the text itself is active.
function stepped(place: number | undefined, step: 1 | -1, count: number): number | undefined {
  const next = place === undefined ? (step === 1 ? 0 : count - 1) : place + step;
  return next < 0 || next >= count ? undefined : next;
}
