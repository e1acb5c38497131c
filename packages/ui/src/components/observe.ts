/** Whether elements have sizes. They have none in jsdom, and in happy-dom with the observer of `@mimi/ui/testing`. */
export function hasSizes(): boolean {
  return typeof ResizeObserver === "function" && !("isSilent" in ResizeObserver);
}

/**
 * Calls back with the size of an element, at first and after each change. Returns the way to stop. Never calls back where there is no
 * ResizeObserver, such as in jsdom.
 */
export function observeSize(element: Element, onSize: (entry: ResizeObserverEntry) => void): () => void {
  if (typeof ResizeObserver === "undefined") return () => undefined;
  const observer = new ResizeObserver((entries) => {
    const last = entries.at(-1);
    if (last !== undefined) onSize(last);
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls back for each element when it comes into view or leaves it, and at first. Of changes that a busy browser reports together it
 * passes on the last one. Returns the way to stop. Never calls back where there is no IntersectionObserver, such as in jsdom.
 */
export function observeVisibility(
  elements: Iterable<Element>,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: Pick<IntersectionObserverInit, "rootMargin">,
): () => void {
  if (typeof IntersectionObserver === "undefined") return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    new Map(entries.map((entry) => [entry.target, entry])).forEach(onChange);
  }, options);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
