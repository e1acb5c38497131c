import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const row = layered({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[20],
  minBlockSize: vars.size.touch,
});

export const text = layered({ display: "grid", gap: vars.space[2], minInlineSize: 0 });

export const label = layered({ ...type.interface, fontWeight: vars.weight.strong, cursor: "pointer" });

export const hint = layered({ ...type.helper, color: vars.color.textMuted, textWrap: "pretty" });

// A moving gradient renders the knob, so that the switch is one element and stays a real checkbox.
const knob = `radial-gradient(circle closest-side, var(--switch-knob) calc(100% - 1px), transparent)`;

export const track = layered({
  vars: { "--switch-knob": vars.color.textMuted },
  appearance: "none",
  flex: "none",
  position: "relative",
  inlineSize: px(46),
  blockSize: px(28),
  margin: 0,
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.control}`,
  backgroundColor: vars.color.raised,
  cursor: "pointer",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}`,
  "::before": {
    content: "",
    position: "absolute",
    insetBlockStart: px(3),
    insetInlineStart: px(3),
    inlineSize: vars.space[20],
    blockSize: vars.space[20],
    background: knob,
    transition: `inset-inline-start ${vars.motion.state} ${vars.motion.out}`,
  },
  // Enlarges the touch target.
  "::after": { content: "", position: "absolute", inset: px(-9) },
  selectors: {
    // The edge of an enabled control without an error; `:where` lets the other states win.
    "&:where(:hover)": { borderColor: vars.color.textMuted },
    "&:where(:active)": { backgroundColor: vars.color.hover },
    "&:checked": {
      vars: { "--switch-knob": vars.color.accentFg },
      backgroundColor: vars.color.accent,
      borderColor: vars.color.accent,
    },
    "&:checked::before": { insetInlineStart: px(21) },
    "&:disabled": {
      vars: { "--switch-knob": vars.color.control },
      cursor: "default",
      backgroundColor: "transparent",
      borderColor: vars.color.line,
    },
  },
  "@media": {
    [media.forcedColors]: {
      vars: { "--switch-knob": "CanvasText" },
      forcedColorAdjust: "none",
      borderColor: "CanvasText",
      backgroundColor: "Canvas",
      outlineColor: "Highlight",
      selectors: {
        "&:checked": {
          vars: { "--switch-knob": "HighlightText" },
          backgroundColor: "Highlight",
          borderColor: "Highlight",
        },
      },
    },
  },
});
