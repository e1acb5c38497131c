import type { Page } from "@playwright/test";
import { waitForNetwork, loadedFiles, type LoadedFile, slowDown } from "../fixtures/checkers/loading.ts";
import { holdBack } from "../fixtures/checkers/layoutShift.ts";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { cards, title, waitForStart } from "../fixtures/pages.ts";
import { composer, createUserByApi, openChat } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

declare global {
  interface Window {
    /** When the frame with the first card was rendered, in milliseconds. */
    firstCard?: number;
    /** Whether the progress bar of a page was rendered. */
    hasShownProgress?: boolean;
  }
}

const KB = 1024;

const totalBytes = (files: readonly LoadedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
const fonts = async (page: Page) => (await loadedFiles(page)).filter(({ kind }) => kind === "font");

async function watchForFirstCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector("main li a")) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        window.firstCard = performance.now();
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

// Rule: brand-mark-while-loading
test("while the code of a page loads, the brand's mark is shown", async ({ page }) => {
  const mark = () =>
    page.evaluate(() => {
      const { content, opacity } = getComputedStyle(
        document.getElementById("root") ?? document.body,
        "::before",
      );
      return content === "none" ? "none" : `opacity ${opacity}`;
    });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const releaseCode = await holdBack(page, "**/assets/*.js");
  await page.goto("/search", { waitUntil: "commit" });
  await expect.poll(mark).toBe("opacity 1");
  releaseCode();
  await expect(title(page)).toBeVisible();
  expect(await mark()).toBe("none");
});

for (const machine of ["this", "a slow"] as const) {
  test(`on ${machine} machine the first card is rendered after at most six requests`, {
    tag: machine === "this" ? "@phone" : [],
  }, async ({ page }) => {
    await watchForFirstCard(page);
    if (machine === "a slow") await slowDown(page);
    await page.goto("/");
    await page.waitForFunction(() => window.firstCard !== undefined);
    const firstCard = (await page.evaluate(() => window.firstCard)) ?? 0;
    // Files that the first card does not need are loaded later.
    const paths = async () => (await loadedFiles(page)).map(({ path }) => path).join(" ");
    await expect.poll(paths).toContain("/afterFirstPaint-");
    const before = (await loadedFiles(page)).filter(
      ({ kind, requestedAt }) => kind === "other" && requestedAt <= firstCard,
    );
    expect(before.length, before.map(({ path }) => path).join(" ")).toBeLessThanOrEqual(6);
  });
}

const cover = /\/uploads\/sample-odile-/;
const lists = [/\/api\/index\/top\//, /\/api\/index\/\?/];
const detail = /\/api\/character\/detail\//;
const prefetched = {
  home: { path: "/", requested: lists, inHtml: lists, first: cards },
  "a character": {
    path: "/character/odile/detail",
    requested: [cover, detail],
    inHtml: [detail],
    first: title,
  },
  "a chat": {
    path: "/character/odile/chat",
    requested: [detail, /\/api\/character\/last_history\//, /\/api\/user\/$/],
    inHtml: [detail],
    first: title,
  },
};

/** Holds all scripts until every address was requested. Returns a check that each address was requested once. */
async function expectPrefetched(page: Page, requested: readonly RegExp[]): Promise<() => Promise<void>> {
  const before = requested.map((address) => page.waitForRequest(address));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await Promise.all(before);
    await route.continue();
  });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  return async () => {
    await waitForNetwork(page);
    for (const address of requested) expect(requests.filter((url) => address.test(url))).toHaveLength(1);
  };
}

for (const [what, { path, requested, inHtml, first }] of Object.entries(prefetched)) {
  // A phone requests other addresses, because its lists are shorter.
  test(`${what} sends its first requests before any script has loaded, and once`, { tag: "@phone" }, async ({
    page,
    user,
  }) => {
    const expectEachOnce = await expectPrefetched(page, requested);
    await user.open(path);
    await expect(first(page).filter({ hasText: /^Odile/ })).not.toHaveCount(0);
    await expectEachOnce();
  });

  test(`${what} does not request the data that is in a visitor's HTML`, {
    tag: "@phone",
  }, async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(path);
    await expect(first(page).filter({ hasText: /^Odile/ })).not.toHaveCount(0);
    await waitForNetwork(page);
    for (const address of inHtml) expect(requests.filter((url) => address.test(url))).toEqual([]);
  });
}

test("a chat of the user requests its messages before any script has loaded, and once", async ({
  user,
  page,
}) => {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(chat_key, "The umbrella is still at the station.");
  const requested = [/\/api\/chat\/messages\//, /\/api\/user\/$/];
  const expectEachOnce = await expectPrefetched(page, requested);
  await user.open(`/character/${user.odile}/chat/${chat_key}`);
  await expect(page.getByRole("log").getByText("The umbrella is still at the station.")).toBeVisible();
  await expectEachOnce();
});

const chatCode = /\/assets\/ChatPage-[^/]+\.js$/;

// Rule: lazy-pages-progress
test("the first page is rendered without a progress bar before it when its code is loaded", async ({
  user,
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      window.hasShownProgress ||= document.querySelector("[role=progressbar]") !== null;
    }).observe(document, { childList: true, subtree: true });
  });
  const code = page.waitForResponse(chatCode);
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await (await code).finished();
    await route.continue();
  });
  await openChat(page, user);
  expect(await page.evaluate(() => window.hasShownProgress)).toBe(false);
});

// Rule: lazy-pages-progress
test("a first page whose code takes longer has a progress bar", async ({ user, page }) => {
  const release = await holdRequests(page, chatCode);
  await user.open(`/character/${user.odile}/chat`);
  await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
  release();
  await expect(composer(page)).toBeVisible();
});

test("home loads at most 75 KB of fonts, and the chat at most 110 KB more", async ({ page, credentials }) => {
  await page.goto("/");
  await waitForNetwork(page);
  const home = await fonts(page);
  expect(home.length).toBeGreaterThan(0);
  expect(totalBytes(home)).toBeLessThanOrEqual(75 * KB);
  const user = await createUserByApi(page, credentials, process.env.E2E_ADDRESS ?? "");
  await openChat(page, user);
  await waitForNetwork(page);
  const added = (await fonts(page)).filter(({ path }) => !home.some((known) => known.path === path));
  expect(totalBytes(added)).toBeLessThanOrEqual(110 * KB);
});

for (const deviceScaleFactor of [2, 3]) {
  test.describe(`on a phone with ${deviceScaleFactor} device pixels per CSS pixel`, {
    tag: "@phone-only",
  }, () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor });

    test("the images in the first viewport weigh at most 120 KB", async ({ page }) => {
      await page.goto("/");
      await expect(cards(page).nth(9)).toBeAttached();
      await waitForNetwork(page);
      const visible = await page.locator("img").evaluateAll((images) =>
        images
          .filter((image) => {
            const { top, bottom, left, right } = image.getBoundingClientRect();
            return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
          })
          .map((image) => new URL((image as HTMLImageElement).currentSrc).pathname),
      );
      const images = (await loadedFiles(page)).filter(({ kind }) => kind === "image");
      const seen = images.filter(({ path }) => visible.includes(path));
      expect(seen.length).toBeGreaterThan(0);
      expect(totalBytes(seen)).toBeLessThanOrEqual(120 * KB);
    });
  });
}

// Chromium does not call back while nothing is painted: in two of ten visits where a key was pressed early, for ever.
test("the app starts completely in a browser that is never idle", async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout === undefined
        ? 0
        : window.setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), options.timeout);
  });
  await page.goto("/");
  await waitForStart(page);
});
