import { media } from "../../../styles/breakpoints.ts";
import { px, mix, alpha } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { coverColor } from "../Cover/Cover.css.ts";

const ink = vars.color.coverInk;

/**
 * The scrim that makes names readable on any cover, white ones included (at least 6.6:1). It grows with the text
 * because it spans the same grid rows. It reaches 74 % a bit above
 * the text, because letters can be higher than their line.
 */
export function scrim(lead: number, firstRow: number) {
  return {
    content: "",
    zIndex: 1,
    gridRow: `${firstRow} / -1`,
    gridColumn: "1 / -1",
    marginBlockStart: px(-lead),
    background: `linear-gradient(transparent, ${alpha(ink, 20)} ${px(lead / 2)}, ${alpha(ink, 74)} ${px(lead - 4)}, ${alpha(ink, 82)} 65%, ${alpha(ink, 88)})`,
  } as const;
}

/** The same with forced colours, where a gradient would stay dark below black text. */
export const scrimForced = { background: "Canvas", marginBlockStart: px(-8) } as const;

/** Shared styles of covers with text: the image to the edge, the text at the bottom. */
export const coverCard = {
  position: "relative",
  display: "grid",
  overflow: "clip",
  isolation: "isolate",
  borderRadius: vars.radius.card,
  color: vars.color.coverName,
  transition: `box-shadow ${vars.motion.surface} ${vars.motion.out}`,
} as const;

/** The inner border of a cover, and a highlight from above on hover. */
export const edge = {
  content: "",
  position: "absolute",
  inset: 0,
  zIndex: 2,
  borderRadius: "inherit",
  boxShadow: `inset 0 0 0 1px ${vars.color.coverEdge}`,
  pointerEvents: "none",
} as const;

/** The glow around a hovered cover, in its accent colour. */
export const lift = `0 0 0 1px ${vars.color.coverGlow}, 0 14px 44px -10px ${alpha(coverColor, 55)}`;

/** The highlight on a cover's upper half. */
export const litEdge = {
  background: `radial-gradient(120% 70% at 50% 0, ${alpha("#fff", 20)}, transparent 60%)`,
} as const;

/** Selectors for hover (light, no movement) and for the focus ring of the link. */
export const coverCardStates = {
  "&:has(a:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: px(3) },
  "&:has(a:focus-visible)::after": litEdge,
  "&:has(a:active)": { boxShadow: `0 0 0 1px ${vars.color.coverGlow}` },
} as const;

/** The view transition name shared by a card's cover and the page's cover. */
export const SHARED_COVER = "cover";

/**
 * Names the cover of the clicked link, so that it morphs into the cover of the next page in a view transition. The
 * clicked link has the focus, so at most one element matches.
 */
export function sharedCover(item: string) {
  return {
    "(prefers-reduced-motion: no-preference)": {
      selectors: { [`${item}:has(a:focus) &`]: { viewTransitionName: SHARED_COVER } },
    },
  } as const;
}

/** The hover styles; separate, so that a touch does not leave a cover highlighted. */
export const coverCardHover = {
  [media.hover]: {
    selectors: {
      "&:hover": { boxShadow: lift },
      "&:hover::after": litEdge,
    },
  },
} as const;

/** Makes the whole cover clickable through the link in it. */
export const stretched = { content: "", position: "absolute", inset: 0, zIndex: 3 } as const;

/** The name on a cover: a link that makes the whole cover clickable; the cover shows its focus ring. */
export const coverLink = {
  ...type.name,
  zIndex: 2,
  gridColumn: "1 / -1",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  outline: "none",
  // The sticky scope bar covers the top of the list.
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space[16]})`,
  ...clamped(2),
  "::after": stretched,
} as const;

/** The tagline on a cover. */
export const coverTagline = {
  ...type.helper,
  zIndex: 2,
  gridColumn: "1 / -1",
  color: vars.color.coverTagline,
  textWrap: "pretty",
  ...clamped(2),
} as const;

/** Text of at most this many lines. Below the last one is space for the marks of letters, which would be cut off there. */
export function clamped(lines: number) {
  return {
    paddingBlockEnd: "0.15em",
    marginBlockEnd: "-0.15em",
    display: "-webkit-box",
    WebkitLineClamp: lines,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
  } as const;
}

/** A tile with text instead of a cover, on a neutral background. */
export const neutralGround = `radial-gradient(60% 40% at 30% 26%, ${mix(vars.color.coverCounts, 34, "#40343c")}, transparent), radial-gradient(70% 50% at 74% 64%, ${mix(vars.color.coverCounts, 16, "#40343c")}, transparent), #40343c`;
