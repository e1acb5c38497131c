import { keepPageInPlace } from "./keepPageInPlace.ts";
import { PAGE_LAYERS } from "./pageLayers.ts";

const holders = new WeakMap<Element, number>();

interface OpenDialog {
  readonly dialog: Element;
  /** What it made inert. */
  readonly held: Set<Element>;
}

/** Radix removes the `ref` and sets it again whenever it renders, so their order says nothing. */
const openDialogs = new Set<OpenDialog>();

/** What stays usable under a dialog, with the layers that the page marks. */
const usable = `[aria-live], ${PAGE_LAYERS}`;

/**
 * The `ref` of an open dialog: makes everything beside it inert, so that nothing behind it can be focused or pressed. Live
 * regions, such as toasts, and elements with `data-mimi-layer` stay usable, also those that are added later. Of several open
 * dialogs the last one in the document is on top, and usable, also when they open at once. Nothing on the page moves meanwhile.
 *
 * @returns Restores what this call made inert.
 */
export function makePageInert(dialog: Element | null): (() => void) | undefined {
  if (dialog === null) return undefined;
  const { body } = dialog.ownerDocument;
  const letPageMove = keepPageInPlace(dialog.ownerDocument);
  const held = new Set<Element>();
  const opened = { dialog, held };
  openDialogs.add(opened);
  for (const other of openDialogs) if (isAbove(dialog, other.dialog)) releaseAround(dialog, other.held);
  const holdOthers = (parent: Element) => {
    for (const element of others(parent, dialog)) if (hold(element)) held.add(element);
  };
  const showLayers = () => {
    for (const layer of body.querySelectorAll(PAGE_LAYERS)) {
      showToScreenReaders(layer);
      const hidden = releaseAround(layer, held);
      if (hidden !== undefined && hidden !== layer) holdOthers(hidden);
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
    openDialogs.delete(opened);
    held.forEach(release);
    letPageMove();
  };
}

/**
 * Shows the dialog on top to screen readers. Radix hides each of two dialogs that open at once because of the other one, and leaves
 * one hidden when a third above it is closed.
 */
export function showTopDialog(): void {
  const dialogs = [...openDialogs].map(({ dialog }) => dialog);
  const top = dialogs.find((dialog) => !dialogs.some((other) => isAbove(other, dialog)));
  if (top) showToScreenReaders(top);
}

/** Dialogs are painted in the order of the document. */
function isAbove(dialog: Element, other: Element): boolean {
  return (other.compareDocumentPosition(dialog) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
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

/** Makes what contains an element usable again. Returns it, or undefined when nothing held it. */
function releaseAround(element: Element, held: Set<Element>): Element | undefined {
  const found = [...held].find((one) => one.contains(element));
  if (found === undefined) return undefined;
  held.delete(found);
  release(found);
  return found;
}

/** Radix hides everything beside a dialog by `aria-hidden`, and marks it. What is beside a layer is inert. */
function showToScreenReaders(layer: Element): void {
  const hidden = layer.closest("[data-aria-hidden][aria-hidden]");
  if (hidden === null) return;
  hidden.removeAttribute("aria-hidden");
  showToScreenReaders(layer);
}

function others(parent: Element, dialog: Element): Element[] {
  const kept = [...openDialogs]
    .map((open) => open.dialog)
    .filter((open) => open === dialog || isAbove(open, dialog));
  return [...parent.children].flatMap((child) => {
    if (kept.includes(child) || child.matches(`${usable}, script, style`)) return [];
    const keepsSomething = kept.some((open) => child.contains(open)) || child.querySelector(usable) !== null;
    return keepsSomething ? others(child, dialog) : [child];
  });
}
