import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px, alpha } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

// Sticky: under the header if there is one, otherwise at the top.
export const row = layered({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: vars.z.bar,
  display: "flex",
  alignItems: "center",
  gap: vars.space[4],
  marginInline: `calc(-1 * ${vars.size.gutter})`,
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space[12],
  marginBlockEnd: vars.space[12],
  background: alpha(vars.color.page, 86),
  backdropFilter: "blur(20px) saturate(1.3)",
  selectors: { "header ~ main > &": { insetBlockStart: vars.size.header } },
  "@media": { [media.phone]: { paddingBlock: vars.space[8] } },
});

// The arrow itself is aligned with the page margin, not its padding.
export const back = layered({
  marginInlineStart: px(-12),
  "@media": { [media.phone]: { marginInlineStart: px(-8) } },
});

export const field = layered({
  display: "flex",
  alignItems: "center",
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: vars.size.prose,
  blockSize: vars.size.controlLarge,
  // With the place of the button that clears. The sides of the input are those of its text.
  paddingInlineEnd: `calc(${vars.space[18]} + ${vars.size.control})`,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  background: vars.color.raised,
  cursor: "text",
  ":hover": { background: vars.color.hover },
  ":focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: px(2) },
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

export const submit = layered({
  display: "grid",
  placeItems: "center",
  flex: "none",
  blockSize: "100%",
  paddingInline: `${vars.space[18]} ${vars.space[12]}`,
  borderStartStartRadius: vars.radius.full,
  borderEndStartRadius: vars.radius.full,
  ":hover": { color: vars.color.fg },
  ":active": { background: vars.color.active },
});

export const input = layered({
  ...type.body,
  appearance: "none",
  flex: 1,
  minInlineSize: 0,
  blockSize: "100%",
  padding: 0,
  border: 0,
  outline: 0,
  background: "none",
  color: vars.color.fg,
  textOverflow: "ellipsis",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  "::-webkit-search-cancel-button": { display: "none" },
});

// Over the end of the field, but not part of its label.
export const clear = layered({ marginInlineStart: px(-48), borderRadius: vars.radius.full });
