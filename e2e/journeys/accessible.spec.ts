import type { Locator, Page } from "@playwright/test";
import { expectAccessibleInAllSizes, expectNoOverflow, inAllSizes } from "../fixtures/sizesAndThemes.ts";
import { choose, fromMenu, openMenu, openSection } from "../fixtures/menu.ts";
import { isNightly } from "../fixtures/nightly.ts";
import { test as ownTest } from "../fixtures/product/ownProduct.ts";
import { cards, closeDialog, idOfOdile, searchField, waitForStart, title } from "../fixtures/pages.ts";
import {
  composer,
  lastReplyText,
  log,
  openChat,
  replies,
  send,
  sendButton,
  tryAgain,
} from "../fixtures/testUser.ts";
import { pauseReply, words } from "../fixtures/product/scriptedModel.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// Every page and dialog in the built product. The stories check each component alone. A page is loaded once and then checked
// in each size and theme.

test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");
const menu = (page: Page) => page.getByRole("menu");
/** The visible button with this name. Some buttons exist twice: for wide screens and for phones. */
const button = (page: Page, name: string) =>
  main(page).getByRole("button", { name, exact: true }).filter({ visible: true });

/** Opens a menu in each size and theme, checks it, and closes it. A menu closes when the window changes. */
async function expectAccessibleMenu(page: Page, open: () => Promise<void>): Promise<void> {
  await inAllSizes(page, async () => {
    await open();
    // On a small screen the user's menu is a drawer.
    await expect(menu(page).or(dialog(page))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(menu(page).or(dialog(page))).toHaveCount(0);
  });
}

const pages: readonly (readonly [path: string, loaded: (page: Page) => Promise<void>])[] = [
  ["/", (page) => expect(cards(page).nth(9)).toBeAttached()],
  ["/search", (page) => expect(main(page).getByRole("link").nth(5)).toBeAttached()],
  ["/search?q=odile", (page) => expect(cards(page).filter({ hasText: /^Odile/ })).not.toHaveCount(0)],
  ["/search?q=zzzzqqqq", (page) => expect(page.getByText("No characters match")).toBeVisible()],
  ["/character/nobody/detail", (page) => expect(homeLink(page)).toBeVisible()],
  ["/character/nobody/chat", (page) => expect(homeLink(page)).toBeVisible()],
  ["/chats", (page) => expect(page.getByText("Log in to see your chats")).toBeVisible()],
  ["/policy", (page) => expect(title(page)).toHaveText("Privacy policy")],
  ["/term", (page) => expect(title(page)).toHaveText("Terms of use")],
  ["/safety", (page) => expect(page.getByRole("heading", { name: "Whom to call" })).toBeVisible()],
  ["/safety/take-down", (page) => expect(title(page)).toHaveText("Take an intimate image down")],
  ["/safety/report", (page) => expect(title(page)).toHaveText("State of your report")],
  ["/contact-us", (page) => expect(title(page)).toHaveText("Contact us")],
  ["/no/such/page", (page) => expect(page.getByRole("link", { name: "Back to home" })).toBeVisible()],
];

const homeLink = (page: Page): Locator => main(page).getByRole("link", { name: /home/i });

for (const [path, loaded] of pages) {
  test(`${path} is accessible`, async ({ page }) => {
    await page.goto(path);
    await loaded(page);
    await expectAccessibleInAllSizes(page);
  });
}

test("a character's page is accessible to a visitor, with its menu and its toast", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await page.goto(`/character/${await idOfOdile(page)}/detail`);
  await expect(title(page)).toHaveText(/^Odile/);
  await expectAccessibleInAllSizes(page);
  await expectAccessibleMenu(page, () => button(page, "More").click());
  await button(page, "Share").click();
  await expect(page.getByText("Link copied")).toBeVisible();
  await expectAccessible(page);
});

test("a chat is accessible to a visitor", async ({ page }) => {
  await page.goto(`/character/${await idOfOdile(page)}/chat`);
  await expect(replies(page)).toHaveCount(1);
  await expectAccessibleInAllSizes(page);
});

