import { layeredGlobal } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

/** The name of the marks of found words. */
export const foundName = "mimi-found";

layeredGlobal(`::highlight(${foundName})`, {
  color: vars.color.accentTintFg,
  backgroundColor: vars.color.accentTint,
});
