import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";
import { visuallyHidden } from "../../../styles/visuallyHidden.ts";

export const card = layered({
  display: "flex",
  flexDirection: "column",
  blockSize: "100%",
  minInlineSize: 0,
  padding: vars.space[20],
  borderRadius: vars.radius.plan,
  overflowWrap: "anywhere",
  "@media": { [media.forcedColors]: { border: "1px solid CanvasText" } },
});

const edge = (width: string, color: string) => `inset 0 0 0 ${width} ${color}`;

export const look = layeredVariants({
  plain: { background: vars.color.page, boxShadow: edge("1px", vars.color.line) },
  highlighted: {
    background: `linear-gradient(${vars.color.goldTint}, ${vars.color.page} 70%)`,
    boxShadow: edge("1px", vars.color.goldLine),
  },
});

export const current = layered({
  boxShadow: edge("2px", vars.color.fg),
  "@media": { [media.forcedColors]: { border: "3px solid Highlight" } },
});

export const visuallyHiddenText = layered({ ...visuallyHidden });

const onHighlighted = `${look.highlighted} &`;

export const name = layered({
  ...type.heading,
  display: "flex",
  alignItems: "center",
  gap: vars.space[8],
  selectors: { [onHighlighted]: { color: vars.color.goldText } },
});

// The middle of the icon is at the middle of the capital letter.
export const gem = layered({ flex: "none", marginBlockStart: vars.space[2] });

export const prices = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[8],
  marginBlockStart: vars.space[8],
});

export const price = layered({ ...type.title, fontVariantNumeric: "lining-nums" });

export const before = layered({ color: vars.color.textMuted });

// The line is reserved when empty, so that the lists of neighbouring cards are aligned.
export const note = layered({
  ...type.interface,
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[8],
  minBlockSize: vars.leading.interface,
  color: vars.color.textMuted,
  "@media": { [media.phone]: { minBlockSize: 0 } },
});

// Fills the rest, so that the buttons of neighbouring cards are aligned.
export const benefits = layered({
  ...type.interface,
  flex: 1,
  display: "grid",
  alignContent: "start",
  gap: vars.space[10],
  margin: 0,
  marginBlock: `${vars.space[14]} ${vars.space[20]}`,
  padding: 0,
  listStyle: "none",
});

export const benefit = layered({ display: "flex", gap: vars.space[10], textWrap: "balance" });

export const check = layered({
  marginBlockStart: vars.space[1],
  color: vars.color.textMuted,
  selectors: { [onHighlighted]: { color: vars.color.goldText } },
});

export const own = layered({
  ...type.interface,
  display: "grid",
  placeItems: "center",
  blockSize: vars.size.touch,
  color: vars.color.textMuted,
});

// Above its button, so that the buttons of neighbouring cards stay aligned.
export const disabledReason = layered({
  ...type.helper,
  marginBlockEnd: vars.space[10],
  color: vars.color.textMuted,
  textWrap: "pretty",
});
