import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { clamped, edge, lift, litEdge, sharedCover, stretched } from "../CharacterCard/coverCard.ts";
import { rail } from "../Shelf/rail.ts";

const coverWidth = "var(--rank-cover)";
const numeralWidth = "var(--rank-numeral)";

export const row = layered({
  ...rail,
  // They grow with the text, because names are as wide as covers.
  vars: { "--rank-cover": vars.size.rankCover, "--rank-numeral": "3.75rem", "--rank-first": "2.375rem" },
  display: "flex",
  gap: vars.space[14],
  counterReset: "rank",
  "@media": {
    // Ends with the grid below it. On narrower screens it scrolls to the edge of the screen.
    [media.wide]: { marginInlineEnd: 0, paddingInlineEnd: 0 },
    [media.phone]: {
      vars: { "--rank-cover": "7rem", "--rank-numeral": "2.875rem", "--rank-first": "2rem" },
      gap: vars.space[10],
    },
  },
});

// The numeral is a CSS counter: it repeats the list position, and needs no element.
export const rank = layered({
  position: "relative",
  display: "grid",
  // In a window that is wider than all of them, covers grow to the width of those of the grid.
  flex: `1 0 calc(${numeralWidth} + ${coverWidth})`,
  maxInlineSize: `calc(${numeralWidth} + max(${coverWidth}, 17rem))`,
  gridTemplateColumns: `${numeralWidth} minmax(0, 1fr)`,
  rowGap: vars.space[8],
  counterIncrement: "rank",
  scrollSnapAlign: "start",
  ":first-child": { vars: { "--rank-numeral": "var(--rank-first)" } },
  "::before": {
    content: 'counter(rank) / ""',
    gridRow: 1,
    gridColumn: 1,
    alignSelf: "end",
    justifySelf: "end",
    marginInlineEnd: px(-7),
    paddingBlockEnd: vars.space[10],
    fontFamily: vars.font.mark,
    fontSize: vars.text.rank,
    lineHeight: vars.leading.rank,
    fontWeight: vars.weight.heavy,
    fontVariantNumeric: "lining-nums",
    letterSpacing: "-0.05em",
    color: vars.color.rank,
    pointerEvents: "none",
  },
});

export const cover = layered({
  position: "relative",
  gridRow: 1,
  gridColumn: 2,
  aspectRatio: "3 / 4",
  overflow: "clip",
  borderRadius: vars.radius.card,
  transition: `box-shadow ${vars.motion.surface} ${vars.motion.out}`,
  "::after": edge,
  selectors: {
    [`${rank}:has(a:focus-visible) &`]: {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: px(3),
    },
  },
  "@media": {
    ...sharedCover(rank),
    [media.hover]: {
      selectors: {
        [`${rank}:hover &`]: { boxShadow: lift },
        [`${rank}:hover &::after`]: litEdge,
      },
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const name = layered({
  ...type.name,
  ...clamped(2),
  gridRow: 2,
  gridColumn: 2,
  fontSize: vars.text.body,
  lineHeight: vars.leading.interface,
  // Two lines are reserved, so that the height of the rail is constant.
  minBlockSize: "calc(2lh + 0.15em)",
  alignSelf: "start",
  outline: "none",
  "::after": stretched,
});

// The cover, the gap and two lines of a name.
export const failed = layered({
  blockSize: `calc(11rem + ${vars.space[8]} + 2 * ${vars.leading.interface})`,
  "@media": {
    [media.phone]: { blockSize: `calc(9.3125rem + ${vars.space[8]} + 2 * ${vars.leading.interface})` },
  },
});

export const skeletonName = layered({
  gridRow: 2,
  gridColumn: 2,
  blockSize: `calc(2 * ${vars.leading.interface})`,
});
