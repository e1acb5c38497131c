import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const list = layered({ display: "grid", gap: vars.space[16], minInlineSize: 0 });

export const card = layered({
  ...type.interface,
  display: "grid",
  gap: vars.space[12],
  minInlineSize: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const head = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
});

export const title = layered({ ...type.name, flex: 1, minInlineSize: "12ch", overflowWrap: "anywhere" });

export const date = layered({ ...type.meta, color: vars.color.textMuted });

export const text = layered({ color: vars.color.textMuted, textWrap: "pretty", overflowWrap: "anywhere" });

export const facts = layered({ display: "grid", gap: vars.space[8] });

export const fact = layered({
  display: "grid",
  gridTemplateColumns: "8ch minmax(0, 1fr)",
  columnGap: vars.space[12],
});

export const name = layered({ color: vars.color.textMuted });

/** A text of a user or a moderator, with its own lines. */
export const words = layered({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });

export const appeal = layered({
  display: "grid",
  gap: vars.space[12],
  justifyItems: "start",
  paddingBlockStart: vars.space[12],
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
});

export const form = layered({ display: "grid", gap: vars.space[12], inlineSize: "100%" });

export const failed = layered({
  ...type.helper,
  display: "flex",
  alignItems: "center",
  gap: vars.space[6],
  color: vars.color.bad,
});

export const actions = layered({ display: "flex", flexWrap: "wrap", gap: vars.space[10] });
