import { layered } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

/** A browser window with one tab. */
export const window = layered({
  margin: 0,
  display: "flex",
  alignItems: "end",
  blockSize: vars.space[56],
  paddingInline: vars.space[12],
  borderRadius: vars.radius.card,
  overflow: "hidden",
  background: vars.color.active,
});

export const tab = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[10],
  inlineSize: px(220),
  blockSize: vars.size.control,
  paddingInline: vars.space[14],
  borderStartStartRadius: vars.radius.control,
  borderStartEndRadius: vars.radius.control,
  background: vars.color.page,
});

export const title = layered({
  flex: 1,
  ...oneLine,
});

export const plain = layered({ color: vars.color.textMuted });

export const close = layered({ color: vars.color.textMuted });

export const effects = layered({ ...type.interface, display: "grid", gap: vars.space[10] });

export const effect = layered({ display: "flex", gap: vars.space[10], textWrap: "pretty" });
