import { layeredGlobal } from "./layered.ts";
import { vars } from "./vars.css.ts";

// The page around the components: only for a page that has the look of the library as a whole.
layeredGlobal("html", {
  fontFamily: vars.font.interface,
  colorScheme: "var(--mimi-color-scheme)",
  fontSize: "100%",
  fontWeight: vars.weight.regular,
  color: vars.color.fg,
  background: vars.color.page,
  textSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space[16]})`,
});
layeredGlobal("body", {
  margin: 0,
  minBlockSize: "100dvh",
  fontSize: vars.text.interface,
  lineHeight: vars.leading.interface,
});
