import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const form = layered({ display: "grid", gap: vars.space[20] });

export const failed = layered({
  ...type.helper,
  display: "flex",
  alignItems: "center",
  gap: vars.space[6],
  color: vars.color.bad,
});
