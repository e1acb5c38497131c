import { layered } from "../../../styles/layered.ts";
import { measure } from "../../../styles/measure.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

const oneLine = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

export const top = layered({ display: "flex", alignItems: "center", gap: vars.space[8], minInlineSize: 0 });

/** The whole row leads where its title does. */
export const link = layered({
  overflowWrap: "anywhere",
  "::after": { content: "", position: "absolute", insetBlock: 0, insetInline: 0 },
});

export const thumb = layered({
  flex: "none",
  inlineSize: measure(36),
  blockSize: measure(48),
  borderRadius: vars.radius.thumb,
  objectFit: "cover",
  background: vars.color.raised,
});

export const when = layered({
  ...type.meta,
  marginInlineStart: "auto",
  flex: "none",
  color: vars.color.fg2,
});

export const meta = layered({ ...type.meta, color: vars.color.fg2 });

export const preview = layered({ ...type.helper, ...oneLine, color: vars.color.fg2 });

export const excerpt = layered({
  ...type.bio,
  lineHeight: vars.leading.body,
  overflowWrap: "anywhere",
  color: vars.color.fg2,
});

export const match = layered({
  color: vars.color.accentTintFg,
  background: vars.color.accentTint,
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
});

/** Stands over the link that covers the row. */
export const tools = layered({ position: "relative", zIndex: 1, marginBlockStart: measure(-4) });
