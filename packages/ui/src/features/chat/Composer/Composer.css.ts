import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

const narrowest = "(max-width: 359.98px)";
const hairline = `inset 0 0 0 1px ${vars.color.lineStrong}`;
const gap = `0 0 0 4px ${vars.color.inputBackground}`;

export const composer = layered({
  inlineSize: `min(${vars.size.prose}, 100% - 2 * ${vars.space[20]})`,
  marginInline: "auto",
  paddingBlockEnd: `calc(${vars.space[14]} + env(safe-area-inset-bottom, 0px))`,
  "@media": {
    [media.short]: {
      inlineSize: `min(${vars.size.prose}, 100% - 2 * ${vars.space[8]})`,
      paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom, 0px))`,
    },
  },
});

export const box = layered({
  background: vars.color.inputBackground,
  borderRadius: vars.radius.page,
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}, ${vars.shadow.low}`,
  padding: vars.space[8],
  ":focus-within": { boxShadow: `inset 0 0 0 1px ${vars.color.control}, ${vars.shadow.low}` },
  "@media": {
    [media.forcedColors]: { border: "1px solid CanvasText" },
    // In a short window one row has everything, and the messages get the rest.
    [media.short]: { display: "flex", flexWrap: "wrap", alignItems: "flex-end", padding: vars.space[2] },
  },
});

export const above = layered({
  paddingBlockStart: vars.space[8],
  paddingInline: vars.space[10],
  ":empty": { display: "none" },
  "@media": { [media.short]: { order: -2, inlineSize: "100%" } },
});

export const field = layered({
  ...type.prose,
  display: "block",
  inlineSize: "100%",
  // An empty field is as high as its placeholder, which wraps in large text.
  fieldSizing: "content",
  maxBlockSize: "38dvh",
  resize: "none",
  border: 0,
  outline: 0,
  background: "none",
  color: vars.color.fg,
  paddingBlock: vars.space[8],
  paddingInline: vars.space[10],
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  "@media": {
    [media.short]: {
      flex: 1,
      minInlineSize: 0,
      order: -1,
      maxBlockSize: "max(44px, 30dvh)",
      selectors: {
        // A long name does not wrap below the one line.
        "&:placeholder-shown": { whiteSpace: "nowrap", overflow: "hidden" },
      },
    },
  },
});

export const row = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  "@media": {
    // On the narrowest phones the name of the persona would be cut off.
    [narrowest]: { gap: 0 },
    // The tools scroll sideways where they do not fit beside the text; Send stays in view.
    [media.short]: { flex: "none", maxInlineSize: "50%", overflowX: "auto", scrollbarWidth: "none" },
  },
});

export const after = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  flex: "none",
  marginInlineStart: "auto",
});

export const send = layered({
  display: "grid",
  placeItems: "center",
  flex: "none",
  marginInlineStart: "auto",
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  borderRadius: vars.radius.full,
  background: vars.color.fg,
  color: vars.color.page,
  transition: `background-color ${vars.motion.state} ${vars.motion.out}, color ${vars.motion.state}`,
  "@media": {
    // Tools scroll below it, with a gap around it.
    [media.short]: { position: "sticky", insetInlineEnd: 0, boxShadow: gap },
  },
  selectors: {
    [`${after} + &`]: { marginInlineStart: 0 },
    '&[aria-disabled="true"]': {
      // Opaque, where tools scroll below it.
      background: vars.color.inputBackground,
      color: vars.color.textMuted,
      boxShadow: hairline,
      cursor: "default",
      "@media": { [media.short]: { boxShadow: `${hairline}, ${gap}` } },
    },
  },
});

export const square = layered({
  inlineSize: vars.space[14],
  blockSize: vars.space[14],
  borderRadius: "3px",
  background: "currentColor",
  forcedColorAdjust: "none",
});

export const footer = layered({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[4],
  paddingInline: vars.space[6],
  marginBlockStart: vars.space[8],
  minBlockSize: vars.leading.meta,
  "@media": {
    [media.short]: { minBlockSize: 0, marginBlockStart: vars.space[2], ":empty": { margin: 0 } },
  },
});

/** In a short window the quota is in the plans, and in the note once it is used up. */
export const meter = layered({ "@media": { [media.short]: { display: "none" } } });

export const note = layered({
  ...type.helper,
  color: vars.color.textMuted,
  selectors: {
    '&[data-tone="danger"]': { color: vars.color.bad },
    '&[data-tone="neutral"][data-refused]': { color: vars.color.fg, fontWeight: vars.weight.strong },
  },
});

export const plans = layered({
  ...type.helper,
  fontWeight: vars.weight.strong,
  color: vars.color.fg,
  textDecorationLine: "underline",
  textDecorationColor: vars.color.control,
  textUnderlineOffset: vars.space[4],
  // The text is small; the area for fingers is not.
  padding: vars.space[8],
  margin: px(-8),
  ":hover": { textDecorationColor: "currentColor" },
});

export const rule = layered({ color: "inherit" });

export const persona = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[6],
  minInlineSize: 0,
  overflow: "hidden",
  whiteSpace: "nowrap",
  blockSize: vars.size.chip,
  paddingInline: vars.space[12],
  // Its edge is where the text begins.
  marginInline: `${vars.space[10]} ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  background: vars.color.hover,
  color: vars.color.fg,
  ":hover": { background: vars.color.active },
  "@media": {
    [media.touch]: { blockSize: vars.size.touch },
    // The tools scroll, and none gets smaller.
    [media.short]: { flex: "none" },
    [media.shortAndNarrow]: { marginInline: 0 },
  },
});

export const personaName = layered({
  overflow: "hidden",
  textOverflow: "ellipsis",
  // The icon is enough where there is no room; the button has a name of its own.
  "@media": { [media.shortAndNarrow]: { display: "none" } },
});
