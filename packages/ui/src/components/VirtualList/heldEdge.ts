import { observeSize } from "../observe.ts";

/** Frames until exchanged content is rendered and measured. */
const FRAMES = 20;

/**
 * Keeps an element where it is in view while its content is exchanged, such as a long text for a short one: its first line, or
 * its end where the first line is above the view. At the end of the list the last row gets the room for it. Calls `onEnd` once
 * the content is rendered. Returns a function that ends it at once.
 */
export function heldEdge(
  element: Element,
  scroller: HTMLElement,
  lastRow: HTMLElement | null,
  onEnd: () => void,
): () => void {
  const placeOf = (edge: "top" | "bottom") =>
    element.getBoundingClientRect()[edge] - scroller.getBoundingClientRect().top;
  const edge = placeOf("top") >= 0 ? "top" : "bottom";
  const place = placeOf(edge);
  lastRow?.style.removeProperty("min-block-size");

  const correct = () => {
    if (!element.isConnected) return end();
    scroller.scrollTop += placeOf(edge) - place;
    const missing = Math.round(placeOf(edge) - place);
    if (missing > 0 && lastRow !== null)
      lastRow.style.minBlockSize = `${lastRow.getBoundingClientRect().height + missing}px`;
    if (missing > 0) scroller.scrollTop += missing;
  };
  // Before the frame is painted.
  const stopObserving = observeSize(element, correct);
  let framesLeft = FRAMES;
  let frame = requestAnimationFrame(function next() {
    correct();
    framesLeft -= 1;
    if (framesLeft <= 0) end();
    else frame = requestAnimationFrame(next);
  });
  const controller = new AbortController();
  function end(): void {
    if (controller.signal.aborted) return;
    controller.abort();
    stopObserving();
    cancelAnimationFrame(frame);
    onEnd();
  }
  // A user who scrolls is not held.
  for (const type of ["wheel", "touchmove"] as const)
    scroller.addEventListener(type, end, { signal: controller.signal, passive: true });
  return end;
}
