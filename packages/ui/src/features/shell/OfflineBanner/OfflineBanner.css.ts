import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

// Sticky at the bottom of the window, over the scrolling page and above the bottom navigation.
export const place = layered({
  position: "sticky",
  insetBlockEnd: vars.size.bottomInset,
  zIndex: vars.z.header,
});

export const banner = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space[12],
  minBlockSize: vars.size.field,
  paddingBlock: vars.space[6],
  paddingInline: vars.size.gutter,
  background: vars.color.raised,
  color: vars.color.fg,
  "@media": {
    [media.phone]: { justifyContent: "flex-start" },
    [media.forcedColors]: { borderBlock: "1px solid CanvasText" },
  },
});

export const text = layered({ textWrap: "pretty" });

export const waiting = layered({ fontWeight: vars.weight.strong });

export const mark = layered({ color: vars.color.textMuted });

export const good = layered({ color: vars.color.ok });
