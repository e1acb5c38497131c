import { button, field, openCreate } from "../fixtures/characterForm.ts";
import { publishCharacter } from "../fixtures/ownCharacter.ts";
import { cards, odileLink, searchField, title } from "../fixtures/pages.ts";
import { composer, log, openChat, replies, streamingReply } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";
import { translatePages } from "../fixtures/translatePages.ts";

// A page that is translated before it is hydrated does not match, and is rendered again in the browser.
test.use({ ignoredError: /Minified React error #418/ });

test.beforeEach(async ({ context }) => {
  await translatePages(context);
});

// Rule: translated-pages
test("a visitor browses and searches pages that the browser translates", async ({ page }) => {
  await page.goto("/");
  await expect(cards(page).first().locator("font").first()).toBeVisible();
  const tags = page.getByRole("group", { name: "Tags" });
  await tags.getByRole("button", { name: "Noir", exact: true }).click();
  await expect(page).toHaveURL(/tag=\d+$/);
  await expect(page.getByRole("list", { name: "Noir" })).toBeVisible();
  await tags.getByRole("button", { name: "All", exact: true }).click();
  await expect(page.getByRole("list", { name: "Noir" })).toHaveCount(0);

  await page.goto("/search?q=zzzzqqqq");
  await expect(page.getByText("No characters match")).toBeVisible();
  await searchField(page).fill("odile");
  await expect(odileLink(page)).toBeVisible();
  await expect(page.getByText("No characters match")).toHaveCount(0);
  await odileLink(page).click();
  await expect(title(page)).toHaveText(/^Odile/);
});

// Rule: translated-pages
test("a user chats on a page that the browser translates, and sees each change", async ({ page, user }) => {
  await openChat(page, user);
  await composer(page).fill("The lift is stuck.");
  await composer(page).press("Enter");
  await expect(log(page).getByText("The lift is stuck.", { exact: true })).toBeVisible();
  await expect(replies(page)).toHaveCount(2);
  await expect(streamingReply(page)).toHaveCount(0);
  await expect(replies(page).last().locator("font").first()).toBeVisible();
  const turns = log(page).getByRole("article");
  await turns.last().focus();
  await page.keyboard.press("r");
  await expect(log(page).getByText("2 / 2")).toBeVisible();
  await expect(streamingReply(page)).toHaveCount(0);
  await turns.last().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(log(page).getByText("1 / 2")).toBeVisible();

  await turns.filter({ hasText: "The lift is stuck." }).focus();
  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Edit this message" }).fill("The *lift* is late.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(log(page)).toContainText("The lift is late.");
  await expect(log(page)).not.toContainText("stuck");
});

// Rule: translated-pages
test("counts and errors follow on a page that the browser translates", async ({ page, user }) => {
  const { id } = await publishCharacter(user, { name: `Odalys ${crypto.randomUUID().slice(0, 8)}` });
  await user.open(`/character/${id}/detail`);
  const favourite = page.getByRole("button", { name: /^Favourite/ }).filter({ visible: true });
  await expect(favourite).toHaveAccessibleName("Favourite 0 favourites");
  await favourite.click();
  await expect(favourite).toHaveAccessibleName("Favourite 1 favourite");

  await openCreate(page, user);
  await button(page, "Publish").click();
  const missing = page.getByText("Required to publish.");
  await expect(missing).toHaveCount(4);
  await field(page, "Name").fill("Odalys");
  await expect(missing).toHaveCount(3);
});
