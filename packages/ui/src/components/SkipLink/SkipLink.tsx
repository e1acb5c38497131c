import { skipLinkCopy } from "./SkipLink.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** Id of the page's main landmark, which receives focus: set `tabIndex={-1}` on it. @default "content" */
  to?: string;
  /** Its text. @default "Skip to content" */
  children?: string;
}

/** The first tab stop of a page: a link to the main content. Visible while it has the focus. */
export function SkipLink({ to = "content", children }: SkipLinkProps) {
  const copy = useCopy(skipLinkCopy);
  return (
    <a className={css.link} href={`#${to}`}>
      {children ?? copy.skip}
    </a>
  );
}
