import { media } from "../../../styles/breakpoints.ts";
import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const root = layered({ display: "inline-grid", justifyItems: "start", gap: vars.space[6] });

export const label = layered({ ...type.interface, fontWeight: vars.weight.strong });

export const control = layered({
  ...type.interface,
  minBlockSize: vars.size.touch,
  maxInlineSize: "100%",
  paddingInline: vars.space[12],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.control}`,
  background: vars.color.page,
  color: vars.color.fg,
  selectors: { "&:where(:hover)": { borderColor: vars.color.fg2 } },
  // Safari zooms into a smaller field.
  "@media": { [media.touch]: { fontSize: vars.text.body } },
});
