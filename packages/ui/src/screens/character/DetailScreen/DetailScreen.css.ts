import { reserveBottomSpace } from "../../../styles/bottomBar.ts";
import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { px, alpha, byTheme } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { clamped } from "../../../features/character/CharacterCard/coverCard.ts";
import { coverColor } from "../../../features/character/Cover/Cover.css.ts";

// The height of the action bar at the bottom of a phone's screen.
const barHeight = "calc(84px + env(safe-area-inset-bottom))";

export const screen = layered({ position: "relative", isolation: "isolate", minBlockSize: "100dvh" });

// A glow in the cover's colours: strong in dark mode, weak in light mode.
const midInk = `color-mix(in oklab, oklch(from ${coverColor} 0.385 0.088 h) 55%, oklch(0.385 0.088 350))`;
const near = byTheme(alpha(coverColor, 13.8), alpha(coverColor, 28.5));
const far = byTheme(alpha(coverColor, 10.2), alpha(midInk, 49.6));

export const ambience = layered({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: -1,
  blockSize: px(620),
  background: `radial-gradient(46% 90% at 16% 30%, ${near}, transparent), radial-gradient(60% 80% at 78% -10%, ${far}, transparent)`,
  maskImage: "linear-gradient(#000 30%, transparent)",
  "@media": { [media.phone]: { display: "none" }, [media.forcedColors]: { display: "none" } },
});

export const main = layered({
  boxSizing: "content-box",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
  outline: "none",
  "@media": {
    [media.phone]: { paddingBlockStart: 0, paddingBlockEnd: `calc(${barHeight} + ${vars.space[24]})` },
  },
});

export const columns = layered({
  display: "grid",
  gridTemplateColumns: `${vars.size.detailCover} minmax(0, 1fr)`,
  gridTemplateRows: "auto 1fr",
  gridTemplateAreas: '"cover story" "aside story"',
  columnGap: vars.space[56],
  alignItems: "start",
  marginBlockEnd: vars.space[40],
  "@media": {
    "(min-width: 768px) and (max-width: 1023.98px)": {
      gridTemplateColumns: `${px(260)} minmax(0, 1fr)`,
      columnGap: vars.space[32],
    },
    [media.phone]: { display: "block" },
  },
});

// The gradient between a phone's cover and the page.
const dissolve = `linear-gradient(transparent 56%, ${alpha(vars.color.page, 93)} 82%, ${vars.color.page})`;

// The shadow of a card in light mode, the deeper one of a dialog in dark mode.
const { shadowNear, shadowFar, shadowDeepNear, shadowDeepFar } = vars.color;
const coverShadow = [
  `0 1px 2px ${byTheme(shadowNear, "transparent")}`,
  `0 8px 24px -8px ${byTheme(shadowFar, "transparent")}`,
  `0 2px 6px ${byTheme("transparent", shadowDeepNear)}`,
  `0 32px 80px -16px ${byTheme("transparent", shadowDeepFar)}`,
].join(", ");

export const cover = layered({
  position: "relative",
  gridArea: "cover",
  aspectRatio: "3 / 4",
  overflow: "clip",
  borderRadius: vars.radius.page,
  boxShadow: coverShadow,
  "::after": {
    content: "",
    position: "absolute",
    inset: 0,
    borderRadius: "inherit",
    boxShadow: `inset 0 0 0 1px ${vars.color.coverEdge}`,
    pointerEvents: "none",
  },
  "@media": {
    // The cover fills three edges and fades into the page where the text begins.
    [media.phone]: {
      aspectRatio: "auto",
      blockSize: px(452),
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      borderRadius: 0,
      boxShadow: "none",
      "::after": {
        boxShadow: "none",
        background: `linear-gradient(${alpha(vars.color.coverInk, 50)}, transparent 20%), ${dissolve}`,
      },
    },
  },
});

// The placeholder image is visible until the cover covers it.
export const overPlaceholder = layered({ background: "none" });

// An empty placeholder needs no shade under the arrow.
export const coverPlaceholder = layered(
  { "@media": { [media.phone]: { "::after": { background: dissolve } } } },
  [cover],
);

