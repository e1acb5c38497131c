// Only the tokens, `@mimi/ui/css/tokens.css`: custom properties, and no rule that changes the look of an element.
import "./layers.css.ts";
import "./themes.css.ts";
