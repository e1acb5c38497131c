import { layered } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

export const count = layered({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
