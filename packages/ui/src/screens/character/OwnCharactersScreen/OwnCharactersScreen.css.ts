import { media } from "../../../styles/breakpoints.ts";
import { galleryWidth } from "../../../styles/gallery.ts";
import { layered } from "../../../styles/layered.ts";
import { alpha, px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const screen = layered({
  boxSizing: "content-box",
  maxInlineSize: galleryWidth,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[32]} ${vars.space[64]}`,
  "@media": { [media.phone]: { paddingBlockStart: vars.space[16] } },
});

export const head = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
});

export const title = layered({ ...type.title, outline: "none", overflowWrap: "anywhere" });

export const bar = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  marginBlock: `${vars.space[16]} ${vars.space[20]}`,
  "@media": { [media.phone]: { marginBlock: `${vars.space[12]} ${vars.space[14]}` } },
});

// On phones the row scrolls to the edges of the screen.
export const filters = layered({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[6],
  minInlineSize: 0,
  "@media": {
    [media.phone]: {
      flexWrap: "nowrap",
      flex: "none",
      inlineSize: `calc(100% + 2 * ${vars.size.gutter})`,
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      // Room for the focus ring, which the row would clip.
      paddingBlock: vars.space[6],
      marginBlock: px(-2),
      overflowX: "auto",
      overscrollBehaviorX: "contain",
      scrollbarWidth: "none",
    },
  },
});

export const filterPlaceholder = layered({
  flex: "none",
  blockSize: vars.size.chip,
  borderRadius: vars.radius.full,
  "@media": { [media.touch]: { blockSize: vars.size.chipTouch } },
});

export const sorts = layered({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[18],
  "@media": { [media.phone]: { marginInlineStart: 0 } },
});

export const sort = layered({
  ...type.interface,
  minBlockSize: vars.size.chip,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.small,
  ":hover": { color: vars.color.fg },
  ":active": { color: vars.color.accentText },
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.fg,
      textDecoration: `underline 2px ${vars.color.accentText}`,
      textUnderlineOffset: px(7),
    },
  },
  "@media": { [media.touch]: { minBlockSize: vars.size.touch } },
});

export const announced = layered(visuallyHidden);

export const hint = layered({
  ...type.interface,
  marginBlockEnd: vars.space[16],
  color: vars.color.textMuted,
});

/** Readable on any cover. */
export const restore = layered({
  borderRadius: vars.radius.full,
  paddingInline: vars.space[12],
  color: vars.color.coverName,
  background: alpha(vars.color.coverInk, 78),
  boxShadow: "none",
  selectors: {
    '&:hover:not([aria-disabled="true"])': { background: alpha(vars.color.coverInk, 90) },
    '&:active:not([aria-disabled="true"])': { background: vars.color.coverInk },
  },
});
