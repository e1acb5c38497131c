import { ArrowLeftIcon } from "../../../components/Icon/ArrowLeftIcon.generated.ts";
import { CloseIcon } from "../../../components/Icon/CloseIcon.generated.ts";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
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
export function SearchScreenField({
  query,
  backHref,
  onQueryChange,
  onQuerySubmit,
  onLeave,
  copy,
}: FieldProps) {
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
        <IconButton
          className={css.back}
          size="touch"
          label={copy.back}
          icon={<ArrowLeftIcon size={22} className={css.backArrow} />}
          href={backHref}
        />
      )}
      <div className={css.field}>
        <button type="submit" className={css.submit} aria-label={copy.submit}>
          <SearchIcon size={20} />
        </button>
        <input
          autoFocus
          className={css.input}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={copy.field}
          placeholder={copy.placeholder}
          value={query}
          onChange={(event) => {
            onQueryChange(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (query === "") onLeave?.();
            else onQueryChange("");
          }}
        />
      </div>
      {query !== "" && (
        <IconButton
          className={css.clear}
          label={copy.clear}
          icon={<CloseIcon size={20} />}
          onPress={() => {
            onQueryChange("");
          }}
        />
      )}
    </form>
  );
}
