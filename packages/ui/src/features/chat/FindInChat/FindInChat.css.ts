import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const bar = layered({
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  inlineSize: `min(${vars.size.prose}, 100% - 2 * ${vars.space[12]})`,
  marginInline: "auto",
  paddingBlockEnd: vars.space[8],
});

export const box = layered({
  flex: 1,
  minInlineSize: 0,
  display: "flex",
  alignItems: "center",
  gap: vars.space[10],
  blockSize: vars.size.control,
  paddingInline: vars.space[14],
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.control}`,
  ":focus-within": { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
});

export const field = layered({
  ...type.interface,
  flex: 1,
  minInlineSize: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: vars.color.fg,
  textOverflow: "ellipsis",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  // iOS zooms the page into a field with smaller text.
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});

export const count = layered({
  ...type.meta,
  flex: "none",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums",
});

/** How to reach the browser's search. Phones have no such key. */
export const page = layered({
  ...type.meta,
  flex: "none",
  paddingInline: vars.space[8],
  color: vars.color.textMuted,
  "@media": { [media.phone]: { display: "none" }, [media.touch]: { display: "none" } },
});
