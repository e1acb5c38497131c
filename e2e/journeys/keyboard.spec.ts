import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { odileLink, searchField, title, waitForStart } from "../fixtures/pages.ts";
import { createUserByApi, log, replies, sendButton } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

/** Presses a key until an element has the focus. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press(key);
    if (await target.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
  }
  throw new Error(`${key} did not lead to ${String(target)}.`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("a chat is opened, used and left with the keyboard only", async ({ page, credentials, baseURL }) => {
  // Creates the account, then removes its session from the browser.
  await createUserByApi(page, credentials, baseURL ?? "");
  await page.evaluate(() => localStorage.clear());
  const dialog = page.getByRole("dialog");
  const composer = page.getByLabel("Write to Odile");

  await test.step("skip the header", async () => {
    await page.goto("/");
    await expect(page.getByRole("main").getByRole("listitem").nth(5)).toBeAttached();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("search and open", async () => {
    await waitForStart(page);
    await page.keyboard.press("/");
    await expect(page).toHaveURL("/search");
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type("odile");
    const found = odileLink(page);
    // Before the results arrive, Odile can be among the suggestions.
    await expect(page.getByText(/^\d+ characters? found$/)).toBeAttached();
    await tabTo(page, found, "ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/detail$/);
    await expect(page.getByRole("heading", { level: 1, name: /^Odile/ })).toBeVisible();
  });

  await test.step("write to Odile, and log in on the way", async () => {
    const start = page
      .getByRole("button", { name: "Start chat" })
      .or(page.getByRole("link", { name: "Start chat" }));
    // The title is shown before the buttons.
    await expect(start).toBeVisible();
    await press(page, start);
    await expect(page).toHaveURL(/\/chat/);
    await tabTo(page, composer);
    await page.keyboard.type("May I come in?");
    await page.keyboard.press("Enter");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(composer).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await tabTo(page, dialog.getByLabel("Email"));
    await page.keyboard.type(credentials.email);
    await tabTo(page, dialog.getByLabel("Password", { exact: true }));
    await page.keyboard.type(credentials.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/chat/);
  });

  await test.step("send a message, and get a reply", async () => {
    // The message from before the sign-in goes out by itself.
    await expect(replies(page)).toHaveCount(2);
    await expect(sendButton(page)).toBeVisible();
    await tabTo(page, composer);
    await page.keyboard.type("Good evening.");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("Is the lift stuck?");
    await page.keyboard.press("Enter");
    await expect(replies(page)).toHaveCount(3);
    await expect(sendButton(page)).toBeVisible();
    await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  });

  await test.step("move between messages, and edit one", async () => {
    const turns = log(page).getByRole("article");
    await tabTo(page, log(page), "Shift+Tab");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("End");
    await expect(turns.last()).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(turns.nth(-2)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(turns.nth(-2).getByRole("toolbar").getByRole("button").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(turns.nth(-2)).toBeFocused();
    await page.keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "Edit this message" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("textbox", { name: "Edit this message" })).toHaveCount(0);
    await expect(turns.nth(-2)).toBeFocused();
  });

  const thisChat = page.getByRole("button", { name: "This chat", exact: true });
  const entry = page.locator('[role="menuitem"]:focus');
  const choose = async (name: string) => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Home");
    await expect(entry).toHaveCount(1);
    for (let here = await entry.innerText(); here !== name; here = await entry.innerText()) {
      await page.keyboard.press("ArrowDown");
      // The focus follows a moment later.
      await expect(entry).not.toHaveText(here);
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toHaveCount(0);
  };

  await test.step("find a word from the menu, and return to the menu", async () => {
    await tabTo(page, thisChat, "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(thisChat).toBeFocused();
    await choose("Find in this chat");
    const find = page.getByRole("textbox", { name: "Find in this chat" });
    await expect(find).toBeFocused();
    await page.keyboard.type("lift");
    await expect(page.getByRole("img", { name: /^Match \d/ })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(find).toHaveCount(0);
    await expect(thisChat).toBeFocused();
  });

  await test.step("open the settings from the menu, and return to the menu", async () => {
    await choose("Reading settings");
    const settings = page.getByRole("dialog", { name: "Settings" });
    await expect(settings.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(settings.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(settings).toHaveCount(0);
    await expect(thisChat).toBeFocused();
    await choose("Your chats");
    await expect(dialog.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(thisChat).toBeFocused();
  });

  await test.step("leave, and sign out", async () => {
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await press(page, page.locator('a[href="/"]'));
    await expect(page).toHaveURL("/");
    // The walk begins at the heading, to which a new page moves the focus.
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    const menu = page.getByRole("button", { name: /account menu/ });
    // Its code is loaded after the page.
    await expect(menu).toBeVisible();
    await tabTo(page, menu, "Shift+Tab");
    await choose("Sign Out");
    const sure = page.getByRole("alertdialog");
    await expect(sure.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(sure).toHaveCount(0);
    await expect(menu).toBeFocused();
    await choose("Sign Out");
    await expect(sure.locator(":focus")).toHaveCount(1);
    await press(page, sure.getByRole("button", { name: "Confirm" }));
    await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  });
});

test("a dialog that opens while another one closes stays open, and Back closes it", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("main").getByRole("listitem").nth(5)).toBeAttached();
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await waitForStart(page);
  await page.keyboard.press("?");
  await expect(sheet).toBeVisible();
  // The key is pressed between `history.back()` and its `popstate` event, as can happen on a busy machine.
  await page.evaluate(async () => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    const navigated = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
    const leave = history.back.bind(history);
    history.back = () => {
      leave();
      press("?");
    };
    press("Escape");
    await navigated;
    await new Promise((resolve) => setTimeout(resolve));
  });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL("/");
});

test("a page that is opened in the moment after a dialog closed stays open", async ({ page }) => {
  await page.goto("/");
  await waitForStart(page);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  // Going back takes the browser a moment. A link is followed within it.
  await page.evaluate(() => {
    const goBack = history.back.bind(history);
    const later = new Promise((resolve) =>
      addEventListener("popstate", resolve, { once: true, capture: true }),
    );
    Object.assign(globalThis, { later });
    history.back = () => {
      goBack();
      document.querySelector<HTMLElement>("a[href='/policy']")?.click();
    };
  });
  await page.keyboard.press("Escape");
  await page.evaluate(() => (globalThis as unknown as { later: Promise<unknown> }).later);
  await expect(title(page)).toHaveText("Privacy policy");
  await expect(page).toHaveURL(/\/policy$/);
});

for (const when of ["while a dialog is open", "in the moment after a dialog closed"] as const) {
  // Rule: back-closes-dialog
  test(`an address that is replaced ${when} stays, and its page opens`, async ({ page }) => {
    await page.goto("/");
    await waitForStart(page);
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    // The code of the next page arrives after the dialog has closed.
    const release = await holdRequests(page, /\/PolicyPage-.*\.js$/);
    await page.evaluate(async (isOpen) => {
      const replace = () => history.replaceState(null, "", "/policy");
      const wentBack = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
      const goBack = history.back.bind(history);
      history.back = () => {
        goBack();
        if (!isOpen) replace();
      };
      if (isOpen) replace();
      const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
      document.activeElement?.dispatchEvent(escape);
      await wentBack;
    }, when === "while a dialog is open");
    release();
    await expect(title(page)).toHaveText("Privacy policy");
    await expect(page).toHaveURL(/\/policy$/);
  });
}
