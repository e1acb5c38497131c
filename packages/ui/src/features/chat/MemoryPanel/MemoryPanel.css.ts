import { modalFooter } from "../../../components/Modal/modalFooter.css.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const lines = layered({ display: "grid" });

export const line = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const text = layered({ ...type.bio, overflowWrap: "anywhere" });

export const facts = layered({ ...type.meta, color: vars.color.textMuted, lineHeight: vars.leading.helper });

export const sources = layered({ "::before": { content: "' · '" } });

export const source = layered({ color: "inherit", overflowWrap: "anywhere" });

export const stale = layered({
  ...type.helper,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  flexBasis: "100%",
  padding: `${vars.space[10]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.fg,
});

layeredGlobal(`${stale} > p`, { flex: "1 1 220px" });

export const tools = layered({ display: "flex", flex: "none", marginBlockStart: px(-6) });

export const footer = layered(
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${vars.space[8]} ${vars.space[16]}`,
    // At the lower edge also below a short list.
    marginBlockStart: "auto",
  },
  [modalFooter],
);

export const draft = layered({ display: "grid", gap: vars.space[10], paddingBlock: vars.space[12] });

export const section = layered({ borderBlockEnd: `1px solid ${vars.color.line}` });

export const summary = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[12],
  minBlockSize: vars.size.touch,
  // The focus ring has a distance from the text.
  marginInline: px(-8),
  paddingInline: vars.space[8],
  borderRadius: vars.radius.small,
  outlineOffset: px(-2),
  cursor: "pointer",
});

export const cost = layered({
  ...type.meta,
  marginInlineStart: "auto",
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const content = layered({
  ...type.bio,
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  color: vars.color.textMuted,
  paddingBlockEnd: vars.space[16],
});
