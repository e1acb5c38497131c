import { useFocusScopeBranch } from "@radix-ui/react-focus-scope";
import { useState } from "react";
import "./pageLayers.css.ts";

/** Elements of the page that can be used while a dialog is open, such as a date picker in the body. */
export const PAGE_LAYERS = "[data-mimi-layer]";

/** Whether an element is in such a layer. */
export function isInPageLayer(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(PAGE_LAYERS) !== null;
}

/** Keeps a dialog open for an event in such a layer. */
export function keepForPageLayer(event: Event, target: EventTarget | null): void {
  if (isInPageLayer(target)) event.preventDefault();
}

/**
 * Rendered in the content of a Radix dialog: the focus may be in a layer of the page, and layers scroll. Radix only calls
 * `contains` of a branch: one with a `contains` of its own also knows the layers that are added later.
 */
export function PageLayers() {
  const [branch] = useState(() => Object.assign(document.createElement("div"), { contains: isInPageLayer }));
  useFocusScopeBranch(branch);
  return null;
}
