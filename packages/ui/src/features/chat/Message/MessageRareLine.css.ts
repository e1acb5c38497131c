import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

/** The law wants this one seen: it is as large as the prose around it, and darker. */
export const again = layered({ ...type.body, fontWeight: vars.weight.strong, color: vars.color.fg });

export const memory = layered({
  "::before": { borderBlockStartStyle: "dashed" },
  "::after": { borderBlockStartStyle: "dashed" },
});

export const title = layered({ display: "block", fontWeight: vars.weight.strong, color: vars.color.fg });
