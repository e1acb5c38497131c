import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";
import { USER_WIDTH } from "./userWidth.ts";

export const user = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  blockSize: vars.size.control,
  minInlineSize: USER_WIDTH,
  paddingInline: `${vars.space[4]} ${vars.space[10]}`,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  background: vars.color.raised,
  transition: `background-color ${vars.motion.state} ${vars.motion.out}`,
  ":hover": { background: vars.color.hover },
  ":active": { background: vars.color.active },
  "@media": {
    [media.phone]: {
      background: "none",
      blockSize: vars.size.touch,
      minInlineSize: vars.size.touch,
      paddingInline: vars.space[6],
    },
  },
});

export const name = layered({ "@media": { [media.phone]: visuallyHidden } });

export const visuallyHiddenText = layered(visuallyHidden);
export const chevron = layered({
  marginInlineStart: "auto",
  "@media": { [media.phone]: { display: "none" } },
});
