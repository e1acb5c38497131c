import type { GlobalStyleRule } from "@vanilla-extract/css";
import { media } from "./breakpoints.ts";
import { layeredGlobal } from "./layered.ts";
import { vars } from "./vars.css.ts";

// Rules for the elements of components. They match only inside a `ThemeRoot`: the rest of the page keeps its own look.
// `:where` leaves the weight of a selector as it is.
const root = ":where([data-mimi-root])";

function inside(selectors: readonly string[], rule: Omit<GlobalStyleRule, "@layer">): void {
  layeredGlobal(selectors.map((selector) => `${root} ${selector}`).join(", "), rule);
}

layeredGlobal(`${root}, ${root}::before, ${root}::after`, { boxSizing: "border-box" });
inside(["*", "::before", "::after"], { boxSizing: "border-box" });
inside([":is(h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset)"], { margin: 0, padding: 0 });
inside(["fieldset"], { border: 0, minInlineSize: 0 });
inside([":is(h1, h2, h3, h4)"], { fontSize: "inherit", fontWeight: "inherit", textWrap: "balance" });
inside([":is(ul, ol)[role='list']"], { listStyle: "none" });
inside([":is(img, svg)"], { display: "block", maxInlineSize: "100%" });
inside(["a"], { color: "inherit", textDecoration: "none" });
inside([":is(button, input, textarea, select)"], {
  font: "inherit",
  color: "inherit",
  letterSpacing: "inherit",
});
inside(["button"], { background: "none", border: 0, padding: 0, cursor: "pointer" });
inside(["button:disabled", "[aria-disabled='true']"], { cursor: "default" });

// One focus ring for all elements; components change its offset, never its colour or width.
inside([":focus-visible"], { outline: `2px solid ${vars.color.focus}`, outlineOffset: "3px" });
// A heading receives focus after a page change only to be announced: it is not a control.
inside(["h1[tabindex='-1']:focus-visible"], { outline: "none" });
// Discreet mode: images, and words that tell what a chat is about, are blurred until one points at their item, holds it on a
// touch screen, or moves to it.
// A blurred image stays inside its box.
layeredGlobal(`[data-discreet] ${root} img`, { filter: "blur(16px)", clipPath: "inset(0)" });
layeredGlobal(`[data-discreet] ${root} [data-private]`, { filter: "blur(7px)" });
layeredGlobal(
  `[data-discreet] ${root} :is([role='listitem'], [role='option'], li, a, button):is(:hover, :active, :focus-within) :is(img, [data-private]), [data-discreet] ${root} :is(img, [data-private]):hover`,
  { filter: "none", clipPath: "none" },
);
inside(["::selection"], { background: vars.color.accent, color: vars.color.accentFg });

inside(["*", "::before", "::after"], {
  "@media": {
    [media.still]: {
      animationDuration: "0.01ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "0s !important",
    },
  },
});
