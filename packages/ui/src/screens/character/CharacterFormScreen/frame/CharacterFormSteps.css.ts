import { media } from "../../../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../../../styles/layered.ts";
import { px } from "../../../../styles/units.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../../styles/visuallyHidden.ts";

const wide = "(min-width: 1200px)";

export const steps = layered({
  display: "flex",
  gap: vars.space[8],
  overflowX: "auto",
  scrollbarWidth: "none",
  // Steps scroll to the edge of the screen, and the focus ring must not be clipped.
  paddingBlock: vars.space[6],
  paddingInline: vars.size.gutter,
  marginBlock: `calc(-1 * ${vars.space[6]})`,
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  scrollPaddingInline: vars.size.gutter,
  listStyle: "none",
  "@media": {
    [wide]: {
      display: "grid",
      gap: vars.space[2],
      paddingInline: vars.space[4],
      marginInline: `calc(-1 * ${vars.space[4]})`,
    },
  },
});

export const step = layered({
  ...type.interface,
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: vars.space[10],
  inlineSize: "100%",
  blockSize: vars.size.chipTouch,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.raised,
  fontWeight: vars.weight.strong,
  whiteSpace: "nowrap",
  ":hover": { color: vars.color.fg },
  selectors: {
    '&[aria-current="step"]': { color: vars.color.page, background: vars.color.fg },
  },
  "@media": {
    [wide]: {
      blockSize: "38px",
      paddingInline: vars.space[12],
      borderRadius: vars.radius.control,
      background: "none",
      selectors: {
        '&[aria-current="step"]': { color: vars.color.fg, background: vars.color.raised },
      },
    },
    [media.forcedColors]: {
      border: "1px solid ButtonText",
      selectors: { '&[aria-current="step"]': { borderColor: "Highlight" } },
    },
  },
});

/** A loading step. */
export const stepPlaceholder = layered({
  flex: "none",
  overflow: "clip",
  inlineSize: px(104),
  blockSize: vars.size.chipTouch,
  borderRadius: vars.radius.full,
  "@media": {
    [wide]: { inlineSize: "100%", blockSize: "38px", borderRadius: vars.radius.control },
  },
});

const round = {
  flex: "none",
  inlineSize: vars.space[8],
  blockSize: vars.space[8],
  borderRadius: vars.radius.full,
} as const;

/** A ring, half a disc, or a disc. */
export const dot = layeredVariants({
  empty: { ...round, border: `2px solid ${vars.color.control}` },
  started: {
    ...round,
    border: `2px solid ${vars.color.accentText}`,
    background: `linear-gradient(90deg, ${vars.color.accentText} 50%, transparent 50%)`,
    selectors: { '[aria-current="step"] > &': { borderColor: "currentColor" } },
    "@media": {
      [media.forcedColors]: { background: "linear-gradient(90deg, ButtonText 50%, transparent 50%)" },
    },
  },
  done: {
    ...round,
    background: vars.color.ok,
    selectors: { '[aria-current="step"] > &': { outline: "none" } },
    "@media": { [media.forcedColors]: { forcedColorAdjust: "none", background: "ButtonText" } },
  },
});

export const visuallyHiddenText = layered(visuallyHidden);
