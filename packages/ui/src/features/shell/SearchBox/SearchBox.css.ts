import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const box = layered({
  ...type.interface,
  display: "flex",
  alignItems: "center",
  blockSize: vars.size.control,
  // Of the box: the sides of the field are those of its text.
  paddingInlineEnd: vars.space[14],
  borderRadius: vars.radius.full,
  background: vars.color.raised,
  color: vars.color.textMuted,
  cursor: "text",
  transition: `background-color ${vars.motion.state} ${vars.motion.out}`,
  ":hover": { background: vars.color.hover },
  ":focus-within": { outline: `2px solid ${vars.color.focus}`, outlineOffset: px(3) },
  "@media": {
    [media.forcedColors]: { border: "1px solid CanvasText" },
  },
});

export const submit = layered({
  display: "grid",
  placeItems: "center",
  flex: "none",
  blockSize: "100%",
  paddingInline: `${vars.space[14]} ${vars.space[10]}`,
  borderStartStartRadius: vars.radius.full,
  borderEndStartRadius: vars.radius.full,
  ":hover": { color: vars.color.fg },
  ":active": { background: vars.color.active },
});

export const field = layered({
  appearance: "none",
  flex: 1,
  minInlineSize: 0,
  blockSize: "100%",
  border: 0,
  padding: 0,
  outline: 0,
  background: "none",
  textOverflow: "ellipsis",
  "::placeholder": { color: vars.color.textMuted, opacity: 1 },
  "::-webkit-search-cancel-button": { display: "none" },
  // iOS zooms the page into a field with smaller text.
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});

export const key = layered({
  ...type.meta,
  flex: "none",
  marginInlineStart: vars.space[14],
  lineHeight: vars.leading.helper,
  pointerEvents: "none",
  paddingInline: vars.space[6],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  // Hidden while focused: there a slash is typed as text.
  selectors: { [`${box}:focus-within &`]: { visibility: "hidden" } },
  "@media": { [media.touch]: { display: "none" } },
});

/** Contains the box and the list below it. */
export const place = layered({ position: "relative" });

export const visuallyHiddenText = layered(visuallyHidden);
