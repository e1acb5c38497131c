import { vars } from "../../../styles/vars.css.ts";

/**
 * A row that runs off the end of the screen and can be pushed. It bleeds into the gutters and leaves room
 * above and below, so that glows and focus rings are not cut off.
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
