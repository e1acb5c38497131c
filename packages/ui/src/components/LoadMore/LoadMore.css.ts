import { layered } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

export const footer = layered({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[12],
  paddingBlock: vars.space[40],
  color: vars.color.textMuted,
});

export const end = layered({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: vars.space[10],
  paddingBlock: vars.space[40],
  color: vars.color.textMuted,
});
