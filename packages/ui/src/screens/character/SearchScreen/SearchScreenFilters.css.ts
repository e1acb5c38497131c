import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const filters = layered({ display: "flex", flexWrap: "wrap", columnGap: vars.space[6] });

export const chips = layered({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[6],
  paddingBlockEnd: vars.space[12],
});

export const language = layered({ marginBlockEnd: vars.space[12] });

export const chip = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  blockSize: vars.size.chip,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.strong,
  "@media": {
    [media.touch]: { blockSize: vars.size.touch },
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

/** A tag whose name is loading. */
export const placeholder = layered({
  blockSize: vars.size.chip,
  borderRadius: vars.radius.full,
  "@media": { [media.touch]: { blockSize: vars.size.touch } },
});

export const only = layered({ color: vars.color.page, background: vars.color.fg });

export const not = layered({
  color: vars.color.fg,
  background: "none",
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
});

export const turn = layered({
  blockSize: "100%",
  paddingInline: `${vars.space[14]} ${vars.space[4]}`,
  borderRadius: vars.radius.full,
  fontWeight: "inherit",
});

export const remove = layered({
  display: "grid",
  placeItems: "center",
  inlineSize: px(28),
  blockSize: px(28),
  marginInlineEnd: px(3),
  borderRadius: vars.radius.full,
  "@media": { [media.touch]: { inlineSize: vars.size.control, blockSize: vars.size.control } },
});

export const sorts = layered({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[18],
  marginInlineStart: "auto",
});

export const sort = layered({
  ...type.interface,
  minBlockSize: vars.space[32],
  marginBlock: px(-6),
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
  "@media": { [media.touch]: { minBlockSize: vars.size.touch, marginBlock: px(-12) } },
});
