import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const picker = layered({
  display: "grid",
  gap: vars.space[16],
  alignContent: "start",
});

// The rows have a padding of their own.
export const list = layered({ marginBlockStart: vars.space[12] }, [picker]);

export const row = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  paddingInline: vars.space[12],
  marginInline: px(-12),
  borderRadius: vars.radius.control,
  selectors: { "&[data-current]": { background: vars.color.raised } },
});

export const choice = layered({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: px(60),
  paddingBlock: vars.space[8],
  cursor: "pointer",
});

export const about = layered({
  ...type.helper,
  color: vars.color.textMuted,
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
});

export const error = layered({ ...type.helper, color: vars.color.bad });
