import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { openLogin } from "../fixtures/signIn.ts";
import { expect, test } from "../fixtures/test.ts";

const localGoogleScript = fileURLToPath(new URL("../fixtures/googleScript.js", import.meta.url));

// The emulator's frame is from another site, so the browser can refuse storage to it. Sign-in works without storage.
test.use({ ignoredError: /Failed to read the 'sessionStorage' property/ });

/** Blocks all requests to the internet. A local script replaces Google's. */
async function blockInternet(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) => route.abort());
  await context.route("https://apis.google.com/js/api.js*", (route) =>
    route.fulfill({ path: localGoogleScript }),
  );
}

/** Opens the popup of a provider. */
async function openPopup(page: Page, provider: "Google" | "Apple"): Promise<Page> {
  await openLogin(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  return opened;
}

/** Creates an account with a provider, and signs in with it. */
async function signInThrough(page: Page, provider: "Google" | "Apple", email: string): Promise<void> {
  await page.goto("/");
  const opened = await openPopup(page, provider);
  await opened.getByRole("button", { name: "Add new account" }).click();
  await opened.getByLabel("Email").fill(email);
  await opened.getByLabel("Display name").fill("Ada");
  const reloaded = page.waitForEvent("load");
  await opened.getByRole("button", { name: `Sign in with ${provider}` }).click();
  await reloaded;
  await expect(page.getByRole("button", { name: "Login", exact: true })).toHaveCount(0);
  // The name that the provider knows is not public: the user has a neutral one until they choose.
  await expect(page.getByRole("button", { name: /^User \d+ account menu$/ })).toBeVisible();
  await expect(page.getByText("Ada")).toHaveCount(0);
}

// Rule: provider-windows
test("a user signs in with Google's popup", async ({ page, context, credentials }) => {
  await blockInternet(context);
  await signInThrough(page, "Google", credentials.email);
});

// Rule: provider-windows
test("a user signs in with Apple's popup", { tag: "@desktop-only" }, async ({
  page,
  context,
  credentials,
}) => {
  await blockInternet(context);
  await signInThrough(page, "Apple", credentials.email);
});

// Rule: provider-windows
test("after Google's popup was closed, the login dialog can be used again", async ({ page, context }) => {
  await blockInternet(context);
  await page.goto("/");
  const google = await openPopup(page, "Google");
  await google.waitForLoadState();
  await google.close();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  await expect(dialog.getByLabel("Email")).toBeEnabled();
});
