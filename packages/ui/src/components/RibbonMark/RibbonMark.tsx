import * as css from "./RibbonMark.css.ts";

export interface RibbonMarkProps {
  /**
   * `logo` stands before the name, `corner` hangs from a cover, `caret` follows growing text.
   * @default "logo"
   */
  place?: "logo" | "corner" | "caret";
  /** A class of its own, for its place in what is around it. */
  className?: string;
}

/** The sign of the house: a ribbon bookmark. Decoration. */
export function RibbonMark({ place = "logo", className }: RibbonMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={[css.ribbon, css.place[place], className].filter(Boolean).join(" ")}
    />
  );
}
