import { layered } from "../../../../styles/layered.ts";
import { px } from "../../../../styles/units.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";

export const panel = layered({
  display: "grid",
  justifyItems: "start",
  gap: vars.space[12],
  padding: vars.space[24],
  marginBlockEnd: px(30),
  borderRadius: vars.radius.page,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const title = layered({ ...type.name, display: "flex", alignItems: "center", gap: vars.space[10] });

export const body = layered({ ...type.body, color: vars.color.textMuted, textWrap: "pretty" });

export const lines = layered({ display: "grid", inlineSize: "100%", marginBlockEnd: vars.space[4] });

export const line = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[4]} ${vars.space[16]}`,
  paddingBlock: vars.space[10],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const who = layered({ display: "grid", flex: "1 1 200px" });

export const name = layered({ ...type.interface, fontWeight: vars.weight.strong });

export const about = layered({ ...type.helper, color: vars.color.textMuted });

export const contact = layered({
  ...type.body,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.accentText,
  textDecorationLine: "underline",
  textUnderlineOffset: vars.space[4],
  paddingBlock: vars.space[10],
});
