import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const filter = layered({ display: "grid", gap: vars.space[12] });

export const find = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[10],
  blockSize: vars.size.touch,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.raised,
  cursor: "text",
  ":focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: px(1) },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const field = layered({
  ...type.body,
  appearance: "none",
  flex: 1,
  minInlineSize: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: vars.color.fg,
  textOverflow: "ellipsis",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  "::-webkit-search-cancel-button": { display: "none" },
});

// The end of the list fades into this much empty space.
const FADE = 36;

// Two hundred tags scroll; a few are as high as needed. The height cuts a row in half, with a mouse and with fingers, so
// that the list visibly continues.
export const tags = layered({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  maxBlockSize: px(240 + FADE / 2),
  overflowY: "auto",
  overscrollBehavior: "contain",
  margin: `${px(-6)} ${px(-6)} ${px(12 - FADE)}`,
  padding: `${px(6)} ${px(6)} ${px(FADE)}`,
  maskImage: `linear-gradient(#000 calc(100% - ${px(FADE)}), transparent)`,
});

export const item = layered({ maxInlineSize: "100%" });

export const tag = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[6],
  maxInlineSize: "100%",
  minBlockSize: vars.size.chip,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.raised,
  ":hover": { color: vars.color.fg, background: vars.color.hover },
  ":active": { background: vars.color.active },
  selectors: {
    "&[data-use='only']": {
      color: vars.color.page,
      background: vars.color.fg,
      fontWeight: vars.weight.strong,
    },
    "&[data-use='not']": {
      color: vars.color.fg,
      background: "none",
      boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
    },
  },
  "@media": {
    [media.touch]: { minBlockSize: vars.size.chipTouch },
    [media.forcedColors]: {
      border: "1px solid ButtonText",
      selectors: { "&[data-use]": { borderColor: "Highlight" } },
    },
  },
});

export const name = layered({
  ...oneLine,
  selectors: { "[data-use='not'] > &": { textDecoration: "line-through" } },
});

export const visuallyHiddenText = layered(visuallyHidden);

export const none = layered({ ...type.interface, paddingBlock: vars.space[16], color: vars.color.textMuted });

// Reserved while nothing is selected, so that nothing shifts.
export const footer = layered({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: vars.size.control,
});

/** Its label ends where the tags end. */
export const clear = layered({ marginInlineEnd: px(-16) });

export const summary = layered({ ...type.helper, color: vars.color.textMuted });
