import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const notice = layered({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  alignItems: "center",
  gap: vars.space[14],
  maxInlineSize: vars.size.prose,
  padding: `${vars.space[16]} ${vars.space[20]}`,
  borderRadius: vars.radius.card,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const tone = layeredVariants({
  neutral: { background: vars.color.raised },
  danger: { background: vars.color.badTint },
});

export const mark = layered({
  display: "grid",
  alignSelf: "start",
  color: vars.color.textMuted,
  selectors: { [`${tone.danger} &`]: { color: vars.color.bad } },
});

export const text = layered({ display: "grid", minInlineSize: 0, gap: vars.space[2] });

export const title = layered({ ...type.name, overflowWrap: "anywhere" });

// On the error tint the secondary grey has too little contrast.
export const body = layered({
  ...type.interface,
  color: vars.color.textMuted,
  textWrap: "pretty",
  selectors: { [`${tone.danger} &`]: { color: vars.color.fg } },
});

export const rule = layered({ ...type.interface, marginBlockStart: vars.space[6] });

export const warnings = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[6],
  margin: 0,
  marginBlockStart: vars.space[8],
  padding: 0,
  listStyle: "none",
});

export const warning = layered({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[10],
  borderRadius: vars.radius.card,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  overflowWrap: "anywhere",
});

export const action = layered({
  "@media": { [media.phone]: { gridColumn: "2 / -1" } },
});