test("a page that fails to load is accessible", async ({ page }) => {
  await page.goto("/search");
  await expect(main(page).getByRole("link").nth(5)).toBeAttached();
  await page.route(/\/api\/search\//, (route) =>
    route.fulfill({ status: 503, json: { code: 50301, data: null } }),
  );
  await searchField(page).fill("odile");
  await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible();
  await expectAccessibleInAllSizes(page);
});

test("the form of a new character is accessible", async ({ page, user }) => {
  await user.open("/character");
  await expect(title(page)).toHaveText("New character");
  await expectAccessibleInAllSizes(page);
});

// Each of these dialogs has stories, which axe checks in both themes.
if (isNightly) {
  test("dialogs for a visitor are accessible", async ({ page }) => {
    await page.goto("/?message=cancel");
    await expect(dialog(page).getByText("The payment was cancelled.", { exact: false })).toBeVisible();
    await test.step("a message", () => expectAccessibleInAllSizes(page));
    await dialog(page).getByRole("button", { name: "Go Back" }).click();
    await expect(dialog(page)).toHaveCount(0);

    await test.step("the filters", async () => {
      await button(page, "Filters").click();
      await expect(dialog(page)).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await closeDialog(page);
    });
    await test.step("the shortcuts", async () => {
      await waitForStart(page);
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await closeDialog(page);
    });
    await test.step("the drawer", async () => {
      await page.setViewportSize({ width: 320, height: 800 });
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page);
      await closeDialog(page);
    });
  });

  test("the login dialog is accessible, with errors and with the reset confirmation", async ({ page }) => {
    await page.goto("/");
    await openLogin(page);
    await test.step("empty", () => expectAccessibleInAllSizes(page));
    await dialog(page).getByRole("button", { name: "Log in / Sign up" }).click();
    await expect(page.getByText("Please input email")).toBeVisible();
    await test.step("with errors", () => expectAccessibleInAllSizes(page));
    await dialog(page).getByLabel("Email").fill("unknown@example.test");
    await dialog(page).getByText("I forgot my password").click();
    await expect(dialog(page).getByText("A reset password link", { exact: false })).toBeVisible();
    await test.step("with the reset confirmation", () => expectAccessibleInAllSizes(page));
  });

  test("dialogs for a user are accessible", async ({ page, user }) => {
    await user.open("/");
    await expect(cards(page).nth(9)).toBeAttached();
    await test.step("the menu", () => expectAccessibleMenu(page, () => openMenu(page)));
    await test.step("signing out", async () => {
      await openMenu(page);
      await page.getByRole("menuitem", { name: "Sign Out" }).click();
      const sure = page.getByRole("alertdialog");
      await expect(sure.getByText("Sign out of your account")).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await sure.getByRole("button", { name: "Cancel" }).click();
      await expect(sure).toHaveCount(0);
    });
    await test.step("the account", async () => {
      await choose(page, "Account");
      await expectAccessibleInAllSizes(page);
      await closeDialog(page);
    });
    await test.step("the plan", async () => {
      await page.getByRole("button", { name: "Premium", exact: true }).click();
      await expect(page.getByRole("dialog", { name: /^Your plan is/ })).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await closeDialog(page);
    });
  });
}

/** Each section has its own stories, so `npm test` checks one of them here, and the nightly run checks all. */
const SECTIONS = isNightly
  ? ["Appearance", "Reading", "Hidden", "Adult content", "Discreet mode", "Delete account"]
  : ["Hidden"];

test("the settings are accessible", async ({ page, user }) => {
  await user.open("/policy");
  const settings = await choose(page, "Settings");
  for (const section of SECTIONS) {
    await test.step(section, async () => {
      await openSection(settings, section);
      await expectAccessibleInAllSizes(page);
    });
  }
});

/** The entries of the chat's menu that open dialogs. */
const CHAT_DIALOGS = isNightly ? ["Your chats", "Memory", "Your persona"] : ["Memory"];

