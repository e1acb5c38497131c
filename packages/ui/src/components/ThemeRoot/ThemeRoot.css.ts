import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const root = layered({
  ...type.interface,
  color: vars.color.fg,
  background: vars.color.page,
  minBlockSize: "100%",
});
