import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const anchor = layered({ position: "relative", display: "inline-flex" });

export const place = layered({ position: "absolute", inset: 0, pointerEvents: "none" });

const unfold = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const content = layered({
  minInlineSize: px(200),
  maxInlineSize: `min(${px(360)}, calc(100vw - ${vars.space[16]}))`,
  zIndex: vars.z.menu,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  animation: `${unfold} ${vars.motion.surface} ${vars.motion.out}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

const line = {
  ...type.interface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[10],
  blockSize: "auto",
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  overflowWrap: "anywhere",
  cursor: "pointer",
  "@media": { [media.touch]: { minBlockSize: vars.size.touch } },
} as const;

export const item = layeredVariants({
  neutral: {
    ...line,
    color: vars.color.fg,
    selectors: {
      "&[data-highlighted], &[data-state='open']": { background: vars.color.hover, color: vars.color.fg },
      "&[data-highlighted]:active": { background: vars.color.active },
      "&[data-disabled]": { color: vars.color.textMuted, cursor: "default" },
    },
  },
  danger: {
    ...line,
    color: vars.color.bad,
    selectors: {
      "&[data-highlighted]": { background: vars.color.badTint, color: vars.color.bad },
      "&[data-highlighted]:active": { background: vars.color.bad, color: vars.color.page },
    },
  },
});

export const heading = layered({
  ...type.meta,
  blockSize: "auto",
  paddingBlock: vars.space[6],
  paddingInline: vars.space[12],
  color: vars.color.textMuted,
});

/** As wide as an icon, also without the mark. */
export const mark = layered({ display: "inline-flex", flex: "none", inlineSize: px(18) });

export const badge = layered({ marginInlineStart: "auto" });

export const separator = layered({
  blockSize: vars.space[1],
  marginBlock: vars.space[6],
  marginInline: vars.space[12],
  background: vars.color.line,
});
