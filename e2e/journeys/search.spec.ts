import { cards, hiddenByFilters, odileLink, searchField } from "../fixtures/pages.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

test("a search is in its address, with its order, and is remembered until it is forgotten", {
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

// A phone's header has no field.
test("what is typed while the search page is still on its way is searched for", {
  tag: "@desktop-only",
}, async ({ page }) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => void (arrive = resolve));
  await page.route(/\/SearchPage-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto("/");
  await expect(cards(page).nth(5)).toBeAttached();
  await page.getByRole("banner").getByRole("searchbox").click();
  await page.keyboard.type("odi");
  arrive();
  const field = page.getByRole("main").getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("le");
  await expect(field).toHaveValue("odile");
  await expect(odileLink(page)).toBeVisible();
});

test("a creator is found by name, and all of theirs are listed", async ({ page }) => {
  await page.goto("/");
  await cards(page).nth(1).click();
  await expect(page).toHaveURL(/\/detail$/);
  await page.getByRole("main").locator('a[href^="/search?by="]').first().click();
  await expect(page).toHaveURL(/\/search\?by=/);
  await expect(cards(page)).not.toHaveCount(0);
  await expectAccessible(page);
});

test("home leaves out tags that a visitor hides, and says how many", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByRole("button", { name: "Noir" }).click();
  await filters.getByRole("button", { name: "Done" }).click();
  await expect(hiddenByFilters(page)).toBeVisible();
  // Before anything but the first picture is loaded, they are left out already.
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(later|around)-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await expect(cards(page).nth(5)).toBeAttached();
  await expect(page.getByRole("main").getByRole("link", { name: /Odile/ })).toHaveCount(0);
  release();
  await hiddenByFilters(page).click();
  await expect(page.getByRole("main").getByRole("link", { name: /Odile/ })).not.toHaveCount(0);
});
