import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const row = layered({ display: "flex", flexWrap: "wrap", gap: vars.space[2] });

export const reaction = layered({
  ...type.interface,
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: px(7),
  blockSize: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, color ${vars.motion.state}`,
  ":hover": { color: vars.color.fg, background: vars.color.raised },
  ":active": { background: vars.color.hover },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.fg },
    '&[aria-busy="true"]': { cursor: "progress" },
  },
});

// A set reaction is tinted rather than filled, so that the icon stays recognisable.
export const icon = layered({
  fillOpacity: 0.26,
  selectors: {
    [`${reaction}[aria-pressed="true"] &`]: { color: vars.color.accentText },
    [`${reaction}[aria-busy="true"] &`]: { opacity: 0.5 },
  },
});

export const hidden = layered(visuallyHidden);
