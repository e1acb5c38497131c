import type { Page } from "@playwright/test";
import { recordLog } from "../fixtures/checkers/rendering.ts";
import { signInAgainByApi } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

const html = (page: Page) => page.locator("html");
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

  test("gets home in German at once, and it is hydrated without a mismatch", async ({ page }) => {
    const log = recordLog(page);
    await page.goto("/");
    await expect(footer(page).getByRole("link", { name: "Datenschutz" })).toBeVisible();
    await expect(footer(page).getByRole("combobox", { name: "Sprache" })).toHaveValue("de");
    expect(log).toEqual([]);
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
