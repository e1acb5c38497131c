import type { Page } from "@playwright/test";
import { waitForNetwork } from "../fixtures/checkers/loading.ts";
import { isNightly } from "../fixtures/nightly.ts";
import { loadUntil } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

// Names, taglines and counts are over covers, so checkers cannot compute their contrast. Here the pixels behind each text are
// compared with its colour.

/** A text over a cover. Places are in pixels of the whole page. */
interface TextOverCover {
  readonly text: string;
  /** Red, green and blue, from 0 to 255. */
  readonly color: readonly number[];
  readonly boxes: readonly { x: number; y: number; width: number; height: number }[];
}

// Nothing is brighter than white: the others are tested at night.
const COVERS = isNightly ? (["white", "light grey", "noisy"] as const) : (["white"] as const);

for (const { width, colorScheme } of [
  { width: 390, colorScheme: "dark" },
  { width: 1280, colorScheme: "light" },
] as const) {
  test.describe(`texts over covers at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, contextOptions: { reducedMotion: "reduce" } });

    // Rule: cover-text-contrast
    test("have a contrast of at least 6.6 to 1 over the sample covers", async ({ page }) => {
      await openHome(page);
      const { lowest, count } = await contrastsOn(page);
      expect(count).toBeGreaterThan(60);
      expect(lowest.contrast, lowest.text).toBeGreaterThanOrEqual(6.6);
    });

    for (const cover of COVERS)
      test(`have a contrast of at least 6.6 to 1 over ${cover} covers`, async ({ page }) => {
        const body = await coverImage(page, cover);
        await page.route(/\/uploads\/.*\.(avif|webp|png|jpe?g)/, (route) =>
          route.fulfill({ body, contentType: "image/png" }),
        );
        await openHome(page);
        const { lowest, count } = await contrastsOn(page);
        expect(count).toBeGreaterThan(60);
        expect(lowest.contrast, lowest.text).toBeGreaterThanOrEqual(6.6);
      });
  });
}

/** Opens home with all its characters, in a window that is as high as the page, with all covers decoded. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await loadUntil(page, page.getByText("No more characters"));
  await page.setViewportSize(
    await page.evaluate(() => ({ width: innerWidth, height: document.body.scrollHeight })),
  );
  await page.getByRole("main").evaluate(async (main) => {
    for (const image of main.querySelectorAll("img")) {
      image.loading = "eager";
      // Otherwise the screenshot can show the colour below a cover that is loaded.
      image.decoding = "sync";
      await image.decode();
    }
  });
  await waitForNetwork(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // Bars would cover cards in the screenshot.
  await page.evaluate(() => {
    scrollTo(0, 0);
    for (const bar of document.querySelectorAll<HTMLElement>("header, nav")) bar.style.visibility = "hidden";
  });
}

/** The lowest contrast of a text with a pixel behind it, and how many texts were measured. */
async function contrastsOn(page: Page) {
  const texts = await page.getByRole("main").evaluate(hideTexts);
  const screenshot = (await page.screenshot({ scale: "css" })).toString("base64");
  const contrasts = await page.evaluate(lowestContrasts, { screenshot, texts });
  const [lowest = { text: "no text", contrast: 0 }] = contrasts.toSorted(
    (one, other) => one.contrast - other.contrast,
  );
  test.info().annotations.push({ type: "lowest contrast", description: lowest.contrast.toFixed(2) });
  return { lowest, count: contrasts.length };
}

/** Makes the texts on covers transparent. Returns their places and colours. Runs in the page. */
function hideTexts(main: Element): TextOverCover[] {
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const colorOf = (element: Element) => {
    if (!canvas) return [];
    canvas.fillStyle = getComputedStyle(element).color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const texts: TextOverCover[] = [];
  const hidden: HTMLElement[] = [];
  for (const card of main.querySelectorAll("[role=listitem]:has(img)")) {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const place = document.createRange();
      place.selectNode(node);
      const shown = card.getBoundingClientRect();
      // Lines that are cut off, and texts for screen readers, are not on the screenshot.
      const box = parent?.getBoundingClientRect();
      const boxes = [...place.getClientRects()].filter(
        ({ width, bottom, right }) =>
          width > 1 && box && box.height > 4 && bottom <= box.bottom + 4 && right <= shown.right,
      );
      if (parent === null || boxes.length === 0) continue;
      const onPage = boxes.map(({ x, y, width, height }) => ({
        x: x + scrollX,
        y: y + scrollY,
        width,
        height,
      }));
      texts.push({ text: node.nodeValue ?? "", color: colorOf(parent), boxes: onPage });
      hidden.push(parent);
    }
  }
  for (const element of hidden) element.style.color = "transparent";
  return texts;
}

/** The lowest contrast of each text with a pixel behind it. Runs in the page. */
async function lowestContrasts(input: { screenshot: string; texts: readonly TextOverCover[] }) {
  const bytes = Uint8Array.from(atob(input.screenshot), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas?.drawImage(image, 0, 0);
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return input.texts.map(({ text, color, boxes }) => {
    const own = luminance(color);
    let contrast = Number.POSITIVE_INFINITY;
    for (const { x, y, width, height } of boxes) {
      const pixels = canvas?.getImageData(
        Math.round(x),
        Math.round(y),
        Math.ceil(width),
        Math.ceil(height),
      ).data;
      for (let index = 0; pixels && index < pixels.length; index += 4) {
        const behind = luminance(pixels.subarray(index, index + 3));
        const [dark, light] = own < behind ? [own, behind] : [behind, own];
        contrast = Math.min(contrast, (light + 0.05) / (dark + 0.05));
      }
    }
    return { text, contrast };
  });
}

/** A bright PNG of the size of a small cover. The noise is of black and white squares. */
async function coverImage(page: Page, cover: "white" | "light grey" | "noisy"): Promise<Buffer> {
  const encoded = await page.evaluate(async (kind) => {
    const canvas = new OffscreenCanvas(300, 400);
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = kind === "light grey" ? "#d3d3d3" : "#fff";
      context.fillRect(0, 0, 300, 400);
      context.fillStyle = "#000";
      for (let square = 0; kind === "noisy" && square < 7500; square += 1)
        if ((square * 7919) % 10 < 3) context.fillRect((square % 75) * 4, Math.floor(square / 75) * 4, 4, 4);
    }
    const bytes = await (await canvas.convertToBlob()).arrayBuffer();
    return btoa(String.fromCharCode(...new Uint8Array(bytes)));
  }, cover);
  return Buffer.from(encoded, "base64");
}
