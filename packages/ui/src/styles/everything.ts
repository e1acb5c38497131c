// The stylesheet of the published package, `@mimi/ui/styles.css`: the base and every component.
import "./styles.ts";
import "../index.ts";
