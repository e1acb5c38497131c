import { layered } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const bar = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[16],
  color: vars.color.textMuted,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const icon = layered({ flex: "none" });

export const text = layered({
  ...oneLine,
});

/** As high as the bar, for fingers. */
export const back = layered({
  display: "flex",
  alignItems: "center",
  flex: "none",
  minBlockSize: vars.size.touch,
  marginInlineStart: "auto",
  fontWeight: vars.weight.strong,
  color: vars.color.fg,
});
