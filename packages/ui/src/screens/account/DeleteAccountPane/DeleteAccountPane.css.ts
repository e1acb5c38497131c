import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const lists = layered({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: vars.space[12],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const list = layered({
  display: "grid",
  alignContent: "start",
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const items = layered({ ...type.helper, display: "grid", gap: vars.space[8] });

export const item = layered({ display: "flex", gap: vars.space[8], textWrap: "pretty" });

export const mark = layered({ marginBlockStart: vars.space[1], color: vars.color.textMuted });

export const form = layered({ display: "grid", gap: vars.space[16] });

export const act = layered({ justifySelf: "start", "@media": { [media.phone]: { justifySelf: "stretch" } } });
