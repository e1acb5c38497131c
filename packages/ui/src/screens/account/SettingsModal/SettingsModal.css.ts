import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

// The padding of the dialog, over which lists and panes scroll to its edge.
const inset = "var(--modal-inset)";

/** Each section has the same height, so that the list and the close button stay where they are. */
export const dialog = layered({
  display: "flex",
  flexDirection: "column",
  blockSize: px(560),
  overflow: "hidden",
  "@media": { [media.phone]: { blockSize: "100dvh" } },
});

export const settings = layered({
  display: "grid",
  flexGrow: 1,
  gridTemplate: `minmax(0, 1fr) / ${px(232)} minmax(0, 1fr)`,
  columnGap: vars.space[32],
  minBlockSize: 0,
  marginBlockEnd: `calc(-1 * ${inset})`,
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

/** Fades what is below the lower edge, so that a long pane does not look complete. */
export const fade = layered({
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: vars.space[40],
  pointerEvents: "none",
  background: `linear-gradient(transparent, ${vars.color.surface})`,
});

const scroller = {
  minBlockSize: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBlockEnd: vars.space[40],
  // A focused control is scrolled above the fade.
  scrollPaddingBlockEnd: vars.space[40],
} as const;

export const list = layered({
  ...scroller,
  marginInlineStart: px(-12),
  "@media": {
    [media.phone]: {
      marginInline: px(-8),
      selectors: { "[data-pane] > &": { display: "none" } },
    },
  },
});

export const entry = layered({
  ...type.interface,
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  alignItems: "center",
  columnGap: vars.space[12],
  inlineSize: "100%",
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  textAlign: "start",
  color: vars.color.textMuted,
  ":hover": { color: vars.color.fg, background: vars.color.raised },
  ":active": { background: vars.color.hover },
  ":focus-visible": { outlineOffset: px(-2) },
  selectors: {
    '&[aria-current="true"]': { color: vars.color.fg, background: vars.color.hover },
    // The accent bar that marks the current entry, as in the chat rail.
    '&[aria-current="true"]::before': {
      content: "",
      position: "absolute",
      insetInlineStart: 0,
      insetBlock: vars.space[10],
      inlineSize: px(3),
      borderRadius: vars.radius.full,
      background: vars.color.accentText,
    },
  },
  "@media": {
    [media.phone]: {
      ...type.body,
      gridTemplateColumns: "auto 1fr auto",
      paddingBlock: vars.space[10],
      color: vars.color.fg,
      selectors: {
        '&[aria-current="true"]': { background: "none" },
        '&[aria-current="true"]::before': { display: "none" },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-current="true"]::before': { background: "Highlight" } } },
  },
});

export const icon = layered({
  color: vars.color.textMuted,
  "@media": { [media.phone]: { gridRow: "span 2" } },
});

const phoneOnly = { "@media": { [media.tablet]: { display: "none" } } } as const;

export const entryText = layered({
  ...type.helper,
  ...phoneOnly,
  gridColumn: 2,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
});

export const chevron = layered({
  ...phoneOnly,
  gridRow: "1 / span 2",
  gridColumn: 3,
  color: vars.color.textMuted,
});

// The padding leaves space for focus rings.
export const pane = layered({
  ...scroller,
  minInlineSize: 0,
  marginInlineEnd: `calc(-1 * ${inset})`,
  paddingInline: `${vars.space[8]} ${inset}`,
  "@media": {
    [media.phone]: {
      marginInline: `calc(-1 * ${inset})`,
      paddingInline: inset,
      selectors: { ":not([data-pane]) > &": { display: "none" } },
    },
  },
});

export const back = layered({
  ...phoneOnly,
  marginInlineStart: px(-16),
  marginBlockEnd: vars.space[12],
  color: vars.color.textMuted,
  // The pane would cut a ring outside of the button.
  ":focus-visible": { outlineOffset: px(-2) },
});

export const heading = layered({ ...type.heading, marginBlockEnd: vars.space[20], outline: "none" });
