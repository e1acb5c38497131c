import { joinNames } from "../rootProps.ts";
import type { NativeProps } from "../rootProps.ts";
import * as css from "./RibbonMark.css.ts";

export interface RibbonMarkProps extends NativeProps<"span", "children"> {
  /** `logo` is shown before the name, `corner` on a cover, `caret` after streaming text. @default "logo" */
  variant?: "logo" | "corner" | "caret";
}

/**
 * The brand's mark: a ribbon bookmark. Decorative.
 *
 * @example
 * <RibbonMark />
 */
export function RibbonMark({ variant = "logo", className, ...rest }: RibbonMarkProps) {
  return (
    <span aria-hidden="true" {...rest} className={joinNames(css.ribbon, css.variant[variant], className)} />
  );
}
