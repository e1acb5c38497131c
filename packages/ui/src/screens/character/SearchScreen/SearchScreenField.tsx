import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { LinkIconButton } from "../../../components/LinkIconButton/LinkIconButton.tsx";
import { isInputMethodKey } from "../../../components/isInputMethodKey.ts";
import { useTextField } from "../../../components/useTextField.ts";
import type { SearchScreenCopy } from "./SearchScreen.copy.ts";
import * as css from "./SearchScreenField.css.ts";
import type { SearchScreenProps } from "./SearchScreenProps.ts";

type FieldProps = Pick<
  SearchScreenProps,
  "query" | "backHref" | "onQueryChange" | "onQuerySubmit" | "onLeave"
> & {
  copy: SearchScreenCopy;
};

/** The search field. Enter searches at once, Escape clears, and leaves the page when the field is empty. */
export function SearchScreenField({ backHref, onQuerySubmit, onLeave, copy, ...props }: FieldProps) {
  const {
    text: query,
    setText,
    props: field,
  } = useTextField<HTMLInputElement>({ value: props.query, onValueChange: props.onQueryChange });
  return (
    <form
      role="search"
      className={css.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (query.trim() !== "") onQuerySubmit(query.trim());
      }}
    >
      {backHref !== undefined && (
        <LinkIconButton
          className={css.back}
          size="large"
          label={copy.back}
          icon={<ArrowLeftIcon size={22} />}
          href={backHref}
        />
      )}
      <div className={css.field}>
        <button type="submit" className={css.submit} aria-label={copy.submit}>
          <SearchIcon size={20} />
        </button>
        <input
          {...field}
          autoFocus
          className={css.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={copy.field}
          placeholder={copy.placeholder}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || isInputMethodKey(event)) return;
            event.preventDefault();
            if (query === "") onLeave?.();
            else setText("");
          }}
        />
      </div>
      {query !== "" && (
        <IconButton
          className={css.clear}
          label={copy.clear}
          icon={<CloseIcon size={20} />}
          onClick={() => {
            setText("");
          }}
        />
      )}
    </form>
  );
}
