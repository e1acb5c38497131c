import type { Page } from "@playwright/test";
import { beginChat } from "../fixtures/ownCharacter.ts";
import { composer, log, openChat, replies, send, sendButton } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

// What the law and the calendar add to a chat (product 5 and 8): seen on every phone, when it matters.

const DAY_MS = 24 * 60 * 60 * 1000;

const notice = (page: Page) => log(page).getByText("is an AI character", { exact: false }).last();
const help = (page: Page) => log(page).getByRole("region", { name: "You do not have to carry this alone" });

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
] as const) {
  test(`at ${width} x ${height} the AI notice is in view before the first message`, {
    tag: "@phone-only",
  }, async ({ page, user }) => {
    await page.setViewportSize({ width, height });
    await openChat(page, user);
    await expect(notice(page)).toBeInViewport({ ratio: 1 });
  });
}

// Rule: ai-notice-first
test("on another day the AI notice is in view again, and the chat has lines with the days", {
  tag: "@phone",
}, async ({ page, user }) => {
  const key = await beginChat(user, user.odile, "Is the lift stuck?");
  for (const text of ["And the stairs?", "And the roof?"]) await user.say(key, text);
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await user.open(`/character/${user.odile}/chat/${key}`);
  await expect(log(page).getByText("And the roof?")).toBeVisible();
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  // Rows far from the view are not in the page.
  await log(page).evaluate((list) => list.scrollTo(0, 0));
  await expect(log(page).getByText("Yesterday", { exact: true })).toBeInViewport();
});

// Rule: crisis-help-stays
test("the help in a crisis stays in view until it is closed, and the reply waits below it", {
  tag: "@phone",
}, async ({ page, user }) => {
  await openChat(page, user);
  await send(page, "I think of zz_crisis_1 tonight.");
  await expect(help(page)).toBeVisible();
  await expect(sendButton(page)).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(help(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(help(page).getByRole("link").first()).toBeInViewport({ ratio: 1 });
  const above = await help(page).boundingBox();
  const below = await replies(page).last().boundingBox();
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));

  await composer(page).fill("I am still here.");
  await expect(help(page).getByRole("heading")).toBeInViewport();
  await help(page).getByRole("button", { name: "Back to the chat" }).click();
  await expect(help(page)).toHaveCount(0);
});
