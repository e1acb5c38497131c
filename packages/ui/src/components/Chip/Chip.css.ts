import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { mix } from "../../styles/units.ts";
import { vars } from "../../styles/vars.css.ts";

export const chip = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  flex: "none",
  gap: vars.space[6],
  blockSize: vars.size.chip,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.raised,
  whiteSpace: "nowrap",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, color ${vars.motion.state}`,
  "@media": {
    [media.touch]: { blockSize: vars.size.chipTouch },
    [media.forcedColors]: { border: "1px solid currentColor" },
  },
});

export const pressable = layered({
  selectors: {
    '&:hover:not([aria-pressed="true"])': { background: vars.color.hover, color: vars.color.fg },
    '&:active:not([aria-pressed="true"])': { background: vars.color.active },
    '&[aria-pressed="true"]:hover': { background: mix(vars.color.fg, 86, vars.color.page) },
    '&[aria-pressed="true"]:active': { background: mix(vars.color.fg, 74, vars.color.page) },
  },
});

export const selected = layered({
  color: vars.color.page,
  background: vars.color.fg,
  fontWeight: vars.weight.strong,
});

export const count = layered({ fontVariantNumeric: "tabular-nums", fontWeight: vars.weight.regular });

export const remove = layered({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.space[24],
  blockSize: vars.space[24],
  marginInlineEnd: `calc(-1 * ${vars.space[8]})`,
  borderRadius: vars.radius.full,
  ":hover": { color: vars.color.fg, background: vars.color.hover },
  ":active": { background: vars.color.active },
});
