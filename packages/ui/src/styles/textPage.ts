import { vars } from "./vars.css.ts";

/** A page of text, as wide as one reads. */
export const textPage = {
  boxSizing: "content-box",
  maxInlineSize: vars.size.prose,
  marginInline: "auto",
  paddingBlock: `${vars.space[56]} ${vars.space[72]}`,
  paddingInline: vars.size.gutter,
  overflowWrap: "anywhere",
} as const;
