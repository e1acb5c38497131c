import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { useFocusWithin } from "../../../components/useFocusWithin.ts";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useTextField } from "../../../components/useTextField.ts";
import type { SearchBoxCopy } from "./SearchBox.copy.ts";
import { SearchBoxForm } from "./SearchBoxForm.tsx";
import { searchBoxSuggestionsCopy } from "./SearchBoxSuggestions.copy.ts";
import { SearchBoxList, optionId } from "./SearchBoxList.tsx";
import { useSuggestionKeys } from "./useSuggestionKeys.ts";
import * as css from "./SearchBox.css.ts";
import type { Choice, SearchSuggestion, SearchSuggestionGroup } from "./SearchBoxList.tsx";

export interface SearchBoxSuggestingProps extends RootProps {
  /** The text in the box. Absent: the box holds it itself. */
  query?: string;
  /** The text at first, if the box holds it itself. @default "" */
  defaultQuery?: string;
  /** Suggestions, in groups; empty without any. */
  groups: readonly SearchSuggestionGroup[];
  /** Whether these suggestions are for an earlier text, while the next ones load. @default false */
  pending?: boolean;
  /** Whether the list is open at first. @default false */
  defaultOpen?: boolean;
  /** URL of the search page. */
  href?: string;
  /** The user typed, or cleared the box. */
  onQueryChange?: (query: string) => void;
  /** The user pressed Enter without an active suggestion. */
  onQuerySubmit: (query: string) => void;
  /** The user chose a suggestion. */
  onResultSelect: (suggestion: SearchSuggestion, kind: SearchSuggestionGroup["kind"]) => void;
  /** Texts of the component. */
  copy: SearchBoxCopy;
}

/**
 * A search box with suggestions below it. Up and Down move through them and back to the text, Enter chooses one or
 * searches, Escape closes the list and then clears the box.
 */
export function SearchBoxSuggesting(props: SearchBoxSuggestingProps) {
  const { groups, pending = false, copy } = props;
  const {
    text: query,
    setText,
    props: field,
  } = useTextField<HTMLInputElement>({
    value: props.query,
    defaultValue: props.defaultQuery,
    onValueChange: (query) => {
      setOpen(true);
      reset();
      props.onQueryChange?.(query);
    },
  });
  const suggestionsCopy = useCopy(searchBoxSuggestionsCopy);
  const id = useId();
  const [open, setOpen] = useState(props.defaultOpen ?? false);
  const { active, choices, reset, onArrow } = useSuggestionKeys(groups);
  const shown = open && (choices.length > 0 || query.trim() !== "");
  const close = () => {
    setOpen(false);
    reset();
  };
  const { onFocus, onBlur } = useFocusWithin(close);
  const choose = ({ item, kind }: Choice) => {
    close();
    props.onResultSelect(item, kind);
  };
  const submit = () => {
    if (query.trim() === "") return;
    close();
    props.onQuerySubmit(query.trim());
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Enter: (event) => {
      event.preventDefault();
      if (shown && active) choose(active);
      else submit();
    },
    Escape: (event) => {
      event.preventDefault();
      if (!shown) setText("");
      close();
    },
  };
  return (
    <div {...rootProps(props, css.place)} onFocus={onFocus} onBlur={onBlur}>
      <SearchBoxForm href={props.href} onSubmit={submit} copy={copy}>
        <input
          {...field}
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
          aria-activedescendant={shown && active ? optionId(id, active) : undefined}
          onFocus={() => {
            setOpen(true);
          }}
          onClick={() => {
            setOpen(true);
          }}
          onKeyDown={(event) => {
            if (isInputMethodKey(event)) return;
            if (onArrow(event)) setOpen(true);
            else keys[event.key]?.(event);
          }}
        />
      </SearchBoxForm>
      {shown && (
        <SearchBoxList
          id={id}
          groups={groups}
          active={active}
          pending={pending}
          onChoiceSelect={choose}
          copy={suggestionsCopy}
        />
      )}
      <span role="status" className={css.visuallyHiddenText}>
        {shown && !pending && suggestionsCopy.count(choices.length)}
      </span>
    </div>
  );
}
