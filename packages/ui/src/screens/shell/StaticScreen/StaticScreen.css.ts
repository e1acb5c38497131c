import { layered } from "../../../styles/layered.ts";
import { textPage } from "../../../styles/textPage.ts";
import { px } from "../../../styles/units.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const page = layered({
  ...type.prose,
  ...textPage,
});

export const title = layered({ ...type.display, outline: "none" });

export const date = layered({
  ...type.interface,
  marginBlockStart: vars.space[8],
  color: vars.color.textMuted,
});

export const lead = layered({
  ...type.prose,
  marginBlockStart: vars.space[24],
  color: vars.color.textMuted,
});

export const italic = layered({ fontStyle: "italic" });

export const contents = layered({
  marginBlockStart: vars.space[32],
  padding: `${vars.space[16]} ${vars.space[20]}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
});

export const contentsTitle = layered({
  ...type.meta,
  color: vars.color.textMuted,
  fontWeight: vars.weight.strong,
});

export const entries = layered({
  ...type.interface,
  columns: "16rem",
  columnGap: vars.space[24],
  margin: 0,
  marginBlockStart: vars.space[6],
  padding: 0,
  listStyle: "none",
});

export const entry = layered({
  display: "inline-block",
  paddingBlock: vars.space[6],
  fontWeight: vars.weight.strong,
});

// A linked section must not be behind the header.
export const section = layered({
  marginBlockStart: vars.space[40],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space[24]})`,
});

export const heading = layered({ ...type.heading });

export const paragraph = layered({ marginBlockStart: vars.space[12] });

export const points = layered({
  display: "grid",
  gap: vars.space[6],
  marginBlockStart: vars.space[12],
  paddingInlineStart: px(22),
  listStyle: "disc",
});
