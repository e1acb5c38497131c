import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const upload = layered({ display: "inline-grid", justifyItems: "start", gap: vars.space[6] });

export const fullWidth = layered({ display: "grid", justifyItems: "stretch" });

export const error = layered({
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});
