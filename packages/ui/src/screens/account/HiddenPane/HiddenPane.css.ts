import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const heading = layered({
  ...type.interface,
  marginBlockEnd: vars.space[8],
  fontWeight: vars.weight.strong,
});

export const chips = layered({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });

export const rows = layered({ display: "grid", gap: vars.space[2] });

export const row = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: vars.size.touch,
});

export const name = layered({ flex: 1, minInlineSize: 0, overflowWrap: "anywhere" });
