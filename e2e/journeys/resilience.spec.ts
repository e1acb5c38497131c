import type { Page } from "@playwright/test";
import { cards, moreButton, odileLink, searchField, waitForStart, title } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" });

/** Counts how often the page is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  return () => loads;
}

test("a failing request is sent three times, then an error is shown, and the user can retry", async ({
  page,
  user,
}) => {
  let requestCount = 0;
  const listRequest = /\/api\/index\/\?/;
  await page.route(listRequest, async (route) => {
    requestCount += 1;
    await route.fulfill({ status: 503, json: { code: 50301, data: null } });
  });
  await user.open("/");
  await expect(page.getByText("Something went wrong on our side.", { exact: false })).toBeVisible();
  expect(requestCount).toBe(3);
  await page.unroute(listRequest);
  await tryAgain(page).click();
  await expect(cards(page).nth(5)).toBeAttached();
});

test("offline, every page says so, and loads when the connection is back", async ({ page, context }) => {
  await page.goto("/");
  await expect(cards(page).nth(5)).toBeAttached();
  // Loads the code of these pages. Their data is loaded again later.
  await page.goto("/search?q=odile");
  await odileLink(page).click();
  await expect(title(page)).toHaveText(/^Odile/);
  await page.goBack();
  await expect(page).toHaveURL(/\/search/);
  await context.setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();

  const field = searchField(page);
  await field.fill("odi");
  await expect(
    page.getByText("The search runs when the connection is back.", { exact: false }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(odileLink(page)).toBeVisible();

  await context.setOffline(true);
  await odileLink(page).click();
  await expect(page.getByText("The character loads when the connection is back.")).toBeVisible();
  await context.setOffline(false);
  await expect(title(page)).toHaveText(/^Odile/);
  await page.goBack();
  await expect(field).toHaveValue("odi");
});

test.describe("while code cannot be loaded", () => {
  // React logs the error that the message replaces. The browser can say that it is online for a moment longer.
  test.use({
    ignoredError:
      /^Error: A module that is not loaded yet cannot be imported offline|Failed to fetch dynamically imported module/,
  });

  test("a page whose code is not loaded offline loads when the connection is back", async ({
    page,
    context,
    user,
  }) => {
    // Without a chat, home welcomes a new user instead.
    const { chat_key } = await user.get<{ chat_key: string }>(
      `/character/new_chatkey/?character_id=${user.odile}`,
    );
    await user.say(chat_key, "Good evening.");
    await user.open("/");
    const allChats = page.getByRole("link", { name: "All chats" });
    await expect(allChats).toBeVisible();
    await context.setOffline(true);
    await allChats.click();
    await expect(title(page)).toHaveText("This page did not load");
    await context.setOffline(false);
    await expect(title(page)).toHaveText("Your chats");
  });

  test("a page stays in a network without the internet, where the browser says that it is online", async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "onLine", { get: () => true });
    });
    await page.goto("/");
    await expect(cards(page).nth(5)).toBeAttached();
    await waitForStart(page);
    await context.setOffline(true);
    await page.keyboard.press("/");
    await expect(page.getByText("This page did not load")).toBeVisible();
    await context.setOffline(false);
    await expect(searchField(page)).toBeVisible();
  });
});

test("a menu whose preload failed offline opens when the connection is back", async ({ page, context }) => {
  await page.goto("/");
  await waitForStart(page);
  await cards(page).nth(1).click();
  const more = moreButton(page);
  await expect(more).toBeVisible();
  await context.setOffline(true);
  await more.focus();
  await page.getByRole("banner").getByRole("searchbox").hover();
  await context.setOffline(false);
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Report this character" })).toBeVisible();
});

// Rule: no-browser-storage
test("without browser storage a visitor can browse, and the login dialog says that storage is missing", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await page.goto("/");
  await expect(cards(page).nth(5)).toBeAttached();
  await page.getByRole("button", { name: "Switch to dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings
    .getByRole("navigation")
    .getByRole("button", { name: /^Discreet mode/ })
    .click();
  await settings.getByRole("switch", { name: "Discreet mode" }).click();
  await expect(page).toHaveTitle("Reading");
  await page.keyboard.press("Escape");
  // The page's shortcuts do nothing while a dialog is open.
  await expect(settings).toBeHidden();

  await waitForStart(page);
  await page.keyboard.press("/");
  const field = searchField(page);
  await field.fill("odile");
  await field.press("Enter");
  await odileLink(page).click();
  await expect(title(page)).toBeVisible();
  await page.goto(page.url().replace(/detail$/, "chat"));
  await expect(page.getByRole("log").getByRole("article")).toHaveCount(1);

  await page.goto("/");
  await page.getByRole("button", { name: "Login", exact: true }).click();
  const login = page.getByRole("dialog");
  await login.getByLabel("Email").fill("ada@example.com");
  await login.getByLabel("Password", { exact: true }).fill("secret1");
  await login.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByText(/^This browser blocks storage for this site/)).toBeVisible();
});

test.describe("a dialog or menu whose code cannot be loaded", () => {
  test.use({ ignoredError: /dynamically imported module/ });

  test("reloads the page once, then says so and offers to reload it, and works afterwards", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(cards(page).nth(5)).toBeAttached();
    await waitForStart(page);
    const loads = countLoads(page);
    await page.route("**/assets/SettingsContainer-*.js", (route) => route.abort());
    const settings = page.getByRole("button", { name: "Settings", exact: true });
    await settings.click();
    await expect.poll(loads).toBe(1);
    await expect(cards(page).nth(5)).toBeAttached();
    await waitForStart(page);
    await settings.click();
    await expect(page.getByText("Mimi could not be reached", { exact: false })).toBeVisible();
    expect(loads()).toBe(1);
    await page.unroute("**/assets/SettingsContainer-*.js");
    await page.getByRole("button", { name: "Reload", exact: true }).click();
    await expect.poll(loads).toBe(2);
    await waitForStart(page);
    await settings.click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  });

  test("works without a reload once the connection is back", async ({ page, context }) => {
    await page.goto("/");
    await expect(cards(page).nth(5)).toBeAttached();
    await waitForStart(page);
    const loads = countLoads(page);
    await context.setOffline(true);
    const settings = page.getByRole("button", { name: "Settings", exact: true });
    await settings.click();
    await expect(page.getByText("Mimi could not be reached", { exact: false })).toBeVisible();
    await context.setOffline(false);
    await settings.click();
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
    expect(loads()).toBe(0);
  });

  test("never reloads a page on which the user typed", async ({ page }) => {
    await page.goto("/search");
    await waitForStart(page);
    const loads = countLoads(page);
    await page.route("**/assets/LoginContainer-*.js", (route) => route.abort());
    await searchField(page).fill("tea and lanterns");
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Mimi could not be reached", { exact: false })).toBeVisible();
    await expect(searchField(page)).toHaveValue("tea and lanterns");
    expect(loads()).toBe(0);
  });
});

