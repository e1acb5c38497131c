import type { Character } from "@mimi/contract";
import { choose, openSection } from "../fixtures/menu.ts";
import { cards, closeDialog, leftHistory, loadUntil, moreButton } from "../fixtures/pages.ts";
import { composer } from "../fixtures/testUser.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// Rule: adult-page-age-gate
test("adult characters are shown only after the age gate, blurred at first, and never by a link", async ({
  page,
  browser,
  user,
}) => {
  await user.open("/");
  const settings = await choose(page, "Settings");
  await openSection(settings, "Adult content");
  await settings.getByRole("switch", { name: "Show adult characters" }).click();
  const gate = page.getByRole("dialog", { name: "Are you 18 or older?" });
  await expect(gate).toBeVisible();
  await expectAccessible(page);
  await gate.getByRole("button", { name: "I am under 18" }).click();
  await expect(page.getByRole("dialog", { name: "Adult characters stay hidden." })).toBeVisible();
  await page.goBack();
  await settings.getByRole("button", { name: "Answer again" }).click();
  await gate.getByRole("button", { name: "I am 18 or older" }).click();
  const thanks = page.getByRole("dialog", { name: "Adult characters are on." });
  await thanks.getByRole("button", { name: "Continue" }).click();
  // Back closes the top dialog first.
  await expect(thanks).toBeHidden();
  await expect(settings.getByRole("switch", { name: "Show adult characters" })).toBeChecked();
  await leftHistory(page, 1);
  await page.goBack();
  await expect(settings).toBeHidden();

  const show = page.getByRole("main").getByRole("button", { name: /^Show/ });
  // Adult characters are near the end of the list.
  await loadUntil(page, show);
  await expectAccessible(page);
  const before = new Set(await cards(page).allTextContents());
  await show.first().click();
  await expect
    .poll(async () => (await cards(page).allTextContents()).some((name) => !before.has(name)))
    .toBe(true);
  const shown = (await cards(page).allTextContents()).find((name) => !before.has(name)) ?? "";
  const link = cards(page).filter({ hasText: shown });
  const address = (await link.getAttribute("href")) ?? "";

  const chat = address.replace("/detail", "/chat");
  const stranger = await browser.newPage();
  for (const path of [address, chat]) {
    await stranger.goto(new URL(path, page.url()).href);
    await expect(stranger.getByRole("heading", { level: 1, name: "Adult character" })).toBeVisible();
    expect(await stranger.content()).not.toContain(shown);
    expect(await stranger.locator("main img").count()).toBe(0);
  }
  await stranger.getByRole("button", { name: "Adult content settings" }).click();
  await expect(stranger.getByRole("dialog")).toBeVisible();
  await stranger.close();

  // A user who attested, but switched adult content off in this browser, sees nothing of the character.
  await user.open(chat);
  await expect(composer(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem("mimi-adult", "false"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Adult character" })).toBeVisible();
  expect(await page.content()).not.toContain(shown);
  await expect(composer(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Adult content settings" }).click();
  await expect(composer(page)).toBeVisible();
});

test("a visitor hides a character, and can undo that", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await expect(cards(page).nth(5)).toBeAttached();
  const address = (await cards(page).nth(1).getAttribute("href")) ?? "";
  const named = page.getByRole("main").locator(`a[href="${address}"]`);
  await page.goto(address);
  await moreButton(page).click();
  await page.getByRole("menuitem", { name: "Hide this character" }).click();
  await expect(page).toHaveURL("/");
  await expect(cards(page).nth(5)).toBeAttached();
  await expect(named).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(named).not.toHaveCount(0);
});

// Rule: hidden-left-out
test("what is hidden is named on a character's page, shown again by one press, and stays among favourites", {
  tag: "@phone",
}, async ({ page, user }) => {
  const { creator, tags } = await user.get<Character>(`/character/detail/?character_id=${user.odile}`);
  await user.post("/user/hide/", { kind: "creator", id: creator.uid });
  await user.open(`/character/${user.odile}/detail`);
  const tag = tags[0];
  await user.post("/user/hide/", { kind: "tag", id: String(tag?.id) });
  await user.get(`/user/add_favourite/?character_id=${user.odile}&value=1`);
  await page.reload();
  const byTag = page.getByText(`Hidden by your tag ${tag?.name}`);
  const byCreator = page.getByText(`Hidden by the creator @${creator.user_name}`);
  await expect(byTag).toBeVisible();
  await expect(byCreator).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Show again: the tag ${tag?.name}` }).click();
  await expect(byTag).toHaveCount(0);
  await expect(byCreator).toBeVisible();

  // Hiding is for discovery: the user's own favourites stay.
  await page.goto("/");
  await expect(cards(page).nth(5)).toBeAttached();
  await page.getByRole("button", { name: "Favourites", exact: true }).click();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /^Odile/ })
      .last(),
  ).toBeVisible();

  await page.goto(`/character/${user.odile}/detail`);
  await page.getByRole("button", { name: `Show again: @${creator.user_name}` }).click();
  await expect(byCreator).toHaveCount(0);
});

test("a character's address is shown, selected, where the browser does not copy it", {
  tag: "@phone",
}, async ({ page, user }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  });
  await user.open(`/character/${user.odile}/detail`);
  await page.getByRole("button", { name: "Share", exact: true }).filter({ visible: true }).first().click();
  const address = page.getByRole("dialog").getByRole("textbox", { name: "Address" });
  await expect(address).toHaveValue(page.url());
  const selected = () =>
    address.evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
  await address.focus();
  await expect.poll(selected).toEqual([0, page.url().length]);
  await expectAccessible(page);
  await closeDialog(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

// Rule: report-from-character-page
test("a visitor reports a cover and a creator", async ({ page }) => {
  await page.goto("/");
  await cards(page).nth(2).click();
  await expect(page).toHaveURL(/\/detail$/);
  for (const [entry, title] of [
    ["Report this cover", "Report this image"],
    [/^Report @/, "Report this profile"],
  ] as const) {
    await moreButton(page).click();
    await page.getByRole("menuitem", { name: entry }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.getByRole("radio", { name: "Spam" }).check();
    await dialog.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByText("Report received")).toBeVisible();
    await page.getByRole("button", { name: "Done" }).click();
  }
});

test("a visitor reports a character and gets a confirmation", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await cards(page).nth(1).click();
  await expect(page).toHaveURL(/\/detail$/);
  await moreButton(page).click();
  await page.getByRole("menuitem", { name: "Report this character" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this character" });
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(dialog.getByText("Please choose a reason")).toBeVisible();
  await dialog.getByRole("radio", { name: "Spam" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByText("Report received")).toBeVisible();
  await expectAccessible(page);
});

test("a service for adults only asks a visitor first, refuses who is under 18, and shows them where help is", {
  tag: "@phone",
}, async ({ page }) => {
  // The product that the journeys use is for all.
  await page.route(
    (url) => !url.pathname.includes("."),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('"adultsOnly":false', '"adultsOnly":true');
      return route.fulfill({ response, body });
    },
  );
  await page.goto("/");
  const question = page.getByRole("dialog", { name: "Are you 18 or older?" });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "I am under 18" }).click();
  const refusal = page.getByRole("dialog", { name: "For adults only" });
  await expect(refusal).toBeVisible();
  await page.reload();
  await expect(refusal).toBeVisible();
  await refusal.getByRole("button", { name: "Safety and help" }).click();
  await expect(page).toHaveURL("/safety");
  await expect(page.getByRole("heading", { level: 1, name: "Safety" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goBack();
  await refusal.getByRole("button", { name: "Answer again" }).click();
  await question.getByRole("button", { name: "I am 18 or older" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.reload();
  await cards(page).first().click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

// Rule: intimate-image-request-places
test("a visitor asks for the removal of a cover from the report of it, and sees its state", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto("/");
  await cards(page).nth(3).click();
  await expect(page).toHaveURL(/\/detail$/);
  const { pathname } = new URL(page.url());
  await moreButton(page).click();
  await page.getByRole("menuitem", { name: "Report this cover" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this image" });
  await dialog.getByRole("radio", { name: "A real person" }).check();
  await dialog.getByRole("link", { name: "Ask us to take it down within 48 hours" }).click();
  await expect(page).toHaveURL(/\/safety\/take-down\?place=/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /Where is the image/ })).toHaveValue(pathname);
  const send = page.getByRole("button", { name: "Send request" });
  await send.click();
  await expect(page.getByText("Please confirm the statement")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: /Signature/ }).fill("Ada Example");
  await page.getByRole("textbox", { name: /E-mail/ }).fill("ada@example.org");
  await page.getByRole("checkbox", { name: /good faith/ }).check();
  await page.getByRole("textbox", { name: /Where is the image/ }).fill("/character/unknown/detail");
  await send.click();
  await expect(page.getByText("There is no image at this address.", { exact: false })).toBeVisible();
  await page
    .getByRole("textbox", { name: /Where is the image/ })
    .fill(page.url().replace(/\?.*/, "") + pathname);
  await send.click();
  await expect(page.getByRole("heading", { level: 1, name: "We have your request" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See its state" }).click();
  await expect(page).toHaveURL(/\/safety\/report\?number=[\w-]{22}$/);
  await expect(page.getByText("A moderator has not decided yet.")).toBeVisible();
  await expect(page.getByText("To be decided by", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("textbox", { name: "Number of the report" }).fill("AAAAAAAAAAAAAAAAAAAAAA");
  await page.getByRole("button", { name: "Look up" }).click();
  await expect(page.getByText("There is no report with this number.", { exact: false })).toBeVisible();
});
