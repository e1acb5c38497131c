import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

// As high as the largest letters usually need, so that the settings below do not move.
export const sample = layered({
  margin: 0,
  minBlockSize: px(228),
  padding: `${vars.space[20]} ${vars.space[24]}`,
  borderRadius: vars.radius.page,
  background: vars.color.page,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const page = layered({ maxInlineSize: vars.size.prose });

export const letter = layered({ fontFamily: vars.font.reading, lineHeight: px(26) });

export const contrast = layered({ ...type.helper, color: vars.color.textMuted });
