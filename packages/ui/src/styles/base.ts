// Layers, tokens and the reset, without the fonts: all that a page of a few components needs.
import "./layers.css.ts";
import "./themes.css.ts";
import "./global.css.ts";
