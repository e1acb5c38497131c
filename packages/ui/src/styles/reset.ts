// The page itself, `@mimi/ui/css/reset.css`: its colours and font, and no margin of the body. It reads the tokens of the other
// stylesheets.
import "./layers.css.ts";
import "./reset.css.ts";
