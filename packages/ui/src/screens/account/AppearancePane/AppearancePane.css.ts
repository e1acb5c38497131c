import { layered } from "../../../styles/layered.ts";
import { vars } from "../../../styles/vars.css.ts";

export const preview = layered({
  inlineSize: "100%",
  maxInlineSize: "96px",
  borderRadius: vars.radius.thumb,
  boxShadow: `0 0 0 1px ${vars.color.line}`,
  forcedColorAdjust: "none",
});

export const covers = layered({ inlineSize: "100%", maxInlineSize: "96px", fill: vars.color.rank });
