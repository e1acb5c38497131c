import type { StyleRule } from "@vanilla-extract/css";
import { type } from "./type.ts";
import { vars } from "./vars.css.ts";

/** What follows a finger sideways (`useTouch`), and goes back by itself. Vertical scrolling is left to the browser. */
export const swipeable = {
  touchAction: "pan-y pinch-zoom",
  selectors: {
    "&:not([data-follows])": { transition: `translate ${vars.motion.state} ${vars.motion.out}` },
    "&[data-hint]::after": {
      content: "attr(data-hint)",
      ...type.meta,
      position: "absolute",
      insetBlockStart: 0,
      insetInlineStart: `calc(100% + ${vars.space[8]})`,
      whiteSpace: "nowrap",
      color: vars.color.textMuted,
    },
  },
} as const satisfies StyleRule;
