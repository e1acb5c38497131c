const holders = new WeakMap<Element, number>();

/**
 * The `ref` of an open dialog: makes everything beside it inert, so that nothing behind it can be focused or pressed. Live
 * regions, such as toasts, stay usable. Several open dialogs may hold the same element.
 *
 * @returns Restores what this call made inert.
 */
export function makePageInert(dialog: Element | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const outside = others(dialog.ownerDocument.body, dialog);
  for (const element of outside) {
    const before = holders.get(element) ?? 0;
    // An element that was inert before stays so.
    if (before === 0 && element.hasAttribute("inert")) continue;
    holders.set(element, before + 1);
    element.setAttribute("inert", "");
  }
  return () => {
    for (const element of outside) {
      const left = (holders.get(element) ?? 0) - 1;
      if (left < 0) continue;
      holders.set(element, left);
      if (left === 0) element.removeAttribute("inert");
    }
  };
}

function others(parent: Element, dialog: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === dialog || child.matches("[aria-live], script, style")) return [];
    const keepsSomething = child.contains(dialog) || child.querySelector("[aria-live]") !== null;
    return keepsSomething ? others(child, dialog) : [child];
  });
}
