import { vi } from "vitest";
import { page } from "vitest/browser";

const still = document.createElement("style");
still.textContent =
  "*, *::before, *::after { animation: none !important; transition: none !important; " +
  "caret-color: transparent !important; scroll-behavior: auto !important; scrollbar-width: none !important; }";
document.head.append(still);

/** Waits until lazy parts, fonts and images of the page are loaded. */
export async function settle(): Promise<void> {
  do await lazyParts();
  while (await changesWithin(3));
  await document.fonts.ready;
  // A broken image is replaced by its fallback, which the screenshot shows.
  await Promise.allSettled([...document.images].filter(isOnPage).map((image) => image.decode()));
  await changesWithin(2);
  await document.fonts.ready;
}

/** The longest time that React may wait before it replaces a fallback by loaded content. */
const FALLBACK_THROTTLE_MS = 350;

// Modules requested since the last check. React suspends for them, not for images and fonts.
const requests = new PerformanceObserver((list) => noteModules(list.getEntries()));
let hasRequested = false;
requests.observe({ type: "resource" });

function noteModules(entries: PerformanceEntryList): void {
  const types = entries.map((entry) => (entry as PerformanceResourceTiming).initiatorType);
  hasRequested ||= types.some((type) => type !== "img" && type !== "css");
}

async function lazyParts(): Promise<void> {
  await vi.dynamicImportSettled();
  noteModules(requests.takeRecords());
  if (hasRequested) await new Promise((resolve) => setTimeout(resolve, FALLBACK_THROTTLE_MS));
  hasRequested = false;
}

/** Resizes the window and waits until the page has handled it. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
  // The event comes with the next frame, after the new size. It would close a menu that is rendered before it.
  await changesWithin(2);
}

/** Whether the document changes within this many frames. */
async function changesWithin(frames: number): Promise<boolean> {
  let changed = false;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
  return changed;
}

// A lazy image outside the window never loads, so it is not awaited.
function isOnPage(image: HTMLImageElement): boolean {
  if (image.currentSrc === "" && image.src === "") return false;
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
