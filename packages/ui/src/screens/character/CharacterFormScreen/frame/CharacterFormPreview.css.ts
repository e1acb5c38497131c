import { layered } from "../../../../styles/layered.ts";
import { px } from "../../../../styles/units.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";

export const head = layered({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space[12],
  marginBlockEnd: vars.space[14],
});

export const size = layered({
  ...type.helper,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const card = layered({ inlineSize: px(236), maxInlineSize: "100%" });

export const speaker = layered({
  fontFamily: vars.font.display,
  fontSize: vars.text.interface,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.interface,
  marginBlock: `${vars.space[24]} ${vars.space[6]}`,
  overflowWrap: "anywhere",
});

export const prose = layered({ ...type.bio });

export const nothing = layered({ ...type.bio, color: vars.color.textMuted });

export const italic = layered({ fontStyle: "italic" });

export const others = layered({
  ...type.helper,
  color: vars.color.textMuted,
  marginBlockStart: vars.space[12],
});
