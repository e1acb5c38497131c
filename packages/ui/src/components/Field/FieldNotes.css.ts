import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const hint = layered({ ...type.helper, color: vars.color.textMuted, textWrap: "pretty" });

export const error = layered({
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});
