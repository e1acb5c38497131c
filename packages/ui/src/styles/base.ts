// Layers, tokens and the reset, without fonts: enough for a page with a few components.
import "./layers.css.ts";
import "./themes.css.ts";
import "./global.css.ts";
