import { skipLinkCopy } from "./SkipLink.copy.ts";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps {
  /** Id of the page's main landmark, which takes the focus: give that a `tabIndex` of -1. @default "content" */
  to?: string;
  /** What it says. @default "Skip to content" */
  children?: string;
}

/** The first stop of the Tab key: the way past all that stands before the page. It shows while it has the focus. */
export function SkipLink({ to = "content", children = skipLinkCopy.skip }: SkipLinkProps) {
  return (
    <a className={css.link} href={`#${to}`}>
      {children}
    </a>
  );
}
