import { layeredGlobal } from "./layered.ts";
import { dark, light } from "./palette.ts";
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
// Without a theme of its own it has that of a ThemeRoot that is its content, in the body or in the element of the app.
for (const [theme, { page, fg }] of Object.entries({ light, dark })) {
  const root = `[data-mimi-root][data-theme="${theme}"]`;
  const colours = { colorScheme: theme, color: fg, background: page };
  layeredGlobal(`html:not([data-theme]):has(> body > ${root}, > body > * > ${root})`, colours);
}
layeredGlobal("body", {
  margin: 0,
  minBlockSize: "100dvh",
  fontSize: vars.text.interface,
  lineHeight: vars.leading.interface,
});
