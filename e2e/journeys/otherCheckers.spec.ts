import type { Page } from "@playwright/test";
import { choose, fromMenu } from "../fixtures/menu.ts";
import { expectPassesOtherCheckers } from "../fixtures/checkers/otherCheckers.ts";
import { cards, closeDialog, idOfOdile, title } from "../fixtures/pages.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { inAllSizes } from "../fixtures/sizesAndThemes.ts";
import { openChat, replies } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

// Beside axe, which accessible.spec.ts runs everywhere, two independent checkers look at each kind of page.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const dialog = (page: Page) => page.getByRole("dialog");
const passes = (page: Page) => inAllSizes(page, () => expectPassesOtherCheckers(page));

test("two other checkers find no fault in the pages of a visitor", async ({ page }) => {
  await test.step("home", async () => {
    await page.goto("/");
    await expect(cards(page).nth(9)).toBeAttached();
    await passes(page);
  });
  await test.step("the filters", async () => {
    await page.getByRole("button", { name: "Filters", exact: true }).filter({ visible: true }).click();
    await expect(dialog(page)).toBeVisible();
    await passes(page);
    await closeDialog(page);
  });
  await test.step("the login dialog", async () => {
    await openLogin(page);
    await passes(page);
  });
  await test.step("a search", async () => {
    await page.goto("/search?q=odile");
    await expect(cards(page).filter({ hasText: /^Odile/ })).not.toHaveCount(0);
    await passes(page);
  });
  await test.step("a character", async () => {
    await page.goto(`/character/${await idOfOdile(page)}/detail`);
    await expect(title(page)).toHaveText(/^Odile/);
    await passes(page);
  });
  await test.step("a text", async () => {
    await page.goto("/policy");
    await expect(title(page)).toHaveText("Privacy policy");
    await passes(page);
  });
});

test("two other checkers find no fault in the pages of a user", async ({ page, user }) => {
  await test.step("a chat", async () => {
    await user.say(crypto.randomUUID(), "Good evening.");
    await openChat(page, user);
    await expect(replies(page)).not.toHaveCount(0);
    await passes(page);
  });
  await test.step("Memory", async () => {
    await fromMenu(page, "Memory");
    await expect(dialog(page)).toBeVisible();
    await passes(page);
  });
  await test.step("the chats", async () => {
    await user.open("/chats");
    await expect(page.getByLabel("Search all chats")).toBeVisible();
    await passes(page);
  });
  await test.step("the form of a character", async () => {
    await user.open("/character");
    await expect(title(page)).toHaveText("New character");
    await passes(page);
  });
  await test.step("the characters", async () => {
    await user.open("/characters");
    await expect(title(page)).toBeVisible();
    await passes(page);
  });
  await test.step("the settings", async () => {
    await choose(page, "Settings");
    await expect(dialog(page)).toBeVisible();
    await passes(page);
  });
});
