import { openMenu } from "../fixtures/menu.ts";
import { moderate } from "../fixtures/moderator.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

test("for visitors and users the moderation page does not exist", async ({ page, user }) => {
  const answer = await page.request.get("/moderation");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("<title>404 Not Found</title>");
  await user.open("/moderation");
  await expect(page).toHaveTitle("404 Not Found");
});

test("a moderator decides a case by keyboard, and the queue is empty", {
  tag: "@desktop-only",
}, async ({ page, user }) => {
  await moderate(page);
  await user.open("/moderation");
  await expect(page.getByRole("heading", { level: 1, name: "Moderation" })).toBeVisible();
  await expect(page).toHaveTitle("Moderation · Mimi");
  await expect(page.getByRole("list").getByRole("button", { name: "Ines" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 2, name: "Ines" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose a case" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 2, name: "Ines" })).toBeVisible();
  const reported = page.locator("section", {
    has: page.getByRole("heading", { name: "As it was reported" }),
  });
  await expect(reported.getByRole("term")).toHaveText(["Tagline", "Definition"]);
  const now = page.locator("section", { has: page.getByRole("heading", { name: "As it is now" }) });
  await expect(now.getByRole("term")).toHaveText(["DefinitionRemoved"]);
  await expect(page.getByRole("button", { name: "Decide" })).toBeInViewport();
  await page.keyboard.press("2");
  await page.getByLabel("Reason, shown to the owner").fill("Advertising.");
  const decided = page.waitForRequest("**/api/moderation/decide/");
  await page.keyboard.press("Control+Enter");
  expect((await decided).postDataJSON()).toMatchObject({
    ...{ kind: "character", id: "ines", decision: "uphold", reason: "Advertising." },
  });
  await expect(page.getByRole("heading", { name: "The queue is empty" })).toBeVisible();
  await page.getByRole("link", { name: "Appeals" }).click();
  await expect(page.getByRole("heading", { name: "No open appeals" })).toBeVisible();
  await page.getByRole("link", { name: "Log" }).click();
  await expect(page.getByRole("heading", { name: "No matching entries" })).toBeVisible();
});

// Rule: moderator-menu
test("the menu of a moderator leads to the moderation page, with the number of open cases that is loaded when it opens", {
  tag: "@phone",
}, async ({ page, user }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/moderation/")) asked += 1;
  });
  await moderate(page);
  await user.open("/");
  await openMenu(page);
  const moderation = page
    .getByRole("menuitem", { name: "Moderation 1 open" })
    .or(page.getByRole("link", { name: "Moderation 1 open" }));
  await expect(moderation).toBeVisible();
  expect(asked).toBe(1);
  await expectAccessible(page);
  await moderation.click();
  await expect(page).toHaveURL(/\/moderation$/);
  await expect(page.getByRole("heading", { level: 1, name: "Moderation" })).toBeVisible();
});

// Rule: moderator-menu
test("the menu of a user has no moderation page, and asks for nothing of it", async ({ page, user }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await user.open("/");
  await openMenu(page);
  const entries = page.getByRole("menuitem").or(page.getByRole("dialog").getByRole("button"));
  await expect(entries.filter({ hasText: "Sign Out" })).toBeVisible();
  await expect(page.getByText("Moderation", { exact: true })).toHaveCount(0);
  expect(asked.filter((url) => url.includes("moderation"))).toEqual([]);
});