test.describe("a stale build", () => {
  // These errors are caused by the journey.
  test.use({ ignoredError: /dynamically imported module/ });

  test("is reloaded once, then the user can retry", async ({ page }) => {
    await page.goto("/");
    await expect(cards(page).nth(5)).toBeAttached();
    await page.route("**/assets/SearchPage-*.js", (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await waitForStart(page);
    await page.keyboard.press("/");
    await expect(page.getByText("This page did not load")).toBeVisible();
    await expect.poll(loads).toBe(1);
    await expect(page.getByText("This page did not load")).toBeVisible();
    await page.unroute("**/assets/SearchPage-*.js");
    await tryAgain(page).click();
    await expect(searchField(page)).toBeVisible();
    await expect(page).toHaveURL("/search");
    expect(loads()).toBe(2);
  });

  test("keeps the page when the chunk of a dialog is missing", async ({ page }) => {
    await page.route("**/assets/afterFirstPaint-*.js", (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto("/");
    await expect(cards(page).nth(5)).toBeAttached();
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect.poll(loads).toBe(2);
    await expect(cards(page).nth(5)).toBeAttached();
    // The missing chunk is requested again. The page stays, and is not reloaded.
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(cards(page).nth(5)).toBeAttached();
    expect(loads()).toBe(2);
  });

  test("is not reloaded in a loop without browser storage", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    });
    await page.route("**/assets/SearchPage-*.js", (route) => route.fulfill({ status: 404 }));
    const loads = countLoads(page);
    await page.goto("/search");
    await expect(page.getByText("This page did not load")).toBeVisible();
    await expect(tryAgain(page)).toBeVisible();
    expect(loads()).toBe(1);
  });
});

// Rule: color-mode-toggle, plan-reread-after-checkout
test("the theme and the plan of another tab are applied (§4)", async ({ page, context, user }) => {
  await user.open("/");
  await expect(cards(page).nth(5)).toBeAttached();
  await page.getByRole("button", { name: "Premium", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Your plan is Free" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/");
  await other.getByRole("button", { name: "Switch to dark" }).click();
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await other.getByRole("button", { name: "Premium", exact: true }).click();
  await other.getByRole("button", { name: "Upgrade Now: Standard" }).click();
  await other.getByRole("button", { name: "Pay (pretend)" }).click();
  await expect(other.getByText("You have 250 messages a day now.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: "Your plan is Standard" })).toBeVisible();
});
