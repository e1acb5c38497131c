import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const meter = layered({
  ...type.meta,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const track = layered({
  // Shrinks before the text does.
  flex: `0 9999 ${vars.space[64]}`,
  minInlineSize: vars.space[16],
  blockSize: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  overflow: "hidden",
});

export const fill = layered({
  display: "block",
  blockSize: "100%",
  borderRadius: vars.radius.full,
  background: vars.color.textMuted,
  forcedColorAdjust: "none",
  selectors: { "&[data-nearly]": { background: vars.color.fg } },
});

export const resets = layered({ marginInlineStart: "auto" });
