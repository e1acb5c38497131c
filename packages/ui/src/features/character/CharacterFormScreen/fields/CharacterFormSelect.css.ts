import { media } from "../../../../styles/breakpoints.ts";
import { layered } from "../../../../styles/layered.ts";
import { type } from "../../../../styles/type.ts";
import { vars } from "../../../../styles/vars.css.ts";

export const legend = layered({
  ...type.interface,
  padding: 0,
  fontWeight: vars.weight.strong,
  marginBlockEnd: vars.space[6],
});

export const select = layered({ display: "grid", alignContent: "start" });

export const control = layered({
  ...type.interface,
  appearance: "none",
  gridArea: "2 / 1",
  minInlineSize: 0,
  blockSize: vars.size.field,
  paddingInline: `${vars.space[12]} ${vars.space[40]}`,
  textOverflow: "ellipsis",
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  color: vars.color.fg,
  ":focus-visible": { outline: `2px solid ${vars.color.focus}`, outlineOffset: vars.space[1] },
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});

/** The arrow at the end of the control, which receives the clicks. */
export const chevron = layered({
  gridArea: "2 / 1",
  placeSelf: "center end",
  marginInlineEnd: vars.space[12],
  color: vars.color.fg2,
  pointerEvents: "none",
});
