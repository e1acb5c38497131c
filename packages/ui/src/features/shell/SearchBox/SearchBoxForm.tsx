import { rootProps } from "../../../components/rootProps.ts";
import type { RootProps } from "../../../components/rootProps.ts";
import type { ReactNode } from "react";
import { SearchIcon } from "../../../components/Icon/SearchIcon.generated.ts";
import type { SearchBoxCopy } from "./SearchBox.copy.ts";
import * as css from "./SearchBox.css.ts";

interface SearchBoxFormProps extends RootProps {
  /** URL of the search page, which the form opens without JavaScript. */
  href?: string;
  /** The user pressed the button, or Enter. */
  onSubmit: () => void;
  /** The text field. */
  children: ReactNode;
  copy: SearchBoxCopy;
}

/** The form around the field of a search box: its button and the hint of its key. */
export function SearchBoxForm(props: SearchBoxFormProps) {
  const { href, onSubmit, children, copy } = props;
  return (
    <form
      role="search"
      {...rootProps(props, css.box)}
      action={href}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <button type="submit" className={css.submit} aria-label={copy.submitSearch}>
        <SearchIcon />
      </button>
      {children}
      <kbd className={css.key} aria-hidden="true">
        {copy.searchKey}
      </kbd>
    </form>
  );
}
