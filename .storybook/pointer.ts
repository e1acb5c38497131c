/**
 * Applies the styles for a touch screen on a computer with a mouse: neither Storybook's viewports nor Chromatic's
 * browsers have a touch screen. The media queries of the page are rewritten, in style sheets and in `matchMedia`.
 */
export function setPointer(pointer: "mouse" | "touch"): void {
  if (pointer === current) return;
  current = pointer;
  rewriteSheets();
}

let current: "mouse" | "touch" = "mouse";

const always = "(min-width: 0px)";
const never = "(max-width: 0px)";

/** Returns a media query as it is on a touch screen. */
export function onTouch(query: string): string {
  return query.replace(/\(pointer: coarse\)/g, always).replace(/\(hover: hover\)/g, never);
}

const original = new WeakMap<CSSMediaRule, string>();

function rewriteSheets(): void {
  for (const sheet of document.styleSheets) rewriteRules(sheet.cssRules);
}

function rewriteRules(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = original.get(rule) ?? rule.media.mediaText;
      if (onTouch(query) !== query) {
        original.set(rule, query);
        const wanted = current === "touch" ? onTouch(query) : query;
        if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
      }
    }
    if ("cssRules" in rule) rewriteRules(rule.cssRules as CSSRuleList);
  }
}

const matchMedia = window.matchMedia.bind(window);
window.matchMedia = (query) => matchMedia(current === "touch" ? onTouch(query) : query);

// Lazy parts add their style sheets later. With a mouse they need no change.
function rewriteNewSheets(): void {
  if (current === "touch") rewriteSheets();
}

new MutationObserver(rewriteNewSheets).observe(document.head, { childList: true });
document.head.addEventListener("load", rewriteNewSheets, { capture: true });
