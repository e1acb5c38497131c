import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

export const field = layered({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[10],
  alignItems: "start",
  // A form around it has a hidden checkbox, which is placed over this one.
  position: "relative",
});

export const bare = layered({ position: "relative" });

export const box = layered({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.space[20],
  blockSize: vars.space[20],
  marginBlock: vars.space[4],
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  color: vars.color.accentFg,
  cursor: "pointer",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, border-color ${vars.motion.state}`,
  // Enlarges the touch target.
  "::after": { content: "", position: "absolute", inset: px(-5) },
  selectors: {
    // The edge of an enabled control without an error; `:where` lets the other states win.
    "&:where(:hover)": { borderColor: vars.color.textMuted },
    "&:where(:active)": { background: vars.color.hover },
    "&[data-state='checked'], &[data-state='indeterminate']": {
      background: vars.color.accent,
      borderColor: vars.color.accent,
    },
    "&[aria-invalid]": { borderColor: vars.color.bad },
    "&[data-disabled]": {
      cursor: "default",
      background: "none",
      borderColor: vars.color.line,
      color: vars.color.textMuted,
    },
  },
  "@media": {
    [media.touch]: { marginBlock: vars.space[12], "::after": { inset: px(-13) } },
    [media.forcedColors]: {
      selectors: {
        "&[data-state='checked'], &[data-state='indeterminate']": {
          forcedColorAdjust: "none",
          background: "Highlight",
          borderColor: "Highlight",
          color: "HighlightText",
        },
        "&[data-disabled]": { borderColor: "GrayText" },
      },
    },
  },
});

export const mark = layered({ display: "grid" });

export const label = layered({
  ...type.interface,
  paddingBlock: vars.space[4],
  cursor: "pointer",
  selectors: { "[data-disabled] + &": { color: vars.color.textMuted, cursor: "default" } },
  "@media": { [media.touch]: { paddingBlock: vars.space[12] } },
});

export const hiddenLabel = layered(visuallyHidden);

export const notes = layered({ gridColumn: 2, display: "grid", gap: vars.space[4] });
