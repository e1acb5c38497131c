import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

export const tabs = layered({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space[16] });

export const list = layered({
  display: "flex",
  gap: vars.space[20],
  // A line that the underline of the current tab covers, and which does not scroll with the tabs. It is as wide as the
  // content below.
  background: `linear-gradient(${vars.color.line}, ${vars.color.line}) center bottom / calc(100% - 16px) 1px no-repeat`,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollbarWidth: "none",
  // The labels are in line with the content below.
  marginInline: px(-8),
});

const underline = (color: string) =>
  `linear-gradient(${color}, ${color}) center bottom / calc(100% - 16px) 2px no-repeat`;

export const tab = layered({
  ...type.interface,
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[8],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
  outlineOffset: px(-2),
  transition: `color ${vars.motion.state}`,
  ":hover": { color: vars.color.fg },
  ":active": { background: vars.color.raised },
  selectors: {
    // A dialog has few tabs: their labels have several lines before the row scrolls.
    "[role='dialog'] &": { flexShrink: 1 },
    "& + &": { marginInlineStart: px(-16) },
    "&:is([data-state='active'], [aria-current='page'])": {
      color: vars.color.fg,
      background: underline(vars.color.accentText),
    },
    "&[data-disabled]": { color: vars.color.textMuted, cursor: "default", opacity: 0.6 },
  },
  "@media": {
    [media.forcedColors]: {
      forcedColorAdjust: "none",
      color: "CanvasText",
      selectors: {
        "&:is([data-state='active'], [aria-current='page'])": {
          color: "CanvasText",
          background: underline("Highlight"),
        },
        "&[data-disabled]": { color: "GrayText", opacity: 1 },
      },
    },
  },
});

export const count = layered({
  ...type.meta,
  color: vars.color.textMuted,
  fontVariantNumeric: "tabular-nums",
});

export const panel = layered({ borderRadius: vars.radius.small });
