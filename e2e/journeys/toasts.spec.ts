import type { Locator, Page } from "@playwright/test";
import { fromMenu } from "../fixtures/menu.ts";
import { idOfOdile, waitForStart } from "../fixtures/pages.ts";
import { composer, log, openChat, replies, send, sendButton } from "../fixtures/testUser.ts";
import { expect, test, waitForAnimations } from "../fixtures/test.ts";

/** Checks that no visible toast lies over one of the elements. */
async function expectBeside(page: Page, others: Readonly<Record<string, Locator>>): Promise<void> {
  const toasts = page.locator("[data-toasts]").getByRole("listitem");
  await expect(toasts.first()).toBeVisible();
  await waitForAnimations(page);
  for (const [name, other] of Object.entries(others)) {
    const box = await other.boundingBox();
    if (box === null) throw new Error(`${name} is not visible.`);
    for (const toast of await toasts.all()) {
      const at = await toast.boundingBox();
      if (at === null) continue;
      const across = Math.min(at.x + at.width, box.x + box.width) - Math.max(at.x, box.x);
      const down = Math.min(at.y + at.height, box.y + box.height) - Math.max(at.y, box.y);
      expect(Math.min(across, down), `pixels of a toast over ${name}`).toBeLessThanOrEqual(0);
    }
  }
}

test("a toast of a chat lies over neither the composer nor the buttons of the message", {
  tag: "@phone",
}, async ({ page, user, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openChat(page, user);
  await send(page, "Good evening.");
  await expect(sendButton(page)).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  const reply = replies(page).last();
  const copyReply = async () => {
    await reply.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copy" }).click();
  };
  await copyReply();
  await expectBeside(page, {
    "the composer": composer(page),
    "the buttons of the reply": reply.getByRole("toolbar"),
    "the header": page.locator("main header"),
  });
  // A dialog that opens beside the toast.
  for (const name of ["Memory", "Your persona", "Your chats"]) {
    // The toast before may be over.
    await copyReply();
    await fromMenu(page, name);
    await expectBeside(page, { [name]: page.getByRole("dialog") });
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("a toast of a character's page lies over neither its bar nor the bar of home", {
  tag: "@phone-only",
}, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/character/${await idOfOdile(page)}/detail`);
  await waitForStart(page);
  await page.getByRole("button", { name: "Share" }).filter({ visible: true }).click();
  await expectBeside(page, {
    "the bar": page.getByRole("button", { name: "Start chat" }).filter({ visible: true }),
    "the header": page.getByRole("link", { name: "Back", exact: true }),
  });
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expectBeside(page, { "the bar of home": page.getByRole("navigation", { name: "Main" }) });
});
