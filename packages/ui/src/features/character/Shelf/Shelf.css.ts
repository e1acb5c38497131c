import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const shelf = layered({ marginBlockEnd: vars.space[24] });

export const head = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[12],
  marginBlockEnd: vars.space[14],
});

export const title = layered(type.heading);

export const all = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[4],
  marginInlineStart: "auto",
  minBlockSize: vars.space[24],
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  ":hover": { color: vars.color.fg },
  ":active": { color: vars.color.accentText },
});

export const failed = layered({
  ...type.interface,
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  color: vars.color.textMuted,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  textAlign: "center",
  textWrap: "balance",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});
