import { reserveBottomSpace } from "../../../styles/bottomBar.ts";
import { layered } from "../../../styles/layered.ts";
import { px, alpha } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { media } from "../../../styles/breakpoints.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

// Below 1200 px only the form fits: the steps are above it, and a button opens the preview.
const narrow = "(max-width: 1199.98px)";
const barHeight = `calc(${px(80)} + env(safe-area-inset-bottom))`;

export const screen = layered({
  display: "grid",
  gridTemplateColumns: `${px(168)} minmax(0, 1fr) ${px(320)}`,
  gap: vars.space[40],
  alignItems: "start",
  boxSizing: "content-box",
  maxInlineSize: vars.size.content,
  marginInline: "auto",
  paddingInline: vars.size.gutter,
  paddingBlock: `${vars.space[24]} ${vars.space[64]}`,
  "@media": {
    [narrow]: {
      display: "block",
      maxInlineSize: vars.size.prose,
      paddingBlock: `${vars.space[8]} calc(${barHeight} + ${vars.space[24]})`,
    },
  },
});

export const alone = layered({ paddingBlock: vars.space[64], paddingInline: vars.size.gutter });

const under = `calc(${vars.size.header} + ${vars.space[24]})`;

export const side = layered({
  position: "sticky",
  insetBlockStart: under,
  display: "grid",
  // The row of steps scrolls inside; it must not widen the page.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[18],
  "@media": {
    [narrow]: {
      insetBlockStart: vars.size.header,
      zIndex: vars.z.bar,
      marginInline: `calc(-1 * ${vars.size.gutter})`,
      paddingInline: vars.size.gutter,
      paddingBlock: vars.space[8],
      background: vars.color.page,
    },
  },
});

export const sideActions = layered({
  display: "grid",
  gap: vars.space[8],
  "@media": { [narrow]: { display: "none" } },
});

export const form = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[24],
  minInlineSize: 0,
  "@media": { [narrow]: { marginBlockStart: vars.space[16] } },
});

export const head = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: vars.space[12],
});

export const title = layered({ ...type.title, overflowWrap: "anywhere", outline: "none" });

export const saving = layered({
  ...type.interface,
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.leading.interface,
  color: vars.color.textMuted,
});

export const savingBad = layered({ display: "flex", gap: vars.space[6], color: vars.color.bad });

export const group = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[18],
  // A group that is scrolled to must not be behind the header.
  scrollMarginBlockStart: under,
  "@media": { [narrow]: { scrollMarginBlockStart: `calc(${vars.size.header} + ${px(64)})` } },
});

export const groupTitle = layered({ ...type.heading, marginBlockStart: vars.space[24], outline: "none" });

export const two = layered({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "start",
  gap: vars.space[16],
  "@media": { [media.phone]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const stack = layered({ display: "grid", gap: vars.space[16] });

export const coverRow = layered({ display: "flex", gap: vars.space[16], alignItems: "start" });

export const coverThumb = layered({
  position: "relative",
  flex: "none",
  inlineSize: px(84),
  aspectRatio: "3 / 4",
  overflow: "clip",
  borderRadius: vars.radius.thumb,
});

export const coverSide = layered({
  ...type.interface,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  flex: 1,
  gap: vars.space[2],
  minInlineSize: 0,
  overflowWrap: "anywhere",
});

export const coverActions = layered({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[8],
  marginBlockStart: vars.space[8],
});

export const attestation = layered({
  ...type.interface,
  display: "grid",
  gap: vars.space[8],
  justifyItems: "start",
  padding: vars.space[16],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const hint = layered({ ...type.helper, color: vars.color.textMuted });

export const quiet = layered({
  ...type.interface,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const visuallyHiddenText = layered(visuallyHidden);

export const list = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[12],
  justifyItems: "start",
});

export const listHead = layered({
  ...type.interface,
  display: "flex",
  justifyContent: "space-between",
  inlineSize: "100%",
  marginBlockEnd: px(-8),
});

export const item = layered({ display: "grid", inlineSize: "100%" });

export const itemActions = layered({ display: "flex", justifySelf: "end", color: vars.color.textMuted });

const noticeLook = {
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[12],
  padding: vars.space[16],
  borderRadius: vars.radius.card,
} as const;

export const notice = layered({ ...noticeLook, background: vars.color.raised });

export const noticeBad = layered({
  ...noticeLook,
  background: vars.color.badTint,
  color: vars.color.fg,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const noticeActions = layered({ display: "flex", flexWrap: "wrap", gap: vars.space[8] });

export const errors = layered({
  display: "grid",
  inlineSize: "100%",
  paddingInlineStart: 0,
  listStyle: "none",
});

export const errorLink = layered({
  ...type.interface,
  minBlockSize: vars.space[32],
  color: vars.color.bad,
  textAlign: "start",
  textDecorationLine: "underline",
  textUnderlineOffset: vars.space[4],
  "@media": { [media.touch]: { minBlockSize: vars.size.touch } },
});

export const preview = layered({
  position: "sticky",
  insetBlockStart: under,
  maxBlockSize: `calc(100dvh - ${under})`,
  overflowY: "auto",
  scrollbarWidth: "thin",
  paddingBlockEnd: vars.space[24],
  "@media": { [narrow]: { display: "none" } },
});

export const previewHeading = layered({ ...type.name });

export const bar = layered({
  position: "fixed",
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: vars.z.bar,
  display: "none",
  "@media": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1.3fr)",
      gap: vars.space[10],
      paddingInline: vars.size.gutter,
      paddingBlock: `${vars.space[12]} calc(${vars.space[24]} + env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: alpha(vars.color.page, 92),
      backdropFilter: "blur(18px)",
    },
  },
});

reserveBottomSpace(bar, narrow, barHeight);

// Placeholders of the loading form.

export const headPlaceholder = layered({
  minBlockSize: `calc(${vars.size.control} + ${vars.leading.interface})`,
});

export const coverLines = layered({ display: "grid", gap: vars.space[6], flex: 1, minInlineSize: 0 });

export const fieldPlaceholder = layered({ display: "grid", gap: vars.space[6] });

export const previewPlaceholder = layered({ ...type.name, marginBlockEnd: vars.space[14] });

export const control = layered({ borderRadius: vars.radius.control });

export const drop = layered({
  ...type.heading,
  position: "fixed",
  zIndex: vars.z.menu,
  inset: vars.space[16],
  display: "grid",
  placeItems: "center",
  borderRadius: vars.radius.dialog,
  border: `2px dashed ${vars.color.accentText}`,
  background: alpha(vars.color.page, 92),
  pointerEvents: "none",
});
