import { vi } from "vitest";

const still = document.createElement("style");
still.textContent =
  "*, *::before, *::after { animation: none !important; transition: none !important; " +
  "caret-color: transparent !important; scroll-behavior: auto !important; scrollbar-width: none !important; }";
document.head.append(still);

/** Waits until what is on the page has been loaded: lazy parts, fonts and images. */
export async function settle(): Promise<void> {
  do await vi.dynamicImportSettled();
  while (await changesWithin(3));
  await document.fonts.ready;
  // A broken image is replaced by its fallback, which is part of what is shown.
  await Promise.allSettled([...document.images].filter(isOnPage).map((image) => image.decode()));
  await changesWithin(2);
  await document.fonts.ready;
}

/** Whether the document changes within so many frames. */
async function changesWithin(frames: number): Promise<boolean> {
  let changed = false;
  const observer = new MutationObserver(() => (changed = true));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
  observer.disconnect();
  return changed;
}

// A lazy image outside the window never loads; waiting for it would never end.
function isOnPage(image: HTMLImageElement): boolean {
  if (image.currentSrc === "" && image.src === "") return false;
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
