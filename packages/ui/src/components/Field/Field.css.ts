import { media } from "../../styles/breakpoints.ts";
import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

export const field = layered({
  display: "grid",
  // Large text must not make the field wider than its place.
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space[6],
});

export const top = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[12],
  fontWeight: vars.weight.strong,
});

export const counter = layered({
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});

export const over = layered({ color: vars.color.bad });

export const box = layered({
  position: "relative",
  display: "flex",
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  selectors: {
    // The edge of an enabled control without an error; `:where` lets the other states win.
    "&:where(:hover)": { borderColor: vars.color.textMuted },
    "&:has(:is(input, textarea):focus-visible)": {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: vars.space[1],
    },
    "&:has(:disabled)": { background: "none", borderColor: vars.color.line, color: vars.color.textMuted },
  },
});

export const wrong = layered({ borderColor: vars.color.bad });

export const input = layered({
  ...type.interface,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: `calc(${vars.size.field} - 2px)`,
  paddingInline: vars.space[14],
  paddingBlock: vars.space[12],
  border: 0,
  borderRadius: "inherit",
  background: "none",
  resize: "vertical",
  textOverflow: "ellipsis",
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
    // The parts of a date are higher than a line of text.
    '&[type="date"]': { paddingBlock: vars.space[10] },
  },
  "::-webkit-search-cancel-button": { display: "none" },
  "@media": {
    // Below 16 px a phone zooms the page when the field receives focus.
    [media.touch]: {
      fontSize: vars.text.body,
      selectors: {
        'input:not([type="date"])&': { lineHeight: vars.leading.body, paddingBlock: vars.space[10] },
      },
    },
  },
});

export const reading = layered({ ...type.bio });

export const button = layered({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.size.touch,
  color: vars.color.textMuted,
  borderRadius: vars.radius.control,
  ":hover": { color: vars.color.fg },
  ":focus-visible": { outlineOffset: "-4px" },
});

export const hint = layered({ ...type.helper, color: vars.color.textMuted });

export const error = layered({
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});

export const hiddenLabel = layered(visuallyHidden);
