import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const suggestions = layered({
  display: "flex",
  alignItems: "flex-start",
  gap: vars.space[8],
  marginBlockEnd: vars.space[10],
});

export const items = layered({
  flex: 1,
  minInlineSize: 0,
  display: "grid",
  justifyItems: "start",
  gap: vars.space[6],
});

export const suggestion = layered({
  ...type.bio,
  lineHeight: vars.leading.body,
  paddingBlock: vars.space[6],
  paddingInline: vars.space[14],
  borderRadius: vars.radius.page,
  textAlign: "start",
  overflowWrap: "anywhere",
  color: vars.color.fg,
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  ":hover": { background: vars.color.hover },
  "@media": { [media.touch]: { minBlockSize: px(44) } },
});

export const failed = layered({ ...type.helper, color: vars.color.textMuted, paddingBlock: vars.space[8] });
