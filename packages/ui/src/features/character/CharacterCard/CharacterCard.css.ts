import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { oneLine } from "../../../styles/oneLine.ts";
import { px, alpha } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import * as cover from "./coverCard.ts";
import { glyph } from "./glyphs.ts";

// Rows: cover, name, tagline, counts. The scrim covers the last three.
export const card = layered({
  ...cover.coverCard,
  aspectRatio: "3 / 4",
  gridTemplateRows: "1fr repeat(3, max-content)",
  gridTemplateColumns: "minmax(0,1fr)",
  "::before": { ...cover.scrim(40, 2), marginInline: px(-14), marginBlockEnd: px(-13) },
  "::after": cover.edge,
  paddingInline: vars.space[14],
  paddingBlockEnd: px(13),
  selectors: cover.coverCardStates,
  "@media": {
    ...cover.coverCardHover,
    [media.phone]: { paddingInline: vars.space[12], paddingBlockEnd: vars.space[12] },
    [media.forcedColors]: {
      border: "1px solid CanvasText",
      color: "CanvasText",
      "::before": cover.scrimForced,
    },
  },
});

export const image = layered({
  selectors: { [`${card}:hover &`]: { filter: "brightness(1.1)" } },
  "@media": cover.sharedCover(card),
});

export const name = layered({
  ...cover.coverLink,
  gridRow: 2,
  "@media": { [media.phone]: { fontSize: vars.text.body, lineHeight: vars.leading.interface } },
});

// A phone's cards are narrow: three lines there are what two are on a wide screen.
export const tagline = layered({
  ...cover.coverTagline,
  gridRow: 3,
  marginBlockStart: vars.space[4],
  "@media": { [media.phone]: cover.clamped(3) },
});

/** The name of a card that is not a link. */
export const nameOnly = layered({ "::after": { content: "none" } }, [name]);

// On a narrow card, two long counts are below each other.
export const counts = layered({
  ...type.meta,
  zIndex: 2,
  gridRow: 4,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space[4]} ${vars.space[12]}`,
  minInlineSize: 0,
  color: vars.color.coverCounts,
  selectors: { "&:not(:empty)": { marginBlockStart: vars.space[8] } },
});

const count = { display: "flex", alignItems: "center", gap: px(5) } as const;

const countIcon = (name: "message" | "like") =>
  ({
    content: "",
    flex: "none",
    inlineSize: vars.space[14],
    blockSize: vars.space[14],
    background: "currentColor",
    mask: `${glyph(name)} center / contain no-repeat`,
  }) as const;

// A media query inside a pseudo-element would be written as is, which is invalid CSS.
const countIconForced = {
  "@media": {
    [media.forcedColors]: { "::before": { forcedColorAdjust: "none", background: "CanvasText" } },
  },
} as const;

export const chats = layered({ ...count, ...countIconForced, "::before": countIcon("message") });
export const likes = layered({
  ...count,
  ...countIconForced,
  "::before": countIcon("like"),
});
export const liked = layered(
  {
    color: vars.color.coverName,
    "::before": { background: vars.color.coverAccent, maskImage: glyph("like", "filled") },
  },
  [likes],
);

export const note = layered({
  ...oneLine,
});

// Between the name's link, which covers the card, and the image.
export const mark = layered({
  ...type.meta,
  position: "absolute",
  insetBlockStart: vars.space[10],
  insetInlineStart: vars.space[10],
  zIndex: 2,
  // Beside the button at the other edge.
  maxInlineSize: `calc(100% - ${px(74)})`,
  paddingBlock: vars.space[4],
  paddingInline: vars.space[10],
  borderRadius: vars.radius.card,
  fontWeight: vars.weight.strong,
  overflowWrap: "anywhere",
  color: vars.color.coverName,
  background: alpha(vars.color.coverInk, 78),
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

/** The mark of a draft, which only waits for its creator. */
export const markLight = layered({ color: vars.color.coverInk, background: vars.color.coverName }, [mark]);

/** The mark of a character that a moderator refused. */
export const markBad = layered({ color: vars.color.coverInk, background: vars.color.coverAccent }, [mark]);

/** The place of a button of the card, above the link that covers it. */
export const action = layered({
  position: "absolute",
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  zIndex: 4,
  "@media": { [media.touch]: { insetBlockStart: px(1), insetInlineEnd: px(1) } },
});

// Visible when set, or when the card has the pointer or the focus; always visible on touch screens.
export const favourite = layered({
  position: "absolute",
  insetBlockStart: vars.space[8],
  insetInlineEnd: vars.space[8],
  zIndex: 4,
  display: "grid",
  placeItems: "center",
  inlineSize: vars.size.chipTouch,
  blockSize: vars.size.chipTouch,
  borderRadius: vars.radius.full,
  color: vars.color.coverName,
  background: alpha(vars.color.coverInk, 66),
  opacity: 0,
  transition: `opacity ${vars.motion.state} ${vars.motion.out}, background-color ${vars.motion.state}`,
  "::before": {
    content: "",
    inlineSize: vars.space[18],
    blockSize: vars.space[18],
    background: "currentColor",
    mask: `${glyph("heart")} center / contain no-repeat`,
  },
  ":hover": { background: alpha(vars.color.coverInk, 82) },
  selectors: {
    [`${card}:hover &, ${card}:focus-within &, &[aria-pressed="true"]`]: { opacity: 1 },
    '&[aria-pressed="true"]': { color: vars.color.coverAccent },
    '&[aria-pressed="true"]::before': { maskImage: glyph("heart", "filled") },
    "&:focus-visible": { outlineColor: vars.color.coverName, outlineOffset: px(-2) },
  },
  "@media": {
    // Touch screens have no hover: an invisible button over the cover would be pressed by accident. Only a set heart is
    // shown there; the detail page sets it.
    [media.touch]: {
      inlineSize: vars.size.touch,
      blockSize: vars.size.touch,
      selectors: { '&[aria-pressed="false"]': { display: "none" } },
    },
    [media.forcedColors]: {
      border: "1px solid ButtonText",
      "::before": { forcedColorAdjust: "none", background: "ButtonText" },
    },
  },
});

export const adult = layered({
  ...cover.coverCard,
  aspectRatio: "3 / 4",
  alignContent: "center",
  justifyItems: "center",
  gap: vars.space[10],
  padding: vars.space[16],
  textAlign: "center",
  background: cover.neutralGround,
  "::after": cover.edge,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const adultName = layered(type.name);

export const show = layered({
  ...type.interface,
  zIndex: 4,
  blockSize: vars.size.chipTouch,
  paddingInline: vars.space[16],
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  color: vars.color.coverInk,
  background: vars.color.coverName,
  ":hover": { background: vars.color.coverCounts },
  selectors: { "&:focus-visible": { outlineColor: vars.color.coverName } },
  "@media": { [media.touch]: { blockSize: vars.size.touch, paddingInline: vars.space[20] } },
});

export const skeleton = layered({ display: "block", aspectRatio: "3 / 4" });
