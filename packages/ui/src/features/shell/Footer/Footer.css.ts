import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const footer = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  columnGap: vars.space[24],
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space[32],
  color: vars.color.textMuted,
  // The browser would otherwise keep the footer in place when a list above it grows.
  overflowAnchor: "none",
});

export const link = layered({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.size.touch,
});

/** A row of its own, as high as the control, which is loaded later. */
export const language = layered({
  display: "flex",
  justifyContent: "center",
  flexBasis: "100%",
  minBlockSize: vars.size.touch,
});
