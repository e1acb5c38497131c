import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px, mix } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import * as cover from "../CharacterCard/coverCard.ts";
import { coverColor } from "../Cover/Cover.css.ts";
import { rail } from "../Shelf/rail.ts";

const height = vars.size.continueRow;
const heightPhone = px(196);
const belowWide = "(max-width: 1199.98px)";

// The wide tile fills the space beside four tiles; on narrower screens the row scrolls.
export const row = layered({
  ...rail,
  display: "grid",
  gridAutoFlow: "column",
  gridTemplateColumns: `minmax(${px(316)}, 1fr)`,
  gridAutoColumns: vars.size.continueTile,
  // Large text makes the row higher.
  gridAutoRows: `minmax(${height}, auto)`,
  gap: vars.space[16],
  "@media": {
    [belowWide]: { gridTemplateColumns: `minmax(${px(360)}, 1fr)` },
    [media.phone]: {
      gridTemplateColumns: `min(${px(316)}, 100%)`,
      gridAutoColumns: px(147),
      gridAutoRows: `minmax(${heightPhone}, auto)`,
      gap: vars.space[10],
    },
  },
});

// Three of the width of the wide tile, or as many as are seen; on narrower screens the row scrolls.
export const suggestions = layered({
  gridTemplateColumns: "none",
  gridAutoColumns: "minmax(0, 1fr)",
  "@media": {
    [belowWide]: { gridTemplateColumns: "none", gridAutoColumns: px(360) },
    [media.phone]: { gridTemplateColumns: "none", gridAutoColumns: `min(${px(290)}, 88%)` },
  },
});

export const withoutLatest = layered({
  gridTemplateColumns: "1fr 1fr",
  gridAutoFlow: "row",
  "@media": { [media.phone]: { gridTemplateColumns: "1fr 1fr" } },
});

export const failed = layered({
  blockSize: height,
  "@media": { [media.phone]: { blockSize: heightPhone } },
});

// Darker tones of the cover, estimated from its accent: the shadows of all covers tend to mauve.
const ink = (lightness: number, chroma: number) =>
  `color-mix(in oklab, oklch(from ${coverColor} ${lightness} ${chroma} h) 55%, oklch(${lightness} ${chroma} 350))`;

export const latest = layered({
  ...cover.coverCard,
  gridTemplateColumns: `${vars.size.continueTile} minmax(0, 1fr)`,
  background: mix(coverColor, 24, vars.color.coverInk),
  "@supports": {
    "(color: oklch(from red l c h))": {
      background: `radial-gradient(70% 130% at 100% -20%, ${ink(0.4, 0.085)}, transparent), linear-gradient(100deg, ${ink(0.22, 0.04)}, ${ink(0.33, 0.07)})`,
    },
  },
  scrollSnapAlign: "start",
  "::after": cover.edge,
  selectors: cover.coverCardStates,
  "@media": {
    ...cover.coverCardHover,
    [belowWide]: { gridTemplateColumns: `${px(116)} minmax(0, 1fr)` },
    [media.forcedColors]: { border: "1px solid CanvasText", color: "CanvasText" },
  },
});

export const latestCover = layered({ position: "relative" });
export const ribbon = layered({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: vars.space[14],
  zIndex: 2,
});

export const latestText = layered({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlock: vars.space[18],
  paddingInline: px(22),
  "@media": { [media.phone]: { paddingBlock: vars.space[12], paddingInline: vars.space[14] } },
});

export const latestName = layered({ ...type.name, ...cover.clamped(1) });
export const when = layered({ ...type.meta, color: vars.color.coverCounts });

export const line = layered({
  ...type.prose,
  ...cover.clamped(3),
  overflowWrap: "anywhere",
  // Its lines are high enough for the marks of letters.
  paddingBlockEnd: 0,
  lineHeight: vars.leading.bio,
  fontSize: "1.0625rem",
  marginBlock: `${vars.space[8]} auto`,
  "@media": {
    [media.phone]: {
      fontSize: vars.text.body,
      lineHeight: vars.leading.name,
      marginBlock: `${px(5)} auto`,
    },
  },
});

export const go = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[14],
  marginBlockStart: vars.space[6],
});

// Without this rule the clickable area would be the button; now it is the whole tile.
export const goButton = layered({ position: "static", outline: "none", "::after": cover.stretched });

export const messages = layered({
  ...type.meta,
  color: vars.color.coverCounts,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.phone]: { display: "none" } },
});

export const tile = layered({
  ...cover.coverCard,
  gridTemplateRows: "1fr repeat(2, auto)",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingInline: vars.space[12],
  paddingBlockEnd: vars.space[12],
  scrollSnapAlign: "start",
  "::before": { ...cover.scrim(56, 2), marginInline: px(-12), marginBlockEnd: px(-12) },
  "::after": cover.edge,
  selectors: cover.coverCardStates,
  "@media": {
    ...cover.coverCardHover,
    [media.forcedColors]: {
      border: "1px solid CanvasText",
      color: "CanvasText",
      "::before": cover.scrimForced,
    },
  },
});

export const image = layered({ selectors: { [`${tile}:hover &`]: { filter: "brightness(1.1)" } } });

export const tileName = layered({
  ...cover.coverLink,
  gridRow: 2,
  fontSize: vars.text.body,
  lineHeight: vars.leading.interface,
});

export const tileWhen = layered({
  ...type.meta,
  zIndex: 2,
  gridRow: 3,
  gridColumn: 1,
  marginBlockStart: vars.space[2],
  color: vars.color.coverTagline,
});

export const invitation = layered({
  ...type.interface,
  position: "relative",
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[4],
  padding: vars.space[12],
  borderRadius: vars.radius.card,
  textAlign: "center",
  color: vars.color.textMuted,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.state} ${vars.motion.out}`,
  ":hover": { background: vars.color.raised },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const invite = layered({
  ...type.name,
  marginBlockStart: vars.space[6],
  color: vars.color.fg,
  outline: "none",
  "::after": { ...cover.stretched, borderRadius: vars.radius.card },
  selectors: {
    "&:focus-visible::after": { outline: `2px solid ${vars.color.focus}`, outlineOffset: px(3) },
  },
});

export const inviteText = layered({ ...type.helper, textWrap: "balance" });
