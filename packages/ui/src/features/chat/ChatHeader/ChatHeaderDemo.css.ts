import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { px } from "../../../styles/units.ts";
import { vars } from "../../../styles/vars.css.ts";

// Over the link that covers the name and the title.
export const root = layered({ position: "relative", zIndex: 1, justifySelf: "start", display: "flex" });

export const button = layered({
  position: "relative",
  display: "flex",
  alignItems: "center",
  // The smallest target that accessibility allows.
  minBlockSize: px(24),
  borderRadius: vars.radius.full,
  cursor: "pointer",
  // The badge is small; the area for fingers is not.
  "::after": { content: "", position: "absolute", insetBlock: px(-4), insetInline: px(-8) },
});

export const explanation = layered({
  ...type.interface,
  inlineSize: `min(${px(380)}, 100% - 2 * ${vars.space[20]})`,
  margin: "auto",
  padding: vars.space[20],
  border: 0,
  borderRadius: vars.radius.page,
  background: vars.color.raised,
  color: vars.color.fg,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}, ${vars.shadow.low}`,
  whiteSpace: "normal",
});

export const line = layered({
  display: "block",
  overflowWrap: "anywhere",
  selectors: { "& + &": { marginBlockStart: vars.space[8], color: vars.color.textMuted } },
});
