import { media } from "../../../../styles/breakpoints.ts";
import { layered, layeredGlobal } from "../../../../styles/layered.ts";
import { px } from "../../../../styles/units.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";

export const group = layered({ display: "grid", gap: vars.space[6] });

export const top = layered({
  ...type.interface,
  display: "flex",
  justifyContent: "space-between",
  fontWeight: vars.weight.strong,
});

export const counter = layered({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
});

export const over = layered({ color: vars.color.bad }, [counter]);

export const row = layered({ display: "flex", flexWrap: "wrap", gap: vars.space[6] });

// A typed text may be longer than the row.
layeredGlobal(`${row} > span`, {
  maxInlineSize: "100%",
  blockSize: "auto",
  minBlockSize: vars.size.chip,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
});

export const add = layered({
  ...type.interface,
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[6],
  blockSize: vars.size.chip,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.control}`,
  color: vars.color.textMuted,
  ":hover": { color: vars.color.fg, background: vars.color.raised },
  "@media": { [media.touch]: { blockSize: vars.size.chipTouch } },
});

export const picker = layered({ position: "relative", display: "inline-block" });

export const input = layered({
  ...type.interface,
  inlineSize: px(200),
  blockSize: vars.size.chip,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  color: vars.color.fg,
  textOverflow: "ellipsis",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: vars.space[1] },
  "@media": { [media.touch]: { fontSize: vars.text.body, blockSize: vars.size.chipTouch } },
});

export const list = layered({
  position: "absolute",
  zIndex: vars.z.menu,
  insetBlockStart: `calc(100% + ${vars.space[6]})`,
  insetInlineStart: 0,
  display: "grid",
  minInlineSize: "100%",
  padding: vars.space[6],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  border: `1px solid ${vars.color.line}`,
  scrollMarginBlockEnd: vars.space[12],
});

export const option = layered({
  ...type.interface,
  padding: `${vars.space[8]} ${vars.space[10]}`,
  borderRadius: vars.radius.control,
  cursor: "pointer",
  whiteSpace: "nowrap",
  ":hover": { background: vars.color.hover },
  selectors: { '&[aria-selected="true"]': { background: vars.color.hover } },
  "@media": { [media.touch]: { paddingBlock: vars.space[12] } },
});

export const none = layered({ ...type.interface, padding: vars.space[10], color: vars.color.textMuted });

export const tooLong = layered({
  ...type.helper,
  display: "block",
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});
