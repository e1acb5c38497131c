import type { Page } from "@playwright/test";
import { holdCode, waitForNetwork } from "../fixtures/checkers/loading.ts";
import {
  cards,
  hiddenByFilters,
  hideTag,
  idOfOdile,
  odileLink,
  searchField,
  title,
  waitForStart,
} from "../fixtures/pages.ts";
import { becomeVisitor, composer, log, sendButton } from "../fixtures/testUser.ts";
import { recordLog, rendered, shellCookie } from "../fixtures/checkers/rendering.ts";
import { expect, test } from "../fixtures/test.ts";

declare global {
  interface Window {
    /** The heading of the page before its code was loaded. */
    firstElement?: Element | null;
  }
}

/** Opens home with its code held back, as {@link holdCode}, and waits until the server's markup is visible. */
async function openHomeWithoutCode(page: Page): Promise<() => void> {
  const letCode = await holdCode(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(rendered(page)).toBeVisible();
  return letCode;
}

const places: readonly {
  readonly what: string;
  readonly path: (odile: string) => string;
  /** The menu button on a phone, and where there is no button for the theme. @default "Menu" */
  readonly menu?: string;
  readonly hasThemeButton?: boolean;
}[] = [
  { what: "home", path: () => "/" },
  { what: "a character's page", path: (odile) => `/character/${odile}/detail`, menu: "More" },
  { what: "the policy", path: () => "/policy" },
  {
    what: "a visitor's chat",
    path: (odile) => `/character/${odile}/chat`,
    menu: "This chat",
    hasThemeButton: false,
  },
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`rendered on the server, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { what, path, menu = "Menu", hasThemeButton = true } of places) {
      test(`${what} is read before its code is loaded, and hydrated without a mismatch`, {
        tag: "@phone",
      }, async ({ page, isMobile }) => {
        const log = recordLog(page);
        const odile = await idOfOdile(page);
        const letCode = await holdCode(page);
        await page.goto(path(odile), { waitUntil: "commit" });
        await expect(rendered(page)).toBeVisible();
        const heading = page.locator("#root h1").first();
        const before = await heading.evaluate((element) => {
          window.firstElement = element;
          return element.textContent;
        });
        letCode();
        await waitForStart(page);
        await waitForNetwork(page);
        await expect(page.locator(`html[data-theme=${colorScheme}]`)).toBeAttached();
        // Hydration keeps the elements; another render would replace them.
        const after = await heading.evaluate((element) => [
          element === window.firstElement,
          element.textContent,
        ]);
        expect(after).toEqual([true, before]);
        expect(log).toEqual([]);
        // The page answers. A phone has a menu instead of the theme's button.
        if (isMobile || !hasThemeButton) {
          await page.getByRole("button", { name: menu, exact: true }).filter({ visible: true }).click();
          await expect(page.getByRole("dialog").or(page.getByRole("menu")).first()).toBeVisible();
        } else {
          await page.getByRole("button", { name: /^Switch to / }).click();
          await expect(page.locator(`html[data-theme=${colorScheme}]`)).toHaveCount(0);
        }
      });
    }
  });
}

test("a link that is pressed before the code is loaded leads to its page", async ({ page }) => {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
  await page.goto("/", { waitUntil: "commit" });
  const card = cards(page).nth(1);
  const address = (await card.getAttribute("href")) ?? "";
  await card.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a page that is scrolled before its code is loaded stays where it is", async ({ page }) => {
  const letCode = await openHomeWithoutCode(page);
  await page.evaluate(() => scrollTo(0, 300));
  letCode();
  await waitForStart(page);
  await waitForNetwork(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test("a button that is pressed before the code is loaded takes effect afterwards", async ({ page }) => {
  const letCode = await openHomeWithoutCode(page);
  await page.getByRole("button", { name: "Login" }).click();
  letCode();
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
});

// The header has no search field on phones.
// Rule: search-box-opens-search
test("the search box that is pressed before the code is loaded opens the search page afterwards", {
  tag: "@desktop-only",
}, async ({ page }) => {
  const letCode = await openHomeWithoutCode(page);
  await page.getByRole("banner").getByRole("searchbox").click();
  letCode();
  await expect(page).toHaveURL(/\/search$/);
  await expect(searchField(page)).toBeFocused();
});

// Rule: search-box-opens-search
test("text that is typed into the search box before the code is loaded is searched", {
  tag: "@desktop-only",
}, async ({ page }) => {
  const letCode = await openHomeWithoutCode(page);
  await page.getByRole("banner").getByRole("searchbox").click();
  await page.keyboard.type("odile");
  letCode();
  await expect(page).toHaveURL(/\/search\?q=odile$/);
  await expect(searchField(page)).toHaveValue("odile");
  await expect(odileLink(page)).toBeVisible();
});

test("Enter in the search box opens the search page before the code is loaded", {
  tag: "@desktop-only",
}, async ({ page }) => {
  await openHomeWithoutCode(page);
  await page.getByRole("banner").getByRole("searchbox").click();
  await page.keyboard.type("odile");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=odile$/);
});

/** Opens the chat of a visitor, holds its code back, and writes into the rendered composer. */
async function writeWithoutCode(page: Page, text: string): Promise<() => void> {
  const odile = await idOfOdile(page);
  const letCode = await holdCode(page);
  await page.goto(`/character/${odile}/chat`, { waitUntil: "commit" });
  await expect(rendered(page)).toBeVisible();
  await composer(page).pressSequentially(text);
  return letCode;
}

// Rule: visitor-chat-server-rendered
test("a text that is typed into a chat before its code is loaded stays, and is stored", {
  tag: "@phone",
}, async ({ page }) => {
  const letCode = await writeWithoutCode(page, "Who has room 7?");
  letCode();
  // The network also rests while a slow machine runs the code, and the composer has the text before.
  await waitForStart(page);
  await expect(composer(page)).toHaveValue("Who has room 7?");
  // The draft is stored: it is there in the next visit, in which the composer has the focus without a press.
  await page.reload();
  await expect(composer(page)).toHaveValue("Who has room 7?");
  await expect(composer(page)).toBeFocused();
});

// Rule: visitor-chat-server-rendered
test("a message that is sent before the code is loaded opens the login afterwards, and is not lost", {
  tag: "@phone",
}, async ({ page }) => {
  const letCode = await writeWithoutCode(page, "Who has room 7?");
  // Before hydration the button does not know that there is a text.
  await sendButton(page).click({ force: true });
  letCode();
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(composer(page)).toHaveValue("Who has room 7?");
});

test("the chat at an address with a chat key or another greeting is rendered in the browser", async ({
  page,
}) => {
  const odile = await idOfOdile(page);
  for (const rest of ["/chat/a-key-0123456789abcdef", "/chat?greeting=1"]) {
    const answer = await page.goto(`/character/${odile}${rest}`);
    expect(await answer?.text()).not.toContain("data-rendered");
    await expect(composer(page)).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  // Rule: static-pages-without-javascript
  test("home, a character, a chat and the policy can be read", async ({ page }) => {
    await page.goto("/");
    await expect(cards(page).first()).toBeVisible();
    await cards(page).first().click();
    await expect(title(page)).toBeVisible();
    await page.goto(page.url().replace(/detail$/, "chat"));
    await expect(log(page).getByRole("article")).toBeVisible();
    await expect(composer(page)).toBeVisible();
    await page.goto("/policy");
    await expect(page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
  });
});

test("a user gets pages that are rendered in the browser, and a visitor rendered ones again", async ({
  page,
  user,
  context,
}) => {
  await user.open("/");
  await expect.poll(() => shellCookie(context)).toBe(true);
  for (const path of ["/", `/character/${user.odile}/detail`]) {
    const answer = await page.goto(path);
    expect(answer?.headers().vary).toContain("Cookie");
    expect(await answer?.text()).not.toContain("data-rendered");
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  }
  await becomeVisitor(page);
  await page.goto("/");
  await expect.poll(() => shellCookie(context)).toBe(false);
  const answer = await page.goto("/");
  expect(await answer?.text()).toContain("data-rendered");
});

/** Loads home with its code held back; nothing of what the server rendered may show. */
async function expectNotShown(page: Page): Promise<void> {
  const letCode = await holdCode(page);
  const answer = await page.reload({ waitUntil: "commit" });
  expect(await answer?.text()).toContain("data-rendered");
  await expect(page.locator("html[data-root=hidden] #root main")).toBeAttached();
  await expect(page.locator("#root main")).toBeHidden();
  letCode();
  await expect(page.locator("html:not([data-root]) #root main")).toBeVisible();
  await waitForNetwork(page);
  await page.unrouteAll({ behavior: "wait" });
}

test("a rendered page is not shown to a user whose cookie is gone", async ({ page, user, context }) => {
  await user.open("/");
  await expect.poll(() => shellCookie(context)).toBe(true);
  await context.clearCookies();
  await expectNotShown(page);
  await expect(page.getByRole("button", { name: /account menu$/ })).toBeVisible();
});

// Of the first page of a phone, which has 10 characters, the tag may hide none.
test("a rendered page is not shown where this browser hides something and the cookie is gone", {
  tag: "@desktop-only",
}, async ({ page, context }) => {
  await page.goto("/");
  await hideTag(page, "Noir");
  await expect.poll(() => shellCookie(context)).toBe(true);
  await context.clearCookies();
  await expectNotShown(page);
  await expect(hiddenByFilters(page)).toBeVisible();
});

test("a narrow window with the agent of a desktop uses the page of the server", {
  tag: "@desktop-only",
}, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  const log = recordLog(page);
  const letCode = await openHomeWithoutCode(page);
  const first = await page.evaluateHandle(() => document.querySelector("main h2"));
  letCode();
  await expect(page.getByRole("button", { name: "Menu" })).toBeVisible();
  await page.waitForFunction(() => document.documentElement.dataset.root === undefined);
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The elements of the server's markup are still the page.
  expect(await first.evaluate((element) => element?.isConnected)).toBe(true);
  expect(log).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
});
