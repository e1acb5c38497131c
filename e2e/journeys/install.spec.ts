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

/** Opens a page without a connection, after the service worker was installed by `address`. */
async function openOffline(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto("/search");
}

test("without a connection an offline page is shown, and the requested page loads afterwards", async ({
  page,
  context,
}) => {
  await openOffline(page, "/");
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.locator("#root main")).toBeVisible();
  await expect(page).toHaveURL("/search");
});

test.describe("a reader of German, without a connection,", () => {
  test.use({ locale: "de-AT" });

  test("gets the offline page in German", async ({ page }) => {
    await openOffline(page, "/");
    await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
    await expect(page).toHaveTitle("Keine Verbindung · Mimi");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });

  test("gets the offline page in the chosen language, from right to left in Arabic", async ({ page }) => {
    await openOffline(page, "/?lang=ar");
    await expect(page.getByRole("heading", { name: "لا يوجد اتصال" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await expectAccessible(page);
  });
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
    "/offlineTexts.json",
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
