import { layered } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { vars } from "../../styles/vars.css.ts";

export const summary = layered({
  display: "flex",
  alignItems: "center",
  inlineSize: "fit-content",
  minBlockSize: vars.space[24],
  cursor: "pointer",
  textDecoration: "underline dotted",
  textDecorationColor: vars.color.textMuted,
  textUnderlineOffset: px(3),
  ":hover": { textDecorationColor: "currentColor" },
});

export const details = layered({ marginBlockStart: vars.space[4], color: vars.color.textMuted });
