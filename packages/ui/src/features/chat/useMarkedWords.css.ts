import { media } from "../../styles/breakpoints.ts";
import { layeredGlobal } from "../../styles/layered.ts";
import { vars } from "../../styles/vars.css.ts";

/** The name of the marks of found words. */
export const foundName = "mimi-found";
/** The name of the marks of the current match. */
export const currentName = "mimi-found-current";

layeredGlobal(`::highlight(${foundName})`, {
  color: vars.color.accentTintFg,
  backgroundColor: vars.color.accentTint,
});

// Told apart by more than the colour.
layeredGlobal(`::highlight(${currentName})`, {
  color: vars.color.accentFg,
  backgroundColor: vars.color.accent,
  textDecoration: "underline",
  "@media": { [media.forcedColors]: { color: "HighlightText", backgroundColor: "Highlight" } },
});
