import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const page = layered({
  display: "grid",
  gap: vars.space[24],
  boxSizing: "content-box",
  maxInlineSize: vars.size.prose,
  marginInline: "auto",
  paddingBlock: `${vars.space[56]} ${vars.space[72]}`,
  paddingInline: vars.size.gutter,
  overflowWrap: "anywhere",
});

export const title = layered({ ...type.display, outline: "none" });

export const lead = layered({ ...type.body, color: vars.color.fg2, textWrap: "pretty" });

export const form = layered({ display: "grid", gap: vars.space[20] });

export const failed = layered({
  ...type.helper,
  display: "flex",
  alignItems: "center",
  gap: vars.space[6],
  color: vars.color.bad,
});

export const receipt = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  color: vars.color.fg2,
  background: vars.color.raised,
});

export const number = layered({
  color: vars.color.fg,
  fontWeight: vars.weight.strong,
  userSelect: "all",
});
