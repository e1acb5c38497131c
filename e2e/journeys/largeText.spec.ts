import { expectNoOverflow } from "../fixtures/sizesAndThemes.ts";
import { cards, title } from "../fixtures/pages.ts";
import { openChat, replies } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

// Text of twice the size on a phone (WCAG 1.4.4): no page gets wider than the screen, and no button is cut off.

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
});

test("home, search, the form and the chats fit the screen with text of twice the size", async ({
  page,
  user,
}) => {
  await user.say(crypto.randomUUID(), "Good evening.");

  await user.open("/");
  const latest = page.getByRole("link", { name: /^Continue/ }).first();
  await expect(latest).toBeVisible();
  await expectNoOverflow(page);
  const tile = page.getByRole("listitem").filter({ has: latest }).first();
  const [button, around] = await Promise.all([latest.boundingBox(), tile.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
    (around?.y ?? 0) + (around?.height ?? 0),
  );

  await user.open("/search?q=odile");
  await expect(cards(page).first()).toBeVisible();
  await expectNoOverflow(page);

  await user.open("/character");
  await expect(title(page)).toHaveText("New character");
  await expectNoOverflow(page);

  await user.open("/chats");
  await expect(page.getByLabel("Search all chats")).toBeVisible();
  await expectNoOverflow(page);

  await openChat(page, user);
  await expect(replies(page)).not.toHaveCount(0);
  await expectNoOverflow(page);
});
