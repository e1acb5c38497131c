import { odileLink, title, waitForStart } from "../fixtures/pages.ts";
import { composer } from "../fixtures/testUser.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// Rule: command-palette
test("the command palette leads to a page, a character and a setting by keyboard alone", async ({ page }) => {
  const palette = page.getByRole("dialog", { name: "Search and actions" });
  await page.goto("/");
  await waitForStart(page);

  await test.step("to a character", async () => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.type("odile");
    await expect(palette.getByRole("option", { name: /^Odile/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/detail$/);
    await expect(title(page)).toHaveText(/Odile/);
    await expect(palette).toBeHidden();
  });

  await test.step("Escape closes it, and the next time it is empty", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("zeppelin factory");
    await expect(palette.getByText("Nothing found")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toHaveValue("");
  });

  await test.step("to the settings", async () => {
    await page.keyboard.type("sett");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Settings" })).toBeVisible();
  });
});

test("a user's chats are in the command palette, which opens while writing", async ({ page, user }) => {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(chat_key, "Good evening.");
  await user.open(`/character/${user.odile}/chat/${chat_key}`);
  await waitForStart(page);
  await page.getByLabel("Write to Odile").fill("A draft");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("odile");
  const palette = page.getByRole("dialog", { name: "Search and actions" });
  await expect(palette.getByRole("group", { name: "Chats" }).getByRole("option")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Write to Odile")).toBeFocused();
});

// Rule: bottom-bar
test("the bar at the bottom of a phone leads to the main places", { tag: ["@phone", "@phone-only"] }, async ({
  page,
}) => {
  const bar = page.getByRole("navigation", { name: "Main" });
  await page.goto("/");
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page);
  await bar.getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/search$/);
  await expect(bar.getByRole("link", { name: "Search" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Chats" }).click();
  await expect(page).toHaveURL(/\/chats$/);
  await bar.getByRole("button", { name: "You" }).click();
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await drawer.getByRole("button", { name: "Close" }).click();
  await bar.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
});

test("the end of a page is above the bar of a phone", { tag: ["@phone", "@phone-only"] }, async ({
  page,
}) => {
  await page.goto("/policy");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  const last = page.getByRole("main").getByRole("link").last();
  await last.scrollIntoViewIfNeeded();
  await last.click({ trial: true });
});

test("a double click on a link or button opens its page once, so that one Back leads away from it", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await waitForStart(page);
  await odileLink(page).first().dblclick();
  await expect(page).toHaveURL(/\/detail$/);
  const start = page.getByRole("button", { name: "Start chat" }).filter({ visible: true });
  await expect(start).toBeVisible();
  await start.dblclick();
  await expect(composer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/detail$/);
  await page.goBack();
  await expect(page).toHaveURL("/");
});