test("a chat is accessible, with its dialogs and menus", async ({ page, user }) => {
  await openChat(page, user);
  await send(page, "Good evening.");
  await expect(replies(page)).toHaveCount(2);
  await expect(sendButton(page)).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await test.step("the chat", () => expectAccessibleInAllSizes(page));
  for (const entry of CHAT_DIALOGS) {
    await test.step(entry, async () => {
      await fromMenu(page, entry);
      await expect(page.getByRole("dialog", { name: /^Your|remembers$/ })).toBeVisible();
      await expectAccessibleInAllSizes(page);
      await closeDialog(page);
    });
  }
  await test.step("the menu of the chat", () =>
    expectAccessibleMenu(page, () => page.getByRole("button", { name: "This chat", exact: true }).click()));
  const lastTurn = log(page).getByRole("article").last();
  await test.step("the menu of a message", () =>
    expectAccessibleMenu(page, async () => {
      await lastTurn.focus();
      await lastTurn.getByRole("button", { name: /^More/ }).click();
    }));
  await test.step("a search in the chat", async () => {
    await fromMenu(page, "Find in this chat");
    await page.getByRole("textbox", { name: "Find in this chat" }).fill("evening");
    await expect(page.getByRole("img", { name: /^Match \d/ })).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.getByRole("textbox", { name: "Find in this chat" }).press("Escape");
  });
  await test.step("a message that waits for a connection", async () => {
    await page.context().setOffline(true);
    await composer(page).fill("Are you there?");
    await composer(page).press("Enter");
    await expect(log(page).getByText("Will send when online")).toBeVisible();
    await expectAccessibleInAllSizes(page);
    await page.context().setOffline(false);
    await expect(log(page).getByText("Will send when online")).toHaveCount(0);
  });
});

/** The viewport of a window of 1280 × 800 at 200 %, and of one of 1280 × 1024 at 400 % (WCAG 1.4.4, 1.4.10). */
const ZOOMED = [
  { name: "at 200 %", width: 640, height: 400 },
  { name: "320 px wide", width: 320, height: 640 },
] as const;

for (const { name, width, height } of ZOOMED) {
  test(`a chat works ${name}, and nothing is cut off`, async ({ page, user }) => {
    await page.setViewportSize({ width, height });
    await openChat(page, user);
    await expectNoOverflow(page);
    await send(page, `${"Donaudampfschifffahrt".repeat(8)} and \`${"code".repeat(40)}\``);
    await expect(composer(page)).toHaveValue("");
    await expect(replies(page)).toHaveCount(2);
    await expect(sendButton(page)).toBeVisible();
    await expectNoOverflow(page);
    // Nothing in the chat is wider than the viewport.
    const cutOff = await log(page).evaluate((list) =>
      [list, ...list.querySelectorAll("*")]
        .filter((one) => one.getBoundingClientRect().width > 0)
        // What is in a text for screen readers is clipped to one pixel.
        .filter((one) => one.parentElement?.clientWidth !== 1)
        .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(cutOff).toEqual([]);
    await expect(composer(page)).toBeInViewport({ ratio: 1 });
    await composer(page).fill("Still here?");
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    await sendButton(page).click();
    await expect(log(page).getByText("Still here?")).toBeInViewport();
    await expect(page.getByRole("button", { name: "Stop the reply" })).toHaveCount(0);
    await expectNoOverflow(page);
  });
}

ownTest.describe("with a scripted model", () => {
  ownTest(
    "a chat is accessible while a reply streams, and after a reply failed",
    async ({ page, user, product }) => {
      // Screening holds back about the last 200 characters, which is less than half of the text.
      const text = words(120);
      const finishReply = pauseReply(product.model, text, text.length / 2);
      await openChat(page, user);
      await send(page, "Good evening.");
      await expect(log(page).locator('[aria-busy="true"]')).toContainText("wörd9");
      await expectAccessibleInAllSizes(page);
      finishReply();
      await expect(lastReplyText(page)).toHaveText(text);

      product.model.answerWith((reply) => {
        reply.say(text);
        reply.disconnect();
      });
      await send(page, "And now?");
      await expect(tryAgain(page)).toBeVisible();
      await expectAccessibleInAllSizes(page);
    },
  );
});
