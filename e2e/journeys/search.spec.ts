import type { CharacterSummary, Page } from "@mimi/contract";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { cards, hiddenByFilters, hideTag, odileLink, searchField, waitForStart } from "../fixtures/pages.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// Rule: page-contents
test("a search and its order are in the address, and recent searches can be cleared", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/search");
  const field = searchField(page);
  await field.fill("odile");
  await field.press("Enter");
  await expect(odileLink(page)).toBeVisible();
  await page.getByRole("group", { name: "Order" }).getByRole("button", { name: "New" }).click();
  await expect(page).toHaveURL(/\/search\?q=odile&sort=new$/);
  await expectAccessible(page);

  await page.reload();
  await expect(field).toHaveValue("odile");
  await page.goto("/search");
  await expect(page.getByText("odile", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(page.getByText("odile", { exact: true })).toBeHidden();
});

// Rule: search-by-language
test("a search can be limited to a language, which is in the address", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/search?q=odile");
  const language = page.getByRole("combobox", { name: "Language" });
  await language.selectOption("日本語");
  await expect(page).toHaveURL(/\/search\?q=odile&language=ja$/);
  await expect(page.getByText("No characters match “odile”")).toBeVisible();
  await page.reload();
  await expect(language.locator("option:checked")).toHaveText("日本語");
  await language.selectOption("English");
  await odileLink(page).click();
  await expect(page.getByRole("term").filter({ hasText: "Language" }).locator("+ dd")).toHaveText("English");
});

test("the top of the week that could not be loaded is loaded again, also before a search", async ({
  page,
}) => {
  let isFailing = true;
  await page.route(/\/api\/index\/top\//, (route) =>
    isFailing
      ? route.fulfill({ status: 503, json: { code: 50301, data: null, message: "unavailable" } })
      : route.continue(),
  );
  // The server renders the search with its top characters, so the page is opened from another one.
  await page.goto("/policy");
  await waitForStart(page);
  await page.getByRole("banner").getByRole("searchbox").click();
  const tryAgain = page.getByRole("main").getByRole("button", { name: "Try again" });
  await expect(tryAgain).toBeVisible();
  isFailing = false;
  await tryAgain.click();
  await expect(tryAgain).toHaveCount(0);
  await expect(odileLink(page).first()).toBeVisible();
});

// The header has no search field on phones.
test("Tab to the search box stays on the page, and Enter opens the search page", {
  tag: "@desktop-only",
}, async ({ page }) => {
  await page.goto("/");
  await waitForStart(page);
  const box = page.getByRole("banner").getByRole("searchbox");
  await box.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search$/);
  await expect(searchField(page)).toBeFocused();
});

// The header has no search field on phones.
test("text typed while the search page loads is searched", {
  tag: "@desktop-only",
}, async ({ page }) => {
  const release = await holdRequests(page, /\/SearchPage-/);
  await page.goto("/");
  await expect(cards(page).nth(5)).toBeAttached();
  await page.getByRole("banner").getByRole("searchbox").click();
  await page.keyboard.type("odi");
  release();
  const field = page.getByRole("main").getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("le");
  await expect(field).toHaveValue("odile");
  await expect(odileLink(page)).toBeVisible();
});

test("a creator's page lists all their characters", async ({ page }) => {
  await page.goto("/");
  await cards(page).nth(1).click();
  await expect(page).toHaveURL(/\/detail$/);
  await page.getByRole("main").locator('a[href^="/search?by="]').first().click();
  await expect(page).toHaveURL(/\/search\?by=/);
  await expect(cards(page)).not.toHaveCount(0);
  await expectAccessible(page);
});

test("home leaves out hidden tags, and shows the number of hidden characters", { tag: "@phone" }, async ({
  page,
}) => {
  // A character of the first page, and one of its tags: which these are depends on the other journeys.
  const answer = await page.request.get("/api/index/?page=1&count=10&rating=sfw");
  const { data } = (await answer.json()) as { data: Page<CharacterSummary> };
  const { name, tags: [tag] = [] } = data.items[0] ?? {};
  const card = page.getByRole("main").getByRole("link", { name: name ?? "", exact: true });
  await page.goto("/");
  await hideTag(page, tag?.name ?? "");
  // Hidden tags are left out before the later chunks have loaded.
  const release = await holdRequests(page, /\/assets\/afterFirstPaint-/);
  await page.reload();
  await expect(cards(page).nth(5)).toBeAttached();
  await expect(card).toHaveCount(0);
  release();
  await hiddenByFilters(page).click();
  await expect(card).not.toHaveCount(0);
});
