import { media } from "../../styles/breakpoints.ts";
import { layered, layeredGlobal, layeredVariants } from "../../styles/layered.ts";
import { alpha } from "../../styles/units.ts";
import { vars } from "../../styles/vars.css.ts";

export const button = layered({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, color ${vars.motion.state}`,
  selectors: { '&[aria-disabled="true"]': { opacity: 0.45 } },
});

// An icon grows with large text, and the button does not: a space around the icon remains.
layeredGlobal(`${button} > svg`, { maxInlineSize: "75%", maxBlockSize: "75%" });

const square = (side: string) => ({
  inlineSize: side,
  blockSize: side,
  "@media": { [media.touch]: { inlineSize: vars.size.touch, blockSize: vars.size.touch } },
});

export const size = layeredVariants({
  small: square(vars.size.chipTouch),
  medium: square(vars.size.control),
  large: square(vars.size.touch),
});

export const variant = layeredVariants({
  plain: {
    color: vars.color.textMuted,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { color: vars.color.fg, background: vars.color.raised },
      '&:active:not([aria-disabled="true"])': { background: vars.color.hover },
      '&[aria-pressed="true"]': { color: vars.color.accentText },
    },
  },
  raised: {
    color: vars.color.fg,
    background: vars.color.raised,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.hover },
      '&:active:not([aria-disabled="true"])': { background: vars.color.active },
    },
  },
  onCover: {
    color: vars.color.coverName,
    background: alpha(vars.color.coverInk, 66),
    borderRadius: vars.radius.full,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: alpha(vars.color.coverInk, 82) },
      '&:active:not([aria-disabled="true"])': { background: vars.color.coverInk },
      '&[aria-pressed="true"]': { color: vars.color.coverAccent },
    },
  },
});
