import { rootProps } from "../rootProps.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./RibbonMark.css.ts";

export interface RibbonMarkProps extends RootProps {
  /** `logo` is shown before the name, `corner` on a cover, `caret` after streaming text. @default "logo" */
  place?: "logo" | "corner" | "caret";
}

/** The brand's mark: a ribbon bookmark. Decorative. */
export function RibbonMark(props: RibbonMarkProps) {
  const { place = "logo" } = props;
  return <span aria-hidden="true" {...rootProps(props, `${css.ribbon} ${css.place[place]}`)} />;
}
