import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const anchor = layered({ display: "inline-flex" });

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = layered({
  ...type.helper,
  zIndex: vars.z.menu,
  maxInlineSize: `min(${px(280)}, var(--radix-tooltip-content-available-width))`,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[10],
  borderRadius: vars.radius.control,
  background: vars.color.fg,
  color: vars.color.page,
  textWrap: "balance",
  overflowWrap: "anywhere",
  animation: `${appear} ${vars.motion.state} ${vars.motion.out}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const arrow = layered({
  fill: vars.color.fg,
  "@media": { [media.forcedColors]: { fill: "CanvasText" } },
});
