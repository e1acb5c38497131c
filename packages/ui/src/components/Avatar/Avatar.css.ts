import { layered } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

export const avatar = layered({
  flex: "none",
  borderRadius: vars.radius.full,
  objectFit: "cover",
  // Most covers have their subject in the upper part.
  objectPosition: "50% 30%",
});

export const letter = layered({
  display: "inline-grid",
  placeItems: "center",
  fontFamily: vars.font.display,
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  color: vars.color.accentTintFg,
  background: vars.color.accentTint,
});
