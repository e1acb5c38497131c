import { media } from "../../../../styles/breakpoints.ts";
import { layered } from "../../../../styles/layered.ts";
import { vars } from "../../../../styles/vars.css.ts";

export const tools = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  "@media": { [media.touch]: { gap: 0 } },
});
