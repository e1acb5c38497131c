/** Scrolls until an element is in view. Does nothing without an element, and where elements cannot do it, such as in jsdom. */
export function scrollIntoView(element: Element | null | undefined, block: ScrollLogicalPosition): void {
  if (typeof element?.scrollIntoView === "function") element.scrollIntoView({ block });
}
