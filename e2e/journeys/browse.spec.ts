import type { Page } from "@playwright/test";
import { waitForNetwork } from "../fixtures/checkers/loading.ts";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { cards, odileLink, searchField, waitForStart } from "../fixtures/pages.ts";
import { expect, expectAtMostElements, test } from "../fixtures/test.ts";

// Rule: page-title-and-focus, page-contents, scroll-restored, visitor-browses
test("a visitor browses, opens a character, and returns to the same place with Back, Forward and by a reload", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  const names = cards(page);
  await expect(names.nth(19)).toBeAttached();
  await waitForStart(page);
  await expectAtMostElements(page, 400);
  const card = names.nth(15);
  const name = await card.innerText();
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  // More cards load near the end of the list.
  const before = (await names.allTextContents()).slice(0, 20);
  await card.click();
  await expect(page).toHaveURL(/\/character\/[^/]+\/detail$/);
  await expect(page).toHaveTitle(`${name} · Mimi`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => scrollTo(0, 50));

  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(page).toHaveTitle("Mimi");
  await expect(names.nth(19)).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
  expect((await names.allTextContents()).slice(0, 20)).toEqual(before);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(50);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));

  await page.reload();
  // The emulated address bar of a phone moves the page by some pixels.
  await expect.poll(() => page.evaluate((left) => Math.abs(scrollY - left), place)).toBeLessThan(10);
});

// Rule: home-says-what-is-free
test("the footer of home is reached: after a few pages only the button loads more, and Back restores them", {
  tag: "@phone-only",
}, async ({ page }) => {
  // By page, not by card: a character that another journey moves from one page to the next is listed once. The last page is
  // read again with the next one, so each counts once.
  const asked = new Set<string | null>();
  const requested = () => [...asked];
  page.on("request", (request) => {
    const query = indexCall(request.url());
    if (query) asked.add(query.get("page"));
  });
  await page.goto("/");
  const listed = page.getByRole("list", { name: "For you" }).getByRole("listitem");
  const more = page.getByRole("button", { name: "Load more" });
  await expect
    .poll(async () => {
      await page.keyboard.press("End");
      return requested();
    })
    .toEqual(["2", "3"]);
  await expect(more).toBeVisible();
  await page.keyboard.press("End");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Terms" })).toBeInViewport();
  await expect(more).toBeInViewport();
  await waitForNetwork(page);
  expect(requested()).toEqual(["2", "3"]);
  const before = await listed.count();

  await more.click();
  await expect.poll(() => listed.count()).toBeGreaterThan(before);
  expect(requested()).toEqual(["2", "3", "4"]);
  await listed
    .nth(before + 2)
    .getByRole("link")
    .click();
  await expect(page).toHaveURL(/\/detail$/);
  await page.goBack();
  await expect.poll(() => listed.count()).toBeGreaterThan(before);
});

// Rule: back-closes-dialog
test("Back closes the menu, and the page stays", { tag: "@phone-only" }, async ({ page }) => {
  await page.goto("/search");
  await waitForStart(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(menu).toHaveCount(0);
  await expect(page).toHaveURL("/search");
});

test("the tile of the last chat is inside its row on a screen of 320 px", async ({ page, user }) => {
  await user.say(crypto.randomUUID(), "Good evening.");
  await page.setViewportSize({ width: 320, height: 640 });
  await user.open("/");
  const tile = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: /^Continue/ }) })
    .first();
  await expect(tile).toBeVisible();
  const places = await tile.evaluate((element) => {
    const around = element.closest("[role=list]")?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return {
      before: box.left - (around?.left ?? 0),
      after: (around?.right ?? 0) - box.right,
      right: box.right,
    };
  });
  expect(places.before).toBeGreaterThanOrEqual(0);
  expect(places.after).toBeGreaterThanOrEqual(0);
  expect(places.right).toBeLessThanOrEqual(320);
});

