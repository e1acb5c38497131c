import { keyframes } from "@vanilla-extract/css";
import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { oneLine } from "../../styles/oneLine.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

export const field = layered({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
  // A form around it has a hidden select element.
  position: "relative",
});

export const label = layered({ ...type.interface, fontWeight: vars.weight.strong });

export const hiddenLabel = layered(visuallyHidden);

export const control = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[8],
  minBlockSize: vars.size.field,
  paddingInline: `${vars.space[14]} ${vars.space[12]}`,
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  color: vars.color.fg,
  textAlign: "start",
  selectors: {
    // The edge of an enabled control without an error; `:where` lets the other states win.
    "&:where(:hover)": { borderColor: vars.color.textMuted },
    "&[data-placeholder]": { color: vars.color.textMuted },
    "&[aria-invalid]": { borderColor: vars.color.bad },
    "&[data-disabled]": { background: "none", borderColor: vars.color.line, color: vars.color.textMuted },
  },
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});

export const value = layered({ minInlineSize: 0 });

export const chosen = layered(oneLine);

export const chevron = layered({ flex: "none", color: vars.color.textMuted });

const unfold = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });

export const list = layered({
  zIndex: vars.z.menu,
  inlineSize: "max-content",
  minInlineSize: "var(--radix-select-trigger-width)",
  maxInlineSize: "var(--radix-select-content-available-width)",
  maxBlockSize: `min(${px(400)}, var(--radix-select-content-available-height))`,
  overflow: "hidden",
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.fg,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}, ${vars.shadow.low}`,
  animation: `${unfold} ${vars.motion.surface} ${vars.motion.out}`,
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const options = layered({ padding: vars.space[6] });

export const option = layered({
  ...type.interface,
  display: "grid",
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.icon}`,
  alignItems: "center",
  columnGap: vars.space[12],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[6],
  paddingInline: `${vars.space[10]} ${vars.space[8]}`,
  borderRadius: vars.radius.control,
  outline: "none",
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: {
    "&[data-highlighted]": { background: vars.color.hover },
    "&[data-highlighted]:active": { background: vars.color.active },
    "&[data-state='checked']": { fontWeight: vars.weight.strong },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "default", opacity: 0.6 },
  },
  "@media": {
    [media.touch]: { minBlockSize: vars.size.touch },
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      color: "CanvasText",
      selectors: {
        "&[data-highlighted]": { background: "Highlight", color: "HighlightText" },
        "&[data-disabled]": { color: "GrayText", opacity: 1 },
      },
    },
  },
});

export const content = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[10],
  minInlineSize: 0,
});

export const hint = layered({
  ...type.helper,
  gridColumn: 1,
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

// In line with the label.
export const hintAfterIcon = layered({ paddingInlineStart: `calc(${vars.size.icon} + ${vars.space[10]})` }, [
  hint,
]);

export const check = layered({ gridColumn: 2, gridRow: 1, display: "grid", color: vars.color.accentText });

export const groupLabel = layered({
  ...type.meta,
  padding: `${vars.space[10]} ${vars.space[10]} ${vars.space[4]}`,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
});
