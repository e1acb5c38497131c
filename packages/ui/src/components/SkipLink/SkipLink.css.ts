import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const link = layered({
  ...type.interface,
  position: "fixed",
  zIndex: vars.z.menu,
  insetBlockStart: vars.space[8],
  insetInlineStart: vars.space[8],
  padding: `${vars.space[10]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  background: vars.color.fg,
  color: vars.color.page,
  fontWeight: vars.weight.strong,
  selectors: { "&:not(:focus)": { insetBlockStart: "-100px" } },
});
