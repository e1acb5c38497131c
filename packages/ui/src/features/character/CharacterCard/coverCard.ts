import { media } from "../../../styles/breakpoints.ts";
import { px, mix, alpha } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { coverColor } from "../Cover/Cover.css.ts";

const ink = vars.color.coverInk;

/**
 * The ground on which names stand on any picture, white ones included (at least 4.5:1): it grows with the
 * text because it spans the same rows of the grid. Text starts where it has reached 68 %.
 */
export function scrim(lead: number, firstRow: number) {
  return {
    content: "",
    zIndex: 1,
    gridRow: `${firstRow} / -1`,
    gridColumn: "1 / -1",
    marginBlockStart: px(-lead),
    background: `linear-gradient(transparent, ${alpha(ink, 36)} ${px(lead / 2)}, ${alpha(ink, 68)} ${px(lead)}, ${alpha(ink, 80)} 65%, ${alpha(ink, 88)})`,
  } as const;
}

/** The same under forced colours, where a gradient would stay dark below text that has become black. */
export const scrimForced = { background: "Canvas", marginBlockStart: px(-8) } as const;

/** What every cover with words on it is: the picture to the edge, its words at the foot. */
export const coverCard = {
  position: "relative",
  display: "grid",
  overflow: "clip",
  isolation: "isolate",
  borderRadius: vars.radius.card,
  color: vars.color.coverName,
  transition: `box-shadow ${vars.motion.surface} ${vars.motion.out}`,
} as const;

/** The inner edge of a cover, and the light that falls on it from above while the pointer rests on it. */
export const edge = {
  content: "",
  position: "absolute",
  inset: 0,
  zIndex: 2,
  borderRadius: "inherit",
  boxShadow: `inset 0 0 0 1px ${vars.color.coverEdge}`,
  pointerEvents: "none",
} as const;

/** The light around a cover that the pointer rests on, in the cover's own accent. */
export const lift = `0 0 0 1px ${vars.color.coverGlow}, 0 14px 44px -10px ${alpha(coverColor, 55)}`;

/** The light on a cover's upper half. */
export const litEdge = {
  background: `radial-gradient(120% 70% at 50% 0, ${alpha("#fff", 20)}, transparent 60%)`,
} as const;

/** Selectors that lift a cover by light, never by moving it, and ring it while its link has the focus. */
export const coverCardStates = {
  "&:has(a:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: px(3) },
  "&:has(a:focus-visible)::after": litEdge,
  "&:has(a:active)": { boxShadow: `0 0 0 1px ${vars.color.coverGlow}` },
} as const;

/** The name under which the cover of a card becomes the cover of a page. */
export const SHARED_COVER = "cover";

/**
 * Names the picture of the cover whose link has just been followed, so that it becomes the cover of the page
 * that comes (where the app starts a view transition). Whatever was pressed has the focus: at most one.
 */
export function sharedCover(item: string) {
  return {
    "(prefers-reduced-motion: no-preference)": {
      selectors: { [`${item}:has(a:focus) &`]: { viewTransitionName: SHARED_COVER } },
    },
  } as const;
}

/** The same under a pointer; kept apart, so that a touch does not leave a cover lit. */
export const coverCardHover = {
  [media.hover]: {
    selectors: {
      "&:hover": { boxShadow: lift },
      "&:hover::after": litEdge,
    },
  },
} as const;

/** Makes the whole cover answer to the link in it. */
export const stretched = { content: "", position: "absolute", inset: 0, zIndex: 3 } as const;

/** The name on a cover, as the link that the whole cover answers to; the cover wears its focus ring. */
export const coverLink = {
  ...type.name,
  zIndex: 2,
  gridColumn: "1 / -1",
  minInlineSize: 0,
  overflowWrap: "anywhere",
  outline: "none",
  // The bar of scopes lies over the top of the list.
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space[16]})`,
  ...clamped(2),
  "::after": stretched,
} as const;

/** The line under a name on a cover. */
export const coverTagline = {
  ...type.helper,
  zIndex: 2,
  gridColumn: "1 / -1",
  color: vars.color.coverTagline,
  ...clamped(2),
} as const;

/** Text of at most so many lines. */
export function clamped(lines: number) {
  return {
    display: "-webkit-box",
    WebkitLineClamp: lines,
    WebkitBoxOrient: "vertical",
    overflow: "hidden",
  } as const;
}

/** A tile of words in place of a cover, in its neutral ground. */
export const neutralGround = `radial-gradient(60% 40% at 30% 26%, ${mix(vars.color.coverCounts, 34, "#40343c")}, transparent), radial-gradient(70% 50% at 74% 64%, ${mix(vars.color.coverCounts, 16, "#40343c")}, transparent), #40343c`;
