import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

export const actions = layered({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space[10],
  marginBlockStart: vars.space[24],
  "@media": { [media.phone]: { display: "grid", gridTemplateColumns: "1fr 1fr" } },
});
