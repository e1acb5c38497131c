import { layeredVariants } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

const line = {
  textDecorationLine: "underline",
  textDecorationThickness: vars.space[1],
  textUnderlineOffset: vars.space[4],
  borderRadius: vars.space[2],
  transition: `text-decoration-color ${vars.motion.state} ${vars.motion.out}`,
  ":hover": { textDecorationColor: "currentColor" },
  ":active": { textDecorationThickness: vars.space[2] },
} as const;

export const variant = layeredVariants({
  underlined: { ...line, textDecorationColor: vars.color.control },
  quiet: { ...line, textDecorationColor: "transparent" },
  plain: {},
});
