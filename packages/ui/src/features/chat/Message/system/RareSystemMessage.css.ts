import { layered } from "../../../../styles/layered.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";

/** Required by law to be prominent: as large as the text around it, and darker. */
export const again = layered({ ...type.body, fontWeight: vars.weight.strong, color: vars.color.fg });

export const memory = layered({
  "::before": { borderBlockStartStyle: "dashed" },
  "::after": { borderBlockStartStyle: "dashed" },
});

export const title = layered({ display: "block", fontWeight: vars.weight.strong, color: vars.color.fg });
