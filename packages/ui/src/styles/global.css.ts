import { media } from "./breakpoints.ts";
import { layeredGlobal } from "./layered.ts";
import { vars } from "./vars.css.ts";

layeredGlobal("*, *::before, *::after", { boxSizing: "border-box" });
layeredGlobal("html", {
  fontFamily: vars.font.interface,
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
layeredGlobal("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset", {
  margin: 0,
  padding: 0,
});
layeredGlobal("fieldset", { border: 0, minInlineSize: 0 });
layeredGlobal("h1, h2, h3, h4", { fontSize: "inherit", fontWeight: "inherit", textWrap: "balance" });
layeredGlobal("ul[role='list'], ol[role='list']", { listStyle: "none" });
layeredGlobal("img, svg", { display: "block", maxInlineSize: "100%" });
layeredGlobal("a", { color: "inherit", textDecoration: "none" });
layeredGlobal("button, input, textarea, select", {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
layeredGlobal("button", { background: "none", border: 0, padding: 0, cursor: "pointer" });
layeredGlobal("button:disabled, [aria-disabled='true']", { cursor: "default" });

// One focus ring for all elements; components change its offset, never its colour or width.
layeredGlobal(":focus-visible", { outline: `2px solid ${vars.color.focus}`, outlineOffset: "3px" });
// A heading receives focus after a page change only to be announced: it is not a control.
layeredGlobal("h1[tabindex='-1']:focus-visible", { outline: "none" });
// Discreet mode: images, and words that tell what a chat is about, are blurred until one points at their item, holds it on a
// touch screen, or moves to it.
layeredGlobal("[data-discreet] img", { filter: "blur(16px)" });
layeredGlobal("[data-discreet] [data-private]", { filter: "blur(7px)" });
layeredGlobal(
  "[data-discreet] :is([role='listitem'], [role='option'], li, a, button):is(:hover, :active, :focus-within) :is(img, [data-private]), [data-discreet] :is(img, [data-private]):hover",
  { filter: "none" },
);
layeredGlobal("::selection", { background: vars.color.accent, color: vars.color.accentFg });

layeredGlobal("*, *::before, *::after", {
  "@media": {
    [media.still]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
    },
  },
});