// Rule: lazy-pages-progress
test("the previous page stays, under a progress bar, until the next page is loaded (§2)", async ({
  page,
}) => {
  const release = await holdRequests(page, "**/assets/DetailPage-*.js");
  await page.goto("/");
  // Until the app runs, a click on a card loads the page from the server, as any link does.
  await waitForStart(page);
  await cards(page).nth(1).click();
  const progress = page.getByRole("progressbar", { name: "Loading page" });
  await expect(progress).toBeVisible();
  await expect(cards(page).nth(5)).toBeAttached();
  release();
  await expect(page).toHaveTitle(/ · Mimi$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(progress).toHaveCount(0);
});

const indexCall = (address: string) => {
  const { pathname, searchParams } = new URL(address, "http://mimi.test");
  return /^(\/api)?\/index\/$/.test(pathname) ? searchParams : null;
};

/** The API answers that the server put into the HTML for a visitor, by address. */
const broughtAlong = (page: Page) =>
  page.evaluate(() => {
    const data = JSON.parse(document.getElementById("mimi-data")?.textContent ?? "{}") as {
      answers?: object;
    };
    return data.answers ?? {};
  });

// Rule: page-size-by-width
test("a page of a list has 20 characters, and 10 below 768 px (§7)", { tag: "@phone" }, async ({
  page,
  user,
  isMobile,
}) => {
  const count = isMobile ? "10" : "20";
  const { length } = await listedTo(page);
  expect(String(length)).toBe(count);
  const requested = page.waitForRequest((request) => indexCall(request.url()) !== null);
  await user.open("/");
  expect(indexCall((await requested).url())?.get("count")).toBe(count);
});

// Rule: rating-by-flag
test("a visitor requests and receives safe characters only (§7)", async ({ page }) => {
  const requested: (string | null | undefined)[] = [];
  page.on("request", (request) => requested.push(indexCall(request.url())?.get("rating")));
  const listed = await listedTo(page);
  expect(new Set(listed.map(({ rating }) => rating))).toEqual(new Set(["sfw"]));
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5000);
  await expect.poll(() => requested.filter((rating) => rating !== undefined)).not.toHaveLength(0);
  expect(new Set(requested.filter((rating) => rating !== undefined))).toEqual(new Set(["sfw"]));
});

/** The first list of home in the HTML for a visitor. */
async function listedTo(page: Page): Promise<readonly { rating: string }[]> {
  await page.goto("/");
  const answers = Object.entries(await broughtAlong(page));
  const [, index] = answers.find(([address]) => indexCall(address)?.get("rating") === "sfw") ?? [];
  return (index as { data: { items: { rating: string }[] } }).data.items;
}

test("a visitor searches by name and opens the result", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/search");
  await searchField(page).fill("odile");
  await expect(page).toHaveURL(/[?&]q=odile/);
  const found = odileLink(page);
  await expect(found).toBeVisible();
  await found.click();
  await expect(page.getByRole("heading", { level: 1, name: /Odile/ })).toBeVisible();
});

test("a search without a result offers to create the character", async ({ page }) => {
  await page.goto("/search?q=zzzzqqqq");
  await expect(page.getByText("No characters match")).toBeVisible();
  await expect(page.getByText("Create it")).toBeVisible();
});

// Rule: home-tag-in-address
test("a chosen tag is in the address, survives a reload and Back, and All ends it", {
  tag: "@phone",
}, async ({ page }) => {
  const tags = page.getByRole("group", { name: "Tags" });
  const chip = (name: string) => tags.getByRole("button", { name, exact: true });
  await page.goto("/");
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
  await chip("Noir").click();
  await expect(page).toHaveURL(/\/\?tag=\d+$/);
  await page.reload();
  await expect(chip("Noir")).toHaveAttribute("aria-pressed", "true");
  const grid = page.getByRole("main").getByRole("list").last().getByRole("link");
  await grid.first().click();
  await expect(page).toHaveURL(/\/detail$/);
  await page.goBack();
  await expect(chip("Noir")).toHaveAttribute("aria-pressed", "true");
  await chip("All").click();
  await expect(page).toHaveURL(/\/$/);
  await expect(chip("All")).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "New", exact: true }).click();
  await expect(page).toHaveURL(/\/\?list=new$/);
});
