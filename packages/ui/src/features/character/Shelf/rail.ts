import { vars } from "../../../styles/vars.css.ts";

/**
 * A row that scrolls to the edge of the screen. It extends into the gutters and has padding above and below, so that
 * glows and focus rings are not clipped.
 */
export const rail = {
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "inline proximity",
  scrollPaddingInline: vars.size.gutter,
  scrollbarWidth: "none",
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  marginBlock: `calc(-1 * ${vars.space[20]})`,
  paddingBlock: vars.space[20],
} as const;
