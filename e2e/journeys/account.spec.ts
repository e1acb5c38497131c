import { choose, openMenu, openSection } from "../fixtures/menu.ts";
import { isFirstVisible, leftHistory, waitForStart } from "../fixtures/pages.ts";
import { composer, log, openChat, send, signInAgainByApi } from "../fixtures/testUser.ts";
import { openLogin, register, sendLogin } from "../fixtures/signIn.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

const image = { name: "face.png", mimeType: "image/png", path: "packages/app/public/icons/192.png" };

// Rule: account-dialog, profile-field-errors, avatar-missing-error, success-toast
test("a user sets a name and an avatar (§5, §8)", { tag: "@phone" }, async ({ page, user }) => {
  await user.open("/");
  const dialog = await choose(page, "Account");
  const name = dialog.getByLabel("User name");
  await name.fill("");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please input user name")).toBeVisible();
  await expect(dialog.getByText("Please upload avatar")).toBeVisible();
  await expectAccessible(page);

  await dialog.locator("input[type=file]").setInputFiles(image.path);
  const crop = page.getByRole("dialog", { name: "Crop your image" });
  await expect(crop).toBeVisible();
  await expectAccessible(page);
  await crop.getByRole("button", { name: "Upload" }).click();
  await expect(crop).toBeHidden();
  await name.fill("Marguerite of the Lake");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("success", { exact: true })).toBeVisible();

  await page.reload();
  const again = await choose(page, "Account");
  await expect(again.getByLabel("User name")).toHaveValue("Marguerite of the Lake");
});

// Rule: reading-settings-first-paint, local-storage-values
test("settings are kept after a reload: theme, reading, density and discreet mode", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  const root = page.locator("html");
  // Visitors have a settings button in the header; on a phone it is in the drawer.
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  const button = page.getByRole("button", { name: "Settings", exact: true });
  if (await isFirstVisible(menu, button)) await menu.click();
  await button.click();
  const settings = page.getByRole("dialog", { name: "Settings" });
  await openSection(settings, "Appearance");
  await settings.locator("label").getByText("Dark", { exact: true }).click();
  await settings.locator("label").getByText("More", { exact: true }).click();
  await openSection(settings, "Reading");
  await settings.locator("label").getByText("Largest", { exact: true }).click();
  await openSection(settings, "Discreet mode");
  await settings.getByRole("switch", { name: "Discreet mode" }).click();
  await expect(page).toHaveTitle("Reading");
  await expectAccessible(page);
  await page.goBack();
  await expect(settings).toBeHidden();
  await leftHistory(page);
  await page.reload();
  await expect(page).toHaveTitle("Reading");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("data-density", "compact");
  await expect(root).toHaveAttribute("data-discreet", "");
  await expect(root).toHaveAttribute("style", /--mimi-text-prose: calc\(.+ \* 1\.45/);
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    "mimi-adult",
    "mimi-dark",
  ]);
});

test("a user exports their data, and deletes their account", async ({ page, credentials, user }) => {
  await user.open("/");
  const settings = await choose(page, "Settings");
  await openSection(settings, "Your data");
  await settings.getByRole("button", { name: "Export my data" }).click();
  const saved = page.waitForEvent("download");
  await settings.getByRole("link", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.json$/);
  await expectAccessible(page);

  await openSection(settings, "Delete account");
  const confirm = settings.getByLabel(/^Type .+ to confirm$/);
  const name = /^Type (.+) to confirm$/.exec(
    (await settings.getByText(/^Type .+ to confirm$/).innerText()).trim(),
  );
  await confirm.fill(name?.[1] ?? "");
  await settings.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByText("Log in again to confirm that it is you.")).toBeVisible();
  const home = page.waitForEvent("load");
  await sendLogin(page, credentials);
  await home;
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("mimi-cookie"))).toBeNull();

  // The account at the identity provider is deleted too: the same address creates a new account.
  await openLogin(page);
  await register(page, credentials);
});

// Rule: ended-session-continues
test("after a session expired, a user signs in again and continues", async ({ page, credentials, user }) => {
  await user.open("/");
  // Not in the app, which would call the API with that session, and end it, before the page is left.
  await page.goto("/robots.txt");
  await page.evaluate(() =>
    localStorage.setItem("mimi-cookie", "an-unknown-session-0123456789abcdef0123456"),
  );
  await page.goto("/search?q=odile");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  const reloaded = page.waitForEvent("load");
  await sendLogin(page, credentials);
  await reloaded;
  await expect(page).toHaveURL(/\/search\?q=odile$/);
  expect(await page.evaluate(() => localStorage.getItem("mimi-cookie")?.length)).toBeGreaterThan(31);
});

test("signing out in one tab signs out the other", async ({ page, context, user }) => {
  await user.open("/");
  // A tab that is still starting may get the sign-out from the API instead, and shows another message.
  await waitForStart(page);
  const other = await context.newPage();
  await other.goto("/");
  await other.evaluate(() => localStorage.removeItem("mimi-cookie"));
  await expect(page.getByText("You have signed out in another tab.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeVisible();
});

// Rule: sign-out-clears-tabs
test("signing out in one tab clears the private pages of the others", { tag: "@desktop-only" }, async ({
  page,
  context,
  user,
}) => {
  await openChat(page, user);
  await send(page, "A private thing");
  await expect(log(page).getByText("A private thing", { exact: true })).toHaveCount(1);
  await composer(page).fill("And another one");
  await waitForStart(page);
  const other = await context.newPage();
  await other.goto("/");
  await openMenu(other);
  await other.getByRole("menuitem", { name: "Sign Out" }).click();
  await other.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("You have signed out in another tab.")).toBeVisible();
  await expect(page.getByText("A private thing")).toHaveCount(0);
  await expect(composer(page)).toHaveValue("");
});

test("signing out everywhere ends the sessions of every device", { tag: "@desktop-only" }, async ({
  page,
  credentials,
  user,
  browser,
  baseURL,
}) => {
  const device = await browser.newPage();
  const elsewhere = await signInAgainByApi(device, credentials, baseURL ?? "");
  await elsewhere.open("/");
  await expect(device.getByRole("button", { name: "Login", exact: true })).toHaveCount(0);

  await user.open("/");
  const settings = await choose(page, "Settings");
  await openSection(settings, "Your data");
  await settings.getByRole("button", { name: "Sign out everywhere" }).click();
  const sure = page.getByRole("alertdialog", { name: "Sign out everywhere?" });
  await expect(sure).toBeVisible();
  await expectAccessible(page);
  await sure.getByRole("button", { name: "Cancel" }).click();
  await expect(sure).toHaveCount(0);
  await settings.getByRole("button", { name: "Sign out everywhere" }).click();
  const loaded = page.waitForEvent("load");
  await sure.getByRole("button", { name: "Sign out everywhere" }).click();
  await loaded;
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("mimi-cookie"))).toBeNull();

  for (const session of [user, elsewhere]) await expect(session.get("/user/")).rejects.toThrow("40101");
  await device.reload();
  await expect(device.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await device.close();
});
