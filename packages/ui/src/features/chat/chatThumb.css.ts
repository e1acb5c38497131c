import { layered } from "../../styles/layered.ts";
import { type } from "../../styles/type.ts";
import { vars } from "../../styles/vars.css.ts";

/** The letter of a character without a cover. */
export const letter = layered({
  ...type.name,
  display: "grid",
  placeItems: "center",
  color: vars.color.textMuted,
  background: vars.color.raised,
  userSelect: "none",
  selectors: { "&[data-coloured]": { color: vars.color.coverName } },
});
