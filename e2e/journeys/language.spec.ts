import type { Page } from "@playwright/test";
import { recordLog } from "../fixtures/checkers/rendering.ts";
import { isFirstVisible } from "../fixtures/pages.ts";
import { signInAgainByApi } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

const html = (page: Page) => page.locator("html");
const expectLanguage = (page: Page, tag: string) => expect(html(page)).toHaveAttribute("lang", tag);
const footer = (page: Page) => page.getByRole("contentinfo");

test.describe("a reader of German, without JavaScript,", () => {
  test.use({ javaScriptEnabled: false, locale: "de-DE" });

  test("gets a page in German", async ({ page }) => {
    await page.goto("/policy");
    await expect(html(page)).toHaveAttribute("lang", "de");
    await expect(footer(page).getByRole("link", { name: "Datenschutz" })).toBeVisible();
  });
});

test.describe("a reader of German", () => {
  test.use({ locale: "de-DE" });

  // Rule: page-language
  test("gets home in German at once, and it is hydrated without a mismatch", async ({ page }) => {
    const log = recordLog(page);
    await page.goto("/");
    await expect(footer(page).getByRole("link", { name: "Datenschutz" })).toBeVisible();
    await expect(footer(page).getByRole("combobox", { name: "Sprache" })).toHaveValue("de");
    expect(log).toEqual([]);
  });
});

test.describe("a newcomer who reads German", () => {
  test.use({ locale: "de-DE" });

  test("signs up in German, and the account keeps the language, and each later choice, in every browser", {
    tag: "@phone",
  }, async ({ page, credentials, browser, baseURL }) => {
    await page.goto("/");
    const login = page.getByRole("button", { name: "Anmelden", exact: true });
    const menu = page.getByRole("button", { name: "Menü", exact: true });
    if (!(await isFirstVisible(login, menu))) await menu.click();
    await login.click();
    const dialog = page.getByRole("dialog", { name: "Bei Mimi anmelden" });
    await dialog.getByLabel("E-Mail-Adresse").fill(credentials.email);
    await dialog.getByLabel("Passwort", { exact: true }).fill(credentials.password);
    const mail = page.waitForRequest(/accounts:sendOobCode/);
    const saved = page.waitForResponse(/\/user\/language\//);
    await dialog.getByRole("button", { name: "Anmelden / Registrieren" }).click();
    // The identity provider writes this mail, in the language of its request.
    expect(await (await mail).headerValue("x-firebase-locale")).toBe("de");
    await expect(page.getByRole("heading", { name: "Prüfe deine E-Mails" })).toBeVisible();
    await page.getByRole("button", { name: "Weiter", exact: true }).click();
    expect((await saved).request().postDataJSON()).toEqual({ language: "de" });

    const context = await browser.newContext({ baseURL, locale: "en-US" });
    const other = await context.newPage();
    const user = await signInAgainByApi(other, credentials, baseURL ?? "");
    expect(await user.get("/user/")).toMatchObject({ language: "de" });
    await user.open("/?settings=appearance");
    const settings = other.getByRole("dialog", { name: "Einstellungen" });
    await settings.getByRole("combobox", { name: "Sprache" }).selectOption("日本語");
    await expectLanguage(other, "ja");
    await other.reload();
    await expectLanguage(other, "ja");

    await page.goto("/policy");
    await expectLanguage(page, "ja");
    await footer(page).getByRole("combobox", { name: "言語" }).selectOption("Français");
    await expectLanguage(page, "fr");
    await page.reload();
    await expectLanguage(page, "fr");
    await user.open("/policy");
    await expectLanguage(other, "fr");
    expect(await user.get("/user/")).toMatchObject({ language: "fr" });
    await context.close();
  });
});

test("the language that a visitor chooses stays", async ({ page }) => {
  await page.goto("/?lang=de");
  await footer(page).getByRole("combobox", { name: "Sprache" }).selectOption("日本語");
  await expect(html(page)).toHaveAttribute("lang", "ja");
  await expect(page).not.toHaveURL(/lang=/);
  await page.reload();
  await expect(html(page)).toHaveAttribute("lang", "ja");
  await expect(footer(page).getByRole("combobox", { name: "言語" })).toHaveValue("ja");
});

test("Arabic is written from right to left", async ({ page }) => {
  await page.goto("/?lang=ar");
  await expect(html(page)).toHaveAttribute("dir", "rtl");
  await expect(footer(page).getByRole("combobox", { name: "اللغة" })).toHaveValue("ar");
});

// Rule: language-choice
test("the language that a user chooses is there in another browser", async ({
  page,
  user,
  credentials,
  browser,
  baseURL,
}) => {
  await user.open("/policy");
  const saved = page.waitForResponse(/\/user\/language\//);
  await footer(page).getByRole("combobox", { name: "Language" }).selectOption("Deutsch");
  await saved;
  await expect(html(page)).toHaveAttribute("lang", "de");
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  const again = await signInAgainByApi(other, credentials, baseURL ?? "");
  await again.open("/policy");
  await expect(html(other)).toHaveAttribute("lang", "de");
  await context.close();
});