export const overlay = layered({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: `calc(${vars.space[8]} + env(safe-area-inset-top))`,
  insetInline: vars.space[8],
  display: "flex",
  justifyContent: "space-between",
});

export const phoneOnly = layered({ "@media": { [media.tablet]: { display: "none" } } });
export const wideOnly = layered({ "@media": { [media.phone]: { display: "none" } } });

export const storyColumn = layered({
  gridArea: "story",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  paddingBlockStart: vars.space[8],
  "@media": {
    [media.phone]: { position: "relative", marginBlockStart: px(-64), paddingBlockStart: 0 },
  },
});

// Both are usually short; an endless text must not push the rest off the screen.
export const name = layered({
  ...type.display,
  ...clamped(5),
  paddingBlockEnd: "0.3em",
  marginBlock: `${vars.space[10]} calc(${vars.space[8]} - 0.3em)`,
});

export const tagline = layered({
  ...type.prose,
  fontSize: vars.text.heading,
  lineHeight: vars.leading.prose,
  textWrap: "balance",
  ...clamped(5),
  "@media": { [media.phone]: { fontSize: vars.text.name, lineHeight: vars.leading.bio } },
});

export const italic = layered({ fontStyle: "italic" });

/** Who can open the page. */
export const visibility = layered({
  ...type.helper,
  display: "flex",
  alignItems: "center",
  flexWrap: "wrap",
  gap: vars.space[8],
  color: vars.color.textMuted,
});

export const actions = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[10],
  marginBlock: `${vars.space[24]} ${px(30)}`,
  "@media": {
    [media.phone]: {
      marginBlock: `${vars.space[14]} ${vars.space[18]}`,
      // Its name for view transitions gives it a layer of its own: the bar at the lower edge must stay above the story.
      position: "relative",
      zIndex: vars.z.bar,
    },
  },
});

export const buttons = layered({
  display: "flex",
  gap: vars.space[10],
  "@media": {
    [media.phone]: {
      position: "fixed",
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: vars.z.bar,
      flexDirection: "row-reverse",
      paddingBlock: `${vars.space[12]} calc(${px(22)} + env(safe-area-inset-bottom))`,
      paddingInline: vars.size.gutter,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: alpha(vars.color.page, 86),
      backdropFilter: "blur(18px)",
    },
  },
});
reserveBottomSpace(buttons, media.phone, barHeight);

const label = { paddingInline: vars.space[12] };
export const mainButton = layered({ "@media": { [media.phone]: { ...label, flex: 1.6 } } });
export const otherButton = layered({ "@media": { [media.phone]: { ...label, flex: 1 } } });

// A long title is truncated: the reactions stay in the row.
export const lastChat = layered({
  ...type.helper,
  flex: `1 1 ${px(140)}`,
  minInlineSize: 0,
  color: vars.color.textMuted,
  marginInlineStart: vars.space[6],
  "@media": { [media.phone]: { display: "none" } },
});

export const lastTitle = layered({ display: "block", ...oneLine });

export const reactions = layered({
  marginInlineStart: "auto",
  marginInlineEnd: px(-12),
  "@media": { [media.phone]: { marginInlineStart: px(-12), marginInlineEnd: "auto" } },
});

export const phoneChats = layered({
  ...type.interface,
  gap: px(7),
  fontWeight: vars.weight.strong,
  color: vars.color.textMuted,
  "@media": { [media.tablet]: { display: "none" } },
});

export const about = layered({ marginBlockStart: vars.space[40] });
export const heading = layered({ ...type.heading, marginBlockEnd: vars.space[8] });
export const bio = layered({
  selectors: { [`${about} &`]: { ...type.bio, maxInlineSize: vars.size.measure } },
});

export const tags = layered({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginBlockStart: vars.space[24],
});

export const tag = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  blockSize: vars.size.chip,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.raised,
  ":hover": { color: vars.color.fg, background: vars.color.hover },
  ":active": { background: vars.color.active },
  "@media": {
    [media.touch]: { blockSize: vars.size.touch },
    [media.forcedColors]: { border: "1px solid LinkText" },
  },
});

export const aside = layered({
  gridArea: "aside",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  marginBlockStart: vars.space[14],
  "@media": { [media.phone]: { marginBlockStart: vars.space[24] } },
});
