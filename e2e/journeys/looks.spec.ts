import type { Page } from "@playwright/test";
import { expectAccessibleInEveryLook, expectNothingBeside } from "../fixtures/everyLook.ts";
import { choose, fromMenu, openSection } from "../fixtures/menu.ts";
import { cards, idOfOdile, title } from "../fixtures/pages.ts";
import { composer, log, openChat, type Reader, replies, send, sendButton } from "../fixtures/reader.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { expect, test } from "../fixtures/test.ts";

// Every page, and what opens over it, in light and dark on three widths. Each look is of the same page, which costs no loading.
// How a reply looks that is still being written is in midStream.spec.ts.

const main = (page: Page) => page.getByRole("main");
const dialog = (page: Page) => page.getByRole("dialog");

async function putAway(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
}

test("every page of a visitor is accessible in every look", async ({ page }) => {
  const odile = await idOfOdile(page);
  const stops: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
    ["/", () => expect(cards(page).nth(9)).toBeAttached()],
    ["/search?q=odile", () => expect(main(page).getByRole("link", { name: /Odile/ }).first()).toBeVisible()],
    ["/search?q=zzzzqqqq", () => expect(page.getByText("Nobody answers to")).toBeVisible()],
    [`/character/${odile}/detail`, () => expect(title(page)).toHaveText(/^Odile/)],
    ["/character/nobody/detail", () => expect(main(page).getByRole("link", { name: /home/i })).toBeVisible()],
    [`/character/${odile}/chat`, () => expect(replies(page)).toHaveCount(1)],
    ["/policy", () => expect(title(page)).toHaveText("Privacy policy")],
    ["/term", () => expect(title(page)).toHaveText("Terms of use")],
    ["/contact-us", () => expect(title(page)).toHaveText("Contact us")],
    ["/no/such/page", () => expect(page.getByRole("link", { name: "Back to home" })).toBeVisible()],
  ];
  for (const [path, stands] of stops) {
    await test.step(path, async () => {
      await page.goto(path);
      await stands(page);
      await expectAccessibleInEveryLook(page);
    });
  }
});

test("what opens over a visitor's pages is accessible in every look, and so is a failure", async ({
  page,
}) => {
  await page.goto("/");
  await expect(cards(page).nth(9)).toBeAttached();
  await test.step("filters", async () => {
    await main(page).getByRole("button", { name: "Filters", exact: true }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await putAway(page);
  });
  await test.step("shortcuts", async () => {
    await page.keyboard.press("?");
    await expect(dialog(page)).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await putAway(page);
  });
  await test.step("login, with its faults", async () => {
    await openLogin(page);
    await dialog(page).getByRole("button", { name: "Log in / Sign up" }).click();
    await expect(page.getByText("Please input email")).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
  await test.step("a page that does not load", async () => {
    await page.goto("/policy");
    await page.route(/\/api\/search\//, (route) =>
      route.fulfill({ status: 503, json: { code: 50301, data: null } }),
    );
    // Along inside the app: a page that is opened brings its first answers with it.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(page).toHaveURL(/\/search/, { timeout: 1_000 });
    }).toPass();
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("odile");
    await expect(main(page).getByRole("button", { name: "Try again" })).toBeVisible();
    await expectAccessibleInEveryLook(page);
  });
});

test("a member's pages and dialogs are accessible in every look", async ({ page, member }) => {
  await member.open("/character");
  await expect(title(page)).toHaveText("New character");
  await test.step("form", () => expectAccessibleInEveryLook(page));

  await member.open("/");
  await expect(cards(page).nth(9)).toBeAttached();
  await test.step("account", async () => {
    await choose(page, "Account");
    await expectAccessibleInEveryLook(page);
    await putAway(page);
  });
  await test.step("plan", async () => {
    await page.getByRole("button", { name: "Premium", exact: true }).click();
    await expect(page.getByRole("dialog", { name: /^Your plan is/ })).toBeVisible();
    await expectAccessibleInEveryLook(page);
    await putAway(page);
  });
  const settings = await choose(page, "Settings");
  for (const section of [
    "Appearance",
    "Reading",
    "Hidden",
    "Adult content",
    "Discreet mode",
    "Delete account",
  ]) {
    await test.step(section, async () => {
      await openSection(settings, section);
      await expectAccessibleInEveryLook(page);
    });
  }
});

test("a conversation and its panels are accessible in every look", async ({ page, member }) => {
  await talk(page, member);
  await expectAccessibleInEveryLook(page);
  for (const [entry, name] of [
    ["Your chats", "Your chats"],
    ["Memory", /remembers$/],
    ["Who you are here", "Who you are here"],
  ] as const) {
    await test.step(entry, async () => {
      await fromMenu(page, entry);
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await expectAccessibleInEveryLook(page);
      await putAway(page);
    });
  }
});

async function talk(page: Page, member: Reader): Promise<void> {
  await openChat(page, member);
  await send(page, "Good evening.");
  await expect(replies(page)).toHaveCount(2);
  await expect(sendButton(page)).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What browsers make of a window of 1280 × 800 at 200 %, and of one of 1280 × 1024 at 400 % (WCAG 1.4.4, 1.4.10). */
const ZOOMED = [
  { name: "at 200 %", width: 640, height: 400 },
  { name: "320 px wide", width: 320, height: 640 },
] as const;

for (const { name, width, height } of ZOOMED) {
  test(`a conversation is had ${name}, and nothing of it is cut off`, async ({ page, member }) => {
    await page.setViewportSize({ width, height });
    await openChat(page, member);
    await expectNothingBeside(page);
    await send(page, `${"Donaudampfschifffahrt".repeat(8)} and \`${"code".repeat(40)}\``);
    await expect(composer(page)).toHaveValue("");
    await expect(replies(page)).toHaveCount(2);
    await expect(sendButton(page)).toBeVisible();
    await expectNothingBeside(page);
    // Neither the conversation nor anything in it has more to the side than it shows.
    const cutOff = await log(page).evaluate((list) =>
      [list, ...list.querySelectorAll("*")]
        .filter((one) => one.getBoundingClientRect().width > 0)
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
    await expectNothingBeside(page);
  });
}
