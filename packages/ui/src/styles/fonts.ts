// Only the fonts, for a page that links the stylesheets of single components.
import "./fonts.generated.css";
