// Typography that depends on the language, `@mimi/ui/css/languages.css`, for use with single stylesheets.
import "./layers.css.ts";
import "./languages.css.ts";
