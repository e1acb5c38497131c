import { layered } from "../../../styles/layered.ts";
import { type } from "../../../styles/type.ts";
import { vars } from "../../../styles/vars.css.ts";

export const form = layered({ display: "grid", gap: vars.space[16], justifyItems: "start" });

export const field = layered({ inlineSize: "100%" });

export const result = layered({
  ...type.interface,
  display: "grid",
  gap: vars.space[8],
  selectors: {
    "&:not(:empty)": {
      padding: vars.space[16],
      borderRadius: vars.radius.card,
      background: vars.color.raised,
    },
  },
});

export const quiet = layered({ color: vars.color.textMuted });
