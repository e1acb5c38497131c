import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const groups = layered({ display: "grid", gap: vars.space[24] });

export const title = layered({
  ...type.interface,
  marginBlockEnd: vars.space[4],
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
});

export const shortcut = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[16],
  minBlockSize: vars.size.control,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { "&:last-child": { borderBlockEnd: 0 } },
});

export const keys = layered({ display: "flex", alignItems: "center", gap: vars.space[4], flex: "none" });

export const key = layered({
  ...type.meta,
  minInlineSize: px(26),
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  textAlign: "center",
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}, inset 0 -2px ${vars.color.line}`,
});

export const word = layered({ ...type.meta, color: vars.color.textMuted });

export const visuallyHiddenText = layered(visuallyHidden);
