import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const text = layered({ ...type.helper, color: vars.color.textMuted });

export const reveal = layered({ minBlockSize: vars.space[24], borderRadius: vars.radius.small });

export const count = layered({
  color: vars.color.fg,
  fontWeight: vars.weight.strong,
  selectors: {
    [`${reveal} &`]: {
      textDecoration: "underline",
      textDecorationColor: vars.color.control,
      textUnderlineOffset: px(3),
    },
    [`${reveal}:hover &`]: { textDecorationColor: "currentColor" },
    [`${reveal}:active &`]: { textDecorationThickness: vars.space[2] },
  },
});
