import { media } from "../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../styles/layered.ts";
import { px } from "../../styles/units.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";
import { visuallyHidden } from "../../styles/visuallyHidden.ts";

export const group = layered({ display: "grid", gap: vars.space[6] });

export const label = layered({ ...type.interface, fontWeight: vars.weight.strong });

export const hiddenLabel = layered(visuallyHidden);

export const options = layeredVariants({
  vertical: { display: "grid" },
  horizontal: { display: "flex", flexWrap: "wrap", columnGap: vars.space[24] },
});

export const option = layered({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space[10],
  alignItems: "start",
});

export const dot = layered({
  position: "relative",
  flex: "none",
  inlineSize: vars.space[20],
  blockSize: vars.space[20],
  marginBlock: vars.space[6],
  borderRadius: vars.radius.full,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  cursor: "pointer",
  // Enlarges the touch target.
  "::after": { content: "", position: "absolute", inset: px(-5) },
  selectors: {
    // The edge of an enabled control without an error; `:where` lets the other states win.
    "&:where(:hover)": { borderColor: vars.color.textMuted },
    "&:where(:active)": { background: vars.color.hover },
    "&[data-state='checked']": {
      borderWidth: px(6),
      borderColor: vars.color.accent,
      background: vars.color.accentFg,
    },
    "[aria-invalid] &": { borderColor: vars.color.bad },
    "&[data-disabled]": { cursor: "default", background: "none", borderColor: vars.color.line },
    "&[data-disabled][data-state='checked']": { borderColor: vars.color.textMuted },
  },
  "@media": {
    [media.touch]: { marginBlock: vars.space[12], "::after": { inset: px(-12) } },
    [media.forcedColors]: {
      selectors: {
        "&[data-state='checked']": { borderColor: "Highlight" },
        "&[data-disabled]": { borderColor: "GrayText" },
      },
    },
  },
});

export const text = layered({
  ...type.interface,
  paddingBlock: vars.space[6],
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: { "[data-disabled] + &": { color: vars.color.textMuted, cursor: "default" } },
  "@media": { [media.touch]: { paddingBlock: vars.space[12] } },
});

export const hint = layered({
  ...type.helper,
  gridColumn: 2,
  marginBlock: `${px(-6)} ${vars.space[6]}`,
  color: vars.color.textMuted,
  textWrap: "pretty",
  selectors: { "[data-hints='chosen'] [data-state='unchecked'] ~ &": { display: "none" } },
});
