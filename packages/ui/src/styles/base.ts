// Layers, tokens and the rules for elements inside a ThemeRoot, without fonts: enough for a page with a few components.
import "./layers.css.ts";
import "./themes.css.ts";
import "./elements.css.ts";
