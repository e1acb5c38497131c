import { skipLinkCopy } from "./SkipLink.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps extends RootProps<HTMLAnchorElement> {
  /** Id of the page's main landmark, which receives focus: set `tabIndex={-1}` on it. @default "content" */
  targetId?: string;
  /** Its text. @default "Skip to content" */
  children?: string;
}

/** The first tab stop of a page: a link to the main content. Visible while it has the focus. */
export function SkipLink(props: SkipLinkProps) {
  const { targetId = "content", children } = props;
  const copy = useCopy(skipLinkCopy);
  return (
    <a href={`#${targetId}`} {...rootProps(props, css.link)}>
      {children ?? copy.skip}
    </a>
  );
}
