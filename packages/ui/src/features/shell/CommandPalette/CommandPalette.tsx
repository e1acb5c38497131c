import type { RootProps } from "../../../components/rootProps.ts";
import { rootProps } from "../../../components/rootProps.ts";
import { useId } from "react";
import type { Copy } from "../../../components/ThemeRoot/Copy.ts";
import { useCopy } from "../../../components/ThemeRoot/ThemeContext.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { Modal } from "../../../components/Modal/Modal.tsx";
import { useTextField } from "../../../components/useTextField.ts";
import { SearchBoxList, optionId } from "../SearchBox/SearchBoxList.tsx";
import type { Choice, SearchSuggestion, SearchSuggestionGroup } from "../SearchBox/SearchBoxList.tsx";
import { useSuggestionKeys } from "../SearchBox/useSuggestionKeys.ts";
import { type CommandPaletteCopy, commandPaletteCopy } from "./CommandPalette.copy.ts";
import * as css from "./CommandPalette.css.ts";

export interface CommandPaletteProps extends RootProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** The user closed it. */
  onOpenChange: (open: boolean) => void;
  /** The text in the field. */
  query: string;
  /** What the text finds, in groups; with an empty text what is used most. */
  groups: readonly SearchSuggestionGroup[];
  /** Whether more results are loading. @default false */
  pending?: boolean;
  /** The user typed, or cleared the field. */
  onQueryChange: (query: string) => void;
  /** The user chose a result. */
  onResultSelect: (result: SearchSuggestion, kind: SearchSuggestionGroup["kind"]) => void;
  /** Texts of the component. @default English */
  copy?: Copy<CommandPaletteCopy>;
}

/**
 * Finds places, characters, chats and actions by name. Up and Down move, Enter chooses, Escape closes.
 *
 * @example
 * <CommandPalette
 *   open={open}
 *   onOpenChange={setOpen}
 *   query={query}
 *   onQueryChange={setQuery}
 *   groups={groups}
 *   onResultSelect={openResult}
 * />
 */
export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, groups, pending = false } = props;
  const copy = useCopy(commandPaletteCopy, props.copy);
  const id = useId();
  const { active, choices, reset, onArrow } = useSuggestionKeys(groups);
  const { props: field } = useTextField<HTMLInputElement>({
    value: props.query,
    onValueChange: (query) => {
      reset();
      props.onQueryChange(query);
    },
  });
  // While the user types, Enter chooses the first result.
  const chosen = active ?? choices[0];
  const choose = ({ item, kind }: Choice) => {
    reset();
    props.onResultSelect(item, kind);
  };
  return (
    <Modal
      {...rootProps(props)}
      open={open}
      onOpenChange={onOpenChange}
      title={copy.title}
      titleHidden
      focusFieldOnTouch
      width={600}
    >
      <div className={css.field}>
        <SearchIcon size={20} />
        <input
          {...field}
          className={css.input}
          type="text"
          role="combobox"
          enterKeyHint="go"
          autoComplete="off"
          spellCheck={false}
          placeholder={copy.field}
          aria-label={copy.field}
          aria-autocomplete="list"
          aria-expanded={choices.length > 0}
          aria-controls={choices.length > 0 ? id : undefined}
          aria-activedescendant={chosen && optionId(id, chosen)}
          onKeyDown={(event) => {
            if (isInputMethodKey(event) || onArrow(event)) return;
            if (event.key !== "Enter" || chosen === undefined) return;
            event.preventDefault();
            choose(chosen);
          }}
        />
      </div>
      <div className={css.results}>
        <SearchBoxList
          id={id}
          placement="inline"
          groups={groups}
          active={chosen}
          reached={active}
          pending={pending}
          onChoiceSelect={choose}
          copy={copy}
        />
      </div>
      <span role="status" className={css.visuallyHiddenText}>
        {!pending && copy.count(choices.length)}
      </span>
    </Modal>
  );
}
