// The base of every page: layers, fonts, tokens and the rules for elements inside a ThemeRoot. `@mimi/ui/styles.css` resolves here in source builds, so
// that each component's rules are bundled with it.
import "./layers.css.ts";
import "./fonts.generated.css";
import "./base.ts";
import "./languages.css.ts";
