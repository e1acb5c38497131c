import { media } from "../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../styles/layered.ts";
import { px, alpha } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const frame = layered({
  blockSize: px(360),
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  "@media": { [media.phone]: { blockSize: "min(360px, 42dvh)" } },
});

export const cropper = layered({ blockSize: "100%", background: "none", color: vars.color.coverName });

const part = (name: string) => `${frame} .advanced-cropper-${name}`;

layeredGlobal(part("stencil-overlay"), { color: alpha(vars.color.surface, 66) });
layeredGlobal(part("simple-line"), { borderColor: vars.color.coverName });
layeredGlobal(part("simple-handler"), {
  inlineSize: vars.space[12],
  blockSize: vars.space[12],
  borderRadius: vars.radius.full,
  background: vars.color.coverName,
  // Visible on a light image, too.
  boxShadow: `0 0 0 1px ${alpha(vars.color.coverInk, 50)}`,
});

/** Shows the circle that remains of the square. */
export const round = layered({
  borderRadius: vars.radius.full,
  boxShadow: `0 0 0 1px ${alpha(vars.color.coverName, 70)}`,
});

export const hint = layered({
  ...type.helper,
  marginBlockStart: vars.space[10],
  color: vars.color.textMuted,
  textWrap: "pretty",
});

/** A touch screen has no keys. */
export const keys = layered({ "@media": { [media.touch]: { display: "none" } } });

export const controls = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  marginBlockStart: vars.space[8],
});

export const size = layered({
  ...type.helper,
  marginInlineStart: "auto",
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
  // Below the controls, where the text above begins.
  "@media": { [media.phone]: { flexBasis: "100%", marginInlineStart: 0 } },
});

export const empty = layered({
  ...type.body,
  display: "grid",
  placeItems: "center",
  blockSize: px(240),
  borderRadius: vars.radius.card,
  border: `1px dashed ${vars.color.control}`,
  color: vars.color.textMuted,
});

export const error = layered({
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  marginBlockStart: vars.space[12],
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});

export const actions = layered({
  display: "flex",
  justifyContent: "flex-end",
  gap: vars.space[10],
  marginBlockStart: vars.space[20],
  "@media": { [media.phone]: { flexWrap: "wrap" } },
});

layeredGlobal(`${actions} > *`, { "@media": { [media.phone]: { flexGrow: 1 } } });
