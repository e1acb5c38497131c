// The base of every page: layers, fonts, tokens and the reset. `@mimi/ui/styles.css` resolves here while
// building from source, so that the rules of each component travel with the component.
import "./layers.css.ts";
import "./fonts.generated.css";
import "./base.ts";
