import type { Page } from "@playwright/test";
import { choose, openMenu, openSection } from "../fixtures/menu.ts";
import { cards, idOfOdile, title } from "../fixtures/pages.ts";
import { composer, log, openChat, replies, send, sendButton } from "../fixtures/reader.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// Pages and dialogs that are a stop of another journey are looked at there; here is all the rest.

const menu = (page: Page) => page.getByRole("menu");
/** The button of that name that shows: some stand in the column of wide screens and over the cover of phones. */
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true }).filter({ visible: true });

/** Opens a menu, looks at it, and puts it away. */
async function expectAccessibleMenu(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(menu(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu(page)).toHaveCount(0);
}

test("the pages of visitors are accessible", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-write"]);
  const odile = await idOfOdile(page);

  await page.goto("/search");
  await expect(page.getByRole("main").getByRole("link").nth(5)).toBeAttached();
  await expectAccessible(page);

  await page.goto(`/character/${odile}/detail`);
  await expect(title(page)).toHaveText(/^Odile/);
  await expectAccessibleMenu(page, () => button(page, "More").click());
  await button(page, "Share").click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/character/${odile}/chat`);
  await expect(replies(page)).toHaveCount(1);
  await expectAccessible(page);

  for (const gone of ["/character/nobody/detail", "/character/nobody/chat"]) {
    await page.goto(gone);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: /home/i })).toBeVisible();
    await expectAccessible(page);
  }
});

test("the dialogs of visitors are accessible", async ({ page, isMobile }) => {
  await page.goto("/?message=cancel");
  await expect(
    page.getByRole("dialog").getByText("The payment was cancelled.", { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  if (isMobile) {
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  }

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await openLogin(page);
  const login = page.getByRole("dialog");
  await login.getByLabel("Email").fill("nobody@example.test");
  await login.getByText("I forgot my password").click();
  await expect(login.getByText("A reset password link", { exact: false })).toBeVisible();
  await expectAccessible(page);
});

test("the dialogs of members are accessible", async ({ page, member, isMobile }) => {
  await member.open("/");
  await expect(cards(page).nth(5)).toBeAttached();
  if (isMobile) {
    await openMenu(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
  } else await expectAccessibleMenu(page, () => openMenu(page));

  await openMenu(page);
  const signOut = page.getByRole("menuitem", { name: "Sign Out" });
  await signOut.or(page.getByRole("button", { name: "Sign Out", exact: true })).click();
  const sure = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(sure.getByText("Sign out of your account")).toBeVisible();
  await expectAccessible(page);
  await sure.getByRole("button", { name: "Cancel" }).click();
  await expect(sure).toHaveCount(0);

  const settings = await choose(page, "Settings");
  for (const section of ["Appearance", "Reading", "Hidden", "Adult content", "Delete account"]) {
    await openSection(settings, section);
    await expectAccessible(page);
  }
});

test("a conversation is accessible with everything that opens over it", async ({ page, member }) => {
  await openChat(page, member);
  await send(page, "Good evening.");
  await expect(replies(page)).toHaveCount(2);
  await expect(sendButton(page)).toBeVisible();
  const thisChat = () => page.getByRole("button", { name: "This chat", exact: true }).click();
  await expectAccessibleMenu(page, thisChat);

  await log(page).getByRole("article").last().focus();
  await expectAccessibleMenu(page, () =>
    log(page).getByRole("article").last().getByRole("button", { name: /^More/ }).click(),
  );

  await thisChat();
  await page.getByRole("menuitem", { name: "Find in this chat" }).click();
  await page.getByRole("textbox", { name: "Find in this chat" }).fill("evening");
  await expect(page.getByRole("img", { name: /this is number/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Find in this chat" }).press("Escape");

  await page.context().setOffline(true);
  await composer(page).fill("Are you there?");
  await composer(page).press("Enter");
  await expect(log(page).getByText("Waiting: it goes out by itself")).toBeVisible();
  await expectAccessible(page);
  await page.context().setOffline(false);
  await expect(log(page).getByText("Waiting: it goes out by itself")).toHaveCount(0);
});
