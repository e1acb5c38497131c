import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const body = layered({ display: "grid", gap: vars.space[20] });

export const change = layered({ display: "grid", gap: vars.space[8] });

export const label = layered({
  ...type.interface,
  fontWeight: vars.weight.strong,
  display: "flex",
  alignItems: "baseline",
  gap: vars.space[10],
});

export const how = layered({ ...type.meta, fontWeight: vars.weight.regular, color: vars.color.textMuted });

export const text = layered({
  ...type.bio,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  maxBlockSize: "40dvh",
  overflowY: "auto",
  padding: vars.space[14],
  borderRadius: vars.radius.control,
  background: vars.color.page,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const removed = layered({ color: vars.color.textMuted, textDecorationLine: "line-through" });

export const added = layered({
  color: vars.color.accentTintFg,
  background: vars.color.accentTint,
  borderRadius: vars.radius.small,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: vars.space[4],
});

// A gap between the new text and the removed one.
layeredGlobal(`${removed} + ${added}`, { marginInlineStart: vars.space[4] });

export const error = layered({ ...type.helper, color: vars.color.bad });
