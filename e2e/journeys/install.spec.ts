import type { Page } from "@playwright/test";
import { cards } from "../fixtures/pages.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

test.use({ serviceWorkers: "allow" });

/** The paths of all entries in the browser's cache storage. */
async function cached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
}

test("without a connection an offline page is shown, and the requested page loads afterwards", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto("/search");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.locator("#root main")).toBeVisible();
  await expect(page).toHaveURL("/search");
});

test("no answer of the API is stored in the service worker's cache", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.reload();
  await expect(cards(page)).not.toHaveCount(0);
  expect((await cached(page)).sort()).toEqual([
    "/favicon.svg",
    "/offline.css",
    "/offline.html",
    "/offline.js",
  ]);
});

test("the app can be installed", async ({ page, request }) => {
  await page.goto("/");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: "Mimi", display: "standalone", start_url: "/" });
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"], src).toMatch(/^image\//);
  }
});
