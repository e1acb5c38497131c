import { skipLinkCopy } from "./SkipLink.copy.ts";
import { useCopy } from "../ThemeRoot/ThemeContext.ts";
import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./SkipLink.css.ts";

export interface SkipLinkProps extends NativeProps<"a", "href" | "children"> {
  /** Id of the page's main landmark, which receives focus: set `tabIndex={-1}` on it. @default "content" */
  targetId?: string;
  /** Its text. @default "Skip to content" */
  children?: string;
}

/**
 * The first tab stop of a page: a link to the main content. Visible while it has the focus.
 *
 * @example
 * <SkipLink />
 */
export function SkipLink({ targetId = "content", children, className, ...rest }: SkipLinkProps) {
  const copy = useCopy(skipLinkCopy);
  return (
    <a href={`#${targetId}`} {...rest} className={joinNames(css.link, className)}>
      {children ?? copy.skip}
    </a>
  );
}
