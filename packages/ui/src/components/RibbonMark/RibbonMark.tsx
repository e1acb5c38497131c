import * as css from "./RibbonMark.css.ts";

export interface RibbonMarkProps {
  /** `logo` is shown before the name, `corner` on a cover, `caret` after streaming text. @default "logo" */
  place?: "logo" | "corner" | "caret";
  /** Class name added to the root element. */
  className?: string;
}

/** The brand's mark: a ribbon bookmark. Decorative. */
export function RibbonMark({ place = "logo", className }: RibbonMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={[css.ribbon, css.place[place], className].filter(Boolean).join(" ")}
    />
  );
}
