import { media } from "../../../styles/breakpoints.ts";
import { layered, layeredVariants } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const head = layered({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${vars.space[12]} ${vars.space[16]}`,
  minBlockSize: vars.size.touch,
  paddingInlineEnd: vars.space[40],
});

export const text = layered({ flex: 1, flexBasis: "16rem" });

export const title = layered({ ...type.title });

export const about = layered({
  ...type.interface,
  marginBlockStart: vars.space[2],
  color: vars.color.textMuted,
  textWrap: "pretty",
});

export const cards = layered({
  display: "grid",
  // As many columns as plans.
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: vars.space[14],
  margin: 0,
  marginBlockStart: vars.space[24],
  padding: 0,
  listStyle: "none",
  "@media": {
    [media.phone]: { gridAutoFlow: "row", gap: vars.space[10], readingFlow: "grid-order" },
  },
});

// On phones the user's current plan comes first, then the plans above it.
const onPhones = (order: number) => ({ "@media": { [media.phone]: { order } } });

export const place = layeredVariants({
  first: onPhones(-1),
  between: {},
  last: onPhones(1),
});

export const bar = layered({ inlineSize: "100%" });
