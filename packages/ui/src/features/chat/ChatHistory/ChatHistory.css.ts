import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const top = layered({
  display: "flex",
  // With large text the date is below the title.
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: `0 ${vars.space[8]}`,
  minInlineSize: 0,
});

layeredGlobal(`${top} > :first-child`, { flex: "1 1 7rem" });

// Aligned with the first line of a title of two lines.
layeredGlobal(`${top} > svg`, { marginBlockStart: px(3) });

/** The whole row is clickable. At most two lines of the title are shown. */
export const link = layered({
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", insetBlock: 0, insetInline: 0 },
});

export const thumb = layered({
  flex: "none",
  inlineSize: px(36),
  blockSize: px(48),
  borderRadius: vars.radius.thumb,
  objectFit: "cover",
  background: vars.color.raised,
});

export const loading = layered({ display: "grid", gap: vars.space[16] });

/** As high as the choice of the order. */
export const choicePlaceholder = layered({
  blockSize: px(48),
  borderRadius: vars.radius.card,
});

export const when = layered({
  ...type.meta,
  lineHeight: vars.leading.interface,
  marginInlineStart: "auto",
  flex: "none",
  color: vars.color.textMuted,
});

export const meta = layered({ ...type.meta, color: vars.color.textMuted });

/** The title of the chat that a branch comes from. */
export const origin = layered({
  ...type.meta,
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  overflowWrap: "anywhere",
  color: vars.color.textMuted,
});
layeredGlobal(`${origin} > svg`, { flex: "none" });

export const preview = layered({ ...type.helper, ...oneLine, color: vars.color.textMuted });

export const excerpt = layered({
  ...type.bio,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
  color: vars.color.textMuted,
});

export const match = layered({
  color: vars.color.accentTintFg,
  background: vars.color.accentTint,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
});

export const hidden = layered({
  display: "grid",
  justifyItems: "center",
  gap: vars.space[8],
  paddingBlock: vars.space[8],
});

export const hiddenText = layered({
  ...type.interface,
  color: vars.color.textMuted,
  textAlign: "center",
  textWrap: "balance",
});
layeredGlobal(`${hiddenText} > svg`, {
  display: "inline",
  verticalAlign: "text-bottom",
  marginInlineEnd: vars.space[8],
});

/** Above the link that covers the row. */
export const tools = layered({ position: "relative", zIndex: 1, marginBlockStart: px(-4) });
