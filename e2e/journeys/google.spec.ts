import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { openLogin } from "../fixtures/signIn.ts";
import { expect, test } from "../fixtures/test.ts";

const standIn = fileURLToPath(new URL("../fixtures/googleScript.js", import.meta.url));

// The emulator's frame is of another site than the page, where browsers may refuse it any storage. It does without.
test.use({ foreignFault: /Failed to read the 'sessionStorage' property/ });

/** Nothing is asked of the internet: Google's script is stood in for, and what only adorns the emulator is refused. */
async function stayHere(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\//, (route) => route.abort());
  await context.route("https://apis.google.com/js/api.js*", (route) => route.fulfill({ path: standIn }));
}

/** The provider's window, in which nobody is known yet. */
async function openWindow(page: Page, provider: "Google" | "Apple"): Promise<Page> {
  await openLogin(page);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  return opened;
}

/** Makes an account with a provider, and comes back signed in. */
async function signInThrough(page: Page, provider: "Google" | "Apple", email: string): Promise<void> {
  await page.goto("/");
  const opened = await openWindow(page, provider);
  await opened.getByRole("button", { name: "Add new account" }).click();
  await opened.getByLabel("Email").fill(email);
  await opened.getByLabel("Display name").fill("Reader");
  const reloaded = page.waitForEvent("load");
  await opened.getByRole("button", { name: `Sign in with ${provider}` }).click();
  await reloaded;
  await expect(page.getByRole("button", { name: "Login", exact: true })).toHaveCount(0);
  await expect(page.getByRole("banner").getByText("Reader")).toBeAttached();
}

test("somebody signs in through Google's window", async ({ page, context, person }) => {
  await stayHere(context);
  await signInThrough(page, "Google", person.email);
});

test("a user signs in through Apple's window", { tag: "@desktop-only" }, async ({
  page,
  context,
  person,
}) => {
  await stayHere(context);
  await signInThrough(page, "Apple", person.email);
});

test("closing Google's window leaves the dialog ready for another try", async ({ page, context }) => {
  await stayHere(context);
  await page.goto("/");
  const google = await openWindow(page, "Google");
  await google.waitForLoadState();
  await google.close();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Continue with Google" })).toBeEnabled({ timeout: 20_000 });
  await expect(dialog.getByLabel("Email")).toBeEnabled();
});
