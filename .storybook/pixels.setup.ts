import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";
import { missingRadixRules } from "./radixRules.ts";

const stillness = document.createElement("style");
stillness.textContent =
  "*, *::before, *::after { animation: none !important; transition: none !important; " +
  "caret-color: transparent !important; scroll-behavior: auto !important; scrollbar-width: none !important; }" +
  // Printed covers have their own tests; their grain would make each baseline ten times as large.
  "img { filter: contrast(0) !important; }";
document.head.append(stillness);

// After each story has played and axe has looked at it: its picture must be that of the committed baseline.
afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (storyId === undefined || task.result?.state === "fail") return;
  expect(missingRadixRules(document), "Radix classes on the page without their rules").toEqual([]);
  if (import.meta.env.PIXELS === "off") return;
  if (import.meta.env.PIXELS === "record") await quiet();
  await becomes(storyId);
});

/** Milliseconds that a story is given to become what its picture shows: parts of it come in files of their own. */
const PATIENCE = 20_000;

// No comparison is left behind unfinished: it would look at the next story.
async function becomes(storyId: string): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await compared(storyId);
    } catch (error) {
      if (performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function compared(storyId: string): Promise<void> {
  await settled();
  const crop = document.querySelector('[data-frame="crop"]');
  // What may differ is counted in pixels: a share of a wide picture would let a letter change unseen.
  const allowedMismatchedPixels = crop === null ? 200 : 24;
  if (crop === null) document.body.append(pane);
  try {
    await expect
      .element(page.elementLocator(crop ?? pane))
      .toMatchScreenshot(storyId, { comparatorOptions: { allowedMismatchedPixels } });
  } finally {
    pane.remove();
  }
}

/** Glass before the window: a picture of it is one of what is in sight, however long the page is. */
const pane = document.createElement("div");
pane.dataset.frame = "pane";
pane.style.cssText = "position: fixed; inset: 0; pointer-events: none";

/** Milliseconds without a change after which nothing more is expected to come by itself. */
const QUIET = 400;

/** Until the document has rested: what is recorded is what every story ends as. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    const rested = () => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(rested, QUIET);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(rested, QUIET);
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

async function settled(): Promise<void> {
  await document.fonts.ready;
  // A picture that cannot be had is part of what a story shows: its fallback is what is compared.
  await Promise.allSettled([...document.images].filter(isShown).map((image) => image.decode()));
}

// One that waits to be scrolled to never loads, and waiting for it would never end.
function isShown(image: HTMLImageElement): boolean {
  if (image.currentSrc === "" && image.src === "") return false;
  const { top, bottom, left, right } = image.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}
