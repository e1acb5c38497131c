import { keyframes } from "@vanilla-extract/css";
import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../styles/layered.ts";
import { px, mix } from "../../../styles/units.ts";
import { swipeable } from "../../../styles/swipeable.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

const hairline = `inset 0 0 0 1px ${vars.color.line}`;

export const page = layered({
  position: "relative",
  // A text that follows a finger makes no room beside the page.
  overflowX: "clip",
  padding: `${px(26)} ${px(34)} ${vars.space[20]}`,
  borderRadius: vars.radius.page,
  background: vars.color.surface,
  "@media": {
    [media.phone]: {
      padding: `${vars.space[18]} ${vars.space[18]} ${vars.space[10]}`,
      marginInline: px(-4),
    },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

// The edge of a sheet under the page: its body, with one pixel more as its border.
const sheet = (depth: number, share: number) => {
  const drop = 8 * depth;
  const ground = mix(vars.color.surface, share, vars.color.page);
  return `0 ${drop}px 0 ${1 - drop * 0.5 - depth}px ${ground}, 0 ${drop}px 0 ${2 - drop * 0.5 - depth}px ${vars.color.line}`;
};

const alone = layered({ boxShadow: hairline });
const oneSheet = layered({ boxShadow: `${hairline}, ${sheet(1, 60)}`, marginBlockEnd: vars.space[8] });
const twoSheets = layered({
  boxShadow: `${hairline}, ${sheet(1, 60)}, ${sheet(2, 30)}`,
  marginBlockEnd: vars.space[16],
});

export const sheets = { none: alone, one: oneSheet, two: twoSheets } as const;

export const head = layered({
  display: "flex",
  alignItems: "center",
  minBlockSize: vars.size.chipTouch,
  marginBlockEnd: vars.space[8],
});

export const title = layered(type.name);

export const pager = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  marginInlineStart: "auto",
  color: vars.color.textMuted,
});

export const position = layered({ fontVariantNumeric: "tabular-nums" });

const settle = keyframes({ from: { opacity: 0 } });

export const prose = layered({
  ...type.prose,
  ...swipeable,
  // The drop cap is a float of two lines. A greeting of one line grows to its height.
  display: "flow-root",
  maxInlineSize: vars.size.measure,
  animation: `${settle} ${vars.motion.surface} ${vars.motion.out}`,
});

/** Only the first letter of the first paragraph, in any style. */
export const dropCap = layered({});

layeredGlobal(`${dropCap} > * > p:first-child::first-letter`, {
  // All scripts that have it are written from the left, also in a page that runs from the right.
  float: "left",
  // `::first-letter` does not support logical margins.
  marginRight: vars.space[8],
  fontFamily: vars.font.display,
  fontSize: vars.text.dropCap,
  lineHeight: vars.leading.dropCap,
  fontWeight: vars.weight.strong,
  fontStyle: "normal",
  color: vars.color.accentText,
});
