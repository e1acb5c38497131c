import { layered } from "../../styles/layered.ts";
import { textPage } from "../../styles/textPage.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const page = layered({ ...textPage, display: "grid", gap: vars.space[24] });

export const title = layered({ ...type.display, outline: "none" });

export const lead = layered({ ...type.body, color: vars.color.textMuted, textWrap: "pretty" });

/** The number of a report, beside its name. */
export const receipt = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: vars.space[16],
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  background: vars.color.raised,
});

export const number = layered({
  color: vars.color.fg,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  userSelect: "all",
});
