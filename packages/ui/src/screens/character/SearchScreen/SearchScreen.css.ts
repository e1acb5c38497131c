import { media } from "../../../styles/breakpoints.ts";
import { galleryWidth } from "../../../styles/gallery.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const screen = layered({ minBlockSize: "100dvh" });

export const main = layered({
  boxSizing: "content-box",
  maxInlineSize: galleryWidth,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlockEnd: vars.space[64],
  outline: "none",
});

export const title = layered(visuallyHidden);

export const chips = layered({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
});

/** As high as a shelf with its heading, until it is known which shelves are shown. */
export const loading = layered({ ...type.interface, marginBlockEnd: vars.space[24] });

export const loadingTitle = layered({ ...type.heading, marginBlockEnd: vars.space[14] });

export const chipPlaceholder = layered({
  blockSize: vars.size.chip,
  borderRadius: vars.radius.full,
  "@media": { [media.touch]: { blockSize: vars.size.chipTouch } },
});

export const clearRecent = layered({
  marginInlineStart: "auto",
  marginBlock: px(-8),
  // Its text ends at the margin of the page.
  marginInlineEnd: px(-16),
  color: vars.color.textMuted,
});

export const recent = layered({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  columnGap: vars.space[16],
});

export const recentItem = layered({ display: "flex", alignItems: "center", minInlineSize: 0 });

export const again = layered({
  ...type.body,
  display: "flex",
  alignItems: "center",
  flex: 1,
  minInlineSize: 0,
  gap: vars.space[12],
  blockSize: vars.size.touch,
  paddingInline: vars.space[8],
  marginInlineStart: px(-8),
  borderRadius: vars.radius.control,
  textAlign: "start",
  color: vars.color.textMuted,
  ":hover": { background: vars.color.raised },
  ":active": { background: vars.color.hover },
});

export const recentText = layered({
  ...oneLine,
  color: vars.color.fg,
});

// Only images are dimmed: the text of earlier results stays readable and clickable.
export const stale = layered({});
layeredGlobal(`${stale} picture`, { filter: "grayscale(0.8) brightness(0.6)" });

export const creators = layered({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))",
  gap: vars.space[8],
});

export const creator = layered({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  columnGap: vars.space[12],
  alignItems: "center",
  padding: vars.space[8],
  marginInline: px(-8),
  borderRadius: vars.radius.control,
  ":hover": { background: vars.color.raised },
  ":active": { background: vars.color.hover },
});
layeredGlobal(`${creator} > :first-child`, { gridRow: "span 2" });

export const creatorName = layered({ ...type.interface, fontWeight: vars.weight.strong, alignSelf: "end" });

export const creatorCount = layered({
  ...type.meta,
  gridColumn: 2,
  color: vars.color.textMuted,
  alignSelf: "start",
});

export const leftOut = layered({
  ...type.interface,
  paddingBlock: vars.space[16],
  color: vars.color.textMuted,
  textAlign: "center",
  textWrap: "balance",
});
layeredGlobal(`${leftOut} > svg`, {
  display: "inline",
  verticalAlign: "text-bottom",
  marginInlineEnd: vars.space[8],
});

export const nearest = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[8],
  marginBlockEnd: vars.space[24],
});

export const nearestLabel = layered({
  ...type.interface,
  color: vars.color.textMuted,
  marginInlineEnd: vars.space[4],
  "@media": { [media.phone]: { inlineSize: "100%", textAlign: "center", marginInlineEnd: 0 } },
});
