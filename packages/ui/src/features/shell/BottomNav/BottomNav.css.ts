import { media } from "../../../styles/breakpoints.ts";
import { reserveBottomSpace } from "../../../styles/bottomBar.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { alpha, px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

// Large text makes the bar higher, so that the labels are inside it.
const height = `calc(max(${vars.size.bottomNav}, ${px(40)} + 1rem) + env(safe-area-inset-bottom))`;

/** As high as the bar, so that the end of the page is not behind it. */
export const space = layered({
  blockSize: height,
  "@media": { [media.tablet]: { display: "none" } },
});

export const bar = layered({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.header,
  blockSize: height,
  paddingBlockEnd: "env(safe-area-inset-bottom)",
  background: alpha(vars.color.page, 92),
  backdropFilter: "blur(20px) saturate(1.3)",
  boxShadow: `inset 0 1px 0 ${vars.color.line}`,
  viewTransitionName: "bottom-nav",
  "@media": { [media.forcedColors]: { borderBlockStart: "1px solid CanvasText" } },
});

export const list = layered({
  display: "grid",
  gridTemplateColumns: "repeat(5, minmax(0, 1fr))",
  blockSize: "100%",
  maxInlineSize: px(560),
  marginInline: "auto",
});

export const entry = layered({
  ...type.meta,
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[2],
  inlineSize: "100%",
  blockSize: "100%",
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  ":active": { color: vars.color.fg },
  ":focus-visible": { outlineOffset: px(-4), borderRadius: vars.radius.control },
  selectors: { "&[aria-current]": { color: vars.color.fg } },
});

/** Behind the icon of the current page. */
export const icon = layered({
  display: "grid",
  placeItems: "center",
  inlineSize: px(52),
  blockSize: px(28),
  borderRadius: vars.radius.full,
  selectors: { "[aria-current] > &": { background: vars.color.accentTint, color: vars.color.accentText } },
});

// An icon grows with large text, but not over its label.
layeredGlobal(`${icon} > *`, { maxInlineSize: px(26), maxBlockSize: px(26) });

// Five labels beside each other: large text is as large as fits.
export const label = layered({
  fontSize: `min(${vars.text.meta}, max(${px(12)}, 3.5vw))`,
  whiteSpace: "nowrap",
});

reserveBottomSpace(bar, media.phone, height);
