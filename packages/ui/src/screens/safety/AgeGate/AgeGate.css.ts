import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const note = layered({
  ...type.interface,
  marginBlockStart: vars.space[12],
  color: vars.color.textMuted,
  textWrap: "pretty",
});

export const verifiers = layered({ marginBlockStart: vars.space[20] });

export const error = layered({
  ...type.helper,
  display: "flex",
  gap: vars.space[6],
  marginBlockStart: vars.space[12],
  color: vars.color.bad,
  selectors: { "&[hidden]": { display: "none" } },
});

// Two buttons of the same size, whatever their labels.
export const two = layered({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: vars.space[10],
  marginBlockStart: vars.space[24],
});

export const one = layered({ marginBlockStart: vars.space[24] });
