import { keepPageInPlace } from "./keepPageInPlace.ts";
import { PAGE_LAYERS } from "./pageLayers.ts";

const holders = new WeakMap<Element, number>();

/** What stays usable under a dialog, with the layers that the page marks. */
const usable = `[aria-live], ${PAGE_LAYERS}`;

/**
 * The `ref` of an open dialog: makes everything beside it inert, so that nothing behind it can be focused or pressed. Live
 * regions, such as toasts, and elements with `data-mimi-layer` stay usable, also those that are added later. Several open dialogs
 * may hold the same element. Nothing on the page moves meanwhile.
 *
 * @returns Restores what this call made inert.
 */
export function makePageInert(dialog: Element | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const { body } = dialog.ownerDocument;
  const letPageMove = keepPageInPlace(dialog.ownerDocument);
  const held = new Set<Element>();
  const holdOthers = (parent: Element) => {
    for (const element of others(parent, dialog)) if (hold(element)) held.add(element);
  };
  const showLayers = () => {
    for (const layer of body.querySelectorAll(PAGE_LAYERS)) {
      showToScreenReaders(layer);
      const hidden = [...held].find((element) => element.contains(layer));
      if (hidden === undefined) continue;
      held.delete(hidden);
      release(hidden);
      if (hidden !== layer) holdOthers(hidden);
    }
  };
  holdOthers(body);
  const observer = new MutationObserver(showLayers);
  observer.observe(body, {
    childList: true,
    subtree: true,
    attributeFilter: ["aria-hidden", "data-mimi-layer"],
  });
  return () => {
    observer.disconnect();
    held.forEach(release);
    letPageMove();
  };
}

/** Returns whether it is held: an element that was inert before stays so. */
function hold(element: Element): boolean {
  const before = holders.get(element) ?? 0;
  if (before === 0 && element.hasAttribute("inert")) return false;
  holders.set(element, before + 1);
  element.setAttribute("inert", "");
  return true;
}

function release(element: Element): void {
  const left = (holders.get(element) ?? 0) - 1;
  holders.set(element, left);
  if (left === 0) element.removeAttribute("inert");
}

/** Radix hides everything beside a dialog by `aria-hidden`, and marks it. What is beside a layer is inert. */
function showToScreenReaders(layer: Element): void {
  const hidden = layer.closest("[data-aria-hidden][aria-hidden]");
  if (hidden === null) return;
  hidden.removeAttribute("aria-hidden");
  showToScreenReaders(layer);
}

function others(parent: Element, dialog: Element): Element[] {
  return [...parent.children].flatMap((child) => {
    if (child === dialog || child.matches(`${usable}, script, style`)) return [];
    const keepsSomething = child.contains(dialog) || child.querySelector(usable) !== null;
    return keepsSomething ? others(child, dialog) : [child];
  });
}
