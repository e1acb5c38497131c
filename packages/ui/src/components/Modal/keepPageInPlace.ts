/** The attribute that `react-remove-scroll` sets on the body while the page is locked. */
const LOCK = "data-scroll-locked";

/** What `react-remove-scroll` changes at the body. */
const changed = [
  "position",
  "margin-top",
  "margin-right",
  "margin-bottom",
  "margin-left",
  "padding-top",
  "padding-right",
  "padding-bottom",
  "padding-left",
];

interface KeptPage {
  uses: number;
  readonly restore: () => void;
}

const keptPages = new WeakMap<Document, KeptPage>();

/**
 * Keeps everything on the page in its place while Radix locks it: the room of the scrollbar stays, and the body has its own margin
 * and padding. Radix replaces them, so that fixed and centred elements would move.
 *
 * @returns Restores the page, when the lock is gone and no other caller keeps it.
 */
export function keepPageInPlace(page: Document): () => void {
  const kept = keptPages.get(page) ?? { uses: 0, restore: keep(page) };
  keptPages.set(page, kept);
  kept.uses += 1;
  return () => {
    kept.uses -= 1;
    whenUnlocked(page.body, () => {
      if (kept.uses > 0 || keptPages.get(page) !== kept) return;
      keptPages.delete(page);
      kept.restore();
    });
  };
}

function keep({ documentElement: html, body, defaultView }: Document): () => void {
  const styleOf = (element: Element) => getComputedStyle(element);
  const own = styleOf(body);
  // `auto` stays so, where the browser has the API: the body of a window that is resized stays in the centre.
  const specified = "computedStyleMap" in body ? body.computedStyleMap() : undefined;
  const styles = changed.map(
    (name) => [name, specified?.get(name)?.toString() ?? own.getPropertyValue(name)] as const,
  );
  const scrolls = (defaultView?.innerWidth ?? 0) > html.clientWidth;
  const page: [string, string][] = scrolls ? [["scrollbar-gutter", "stable"]] : [];
  // Then the lock of the body does not reach the window, and would make the body a scroller.
  if (styleOf(html).overflowY !== "visible") {
    page.push(["overflow", "hidden"]);
    styles.push(["overflow", own.overflow]);
  }
  const restores = [setStyles(body, styles), setStyles(html, page)];
  return () => {
    for (const restore of restores) restore();
  };
}

/** Returns the function that restores the inline styles. */
function setStyles({ style }: HTMLElement, styles: readonly (readonly [string, string])[]): () => void {
  const before = styles.map(
    ([name]) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of styles) style.setProperty(name, value, "important");
  return () => {
    for (const [name, value, priority] of before) style.setProperty(name, value, priority);
  };
}

/** The lock ends after the dialog has left: before, the page would move for a moment. */
function whenUnlocked(body: Element, run: () => void): void {
  if (!body.hasAttribute(LOCK)) return run();
  const observer = new MutationObserver(() => {
    if (body.hasAttribute(LOCK)) return;
    observer.disconnect();
    run();
  });
  observer.observe(body, { attributeFilter: [LOCK] });
}
