import type { Locator, Page } from "@playwright/test";
import { holdCode } from "../fixtures/checkers/loading.ts";
import { decideAgainst } from "../fixtures/decideAgainst.ts";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { beginChat } from "../fixtures/ownCharacter.ts";
import { choose, fromMenu, openSection } from "../fixtures/menu.ts";
import { moderate } from "../fixtures/moderator.ts";
import { closeDialog, idOfOdile, moreButton, searchField, title, waitForStart } from "../fixtures/pages.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { composer, log, openChat, replies, send, sendButton } from "../fixtures/testUser.ts";
import { compose, composeStep, RIGHT, textFields, typeAsPeopleDo } from "../fixtures/typing.ts";
import { expect, test } from "../fixtures/test.ts";

// Every screen and dialog with a text field. The fields of a place are found on it, so a new one is tested too.

/** Checks every text field that is visible, of which there are at least `least`, or one of them. */
async function expectTyping(page: Page, place: string, least: number, one?: Locator): Promise<void> {
  await test.step(place, async () => {
    await expect(async () => expect((await textFields(page)).length).toBeGreaterThanOrEqual(least)).toPass();
    for (const field of one ? [one] : await textFields(page)) {
      const result = await typeAsPeopleDo(page, field);
      const hasCaret = result.typed.includes("|");
      const right = hasCaret
        ? RIGHT
        : Object.fromEntries(Object.entries(RIGHT).map(([key, value]) => [key, value.replace("|", "")]));
      expect.soft(result, `${place}, ${result.field}`).toEqual({ field: result.field, ...right });
    }
  });
}

const dialog = (page: Page) => page.getByRole("dialog");

test("a visitor types in every field", async ({ page }) => {
  await page.goto("/search");
  await expectTyping(page, "search", 1);

  await page.goto("/");
  await page.getByRole("button", { name: "Filters", exact: true }).filter({ visible: true }).click();
  await expect(dialog(page)).toBeVisible();
  await expectTyping(page, "filters", 1);

  await page.goto("/");
  await openLogin(page);
  await expectTyping(page, "login", 2);

  const odile = await idOfOdile(page);
  await page.goto(`/character/${odile}/chat`);
  await expect(replies(page)).toHaveCount(1);
  await expectTyping(page, "chat of a visitor", 1);

  await page.goto(`/character/${odile}/detail`);
  await moreButton(page).click();
  await page.getByRole("menuitem", { name: "Report this character" }).click();
  await dialog(page).getByRole("radio").first().check();
  await expectTyping(page, "report", 1);

  await page.goto("/safety/report");
  await expectTyping(page, "state of a report", 1);
  await page.goto("/safety/take-down");
  await expectTyping(page, "request to take an image down", 4);
});

// Rule: typing-belongs-to-field
test("a user types in every field of a chat", { tag: "@phone" }, async ({ page, user }) => {
  await openChat(page, user);
  await send(page, "Good evening.");
  await expect(replies(page)).toHaveCount(2);
  await expect(sendButton(page)).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await waitForStart(page);
  await expectTyping(page, "composer", 1);

  await test.step("a message", async () => {
    await replies(page).last().focus();
    await page.keyboard.press("e");
    await expect(page.getByRole("textbox", { name: "Edit this message" })).toBeFocused();
    await expectTyping(page, "a message", 2);
    await page.getByRole("textbox", { name: "Edit this message" }).press("Escape");
  });

  await test.step("a note", async () => {
    await replies(page).last().focus();
    await replies(page).last().getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Regenerate with a note" }).click();
    await expect(page.getByRole("textbox", { name: "What should be different?" })).toBeFocused();
    await expectTyping(page, "a note", 2);
    await page.getByRole("textbox", { name: "What should be different?" }).press("Escape");
  });

  await fromMenu(page, "Find in this chat");
  await expect(page.getByRole("textbox", { name: "Find in this chat" })).toBeFocused();
  await expectTyping(page, "find in the chat", 2);
  await page.getByRole("textbox", { name: "Find in this chat" }).press("Escape");

  await fromMenu(page, "Memory");
  await dialog(page).getByRole("button", { name: "Add a memory" }).click();
  await expectTyping(page, "memory", 1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await closeDialog(page);

  await fromMenu(page, "Your persona");
  await dialog(page).getByRole("button", { name: "Create a persona" }).click();
  await expectTyping(page, "persona", 2);
  await page.getByRole("button", { name: "Cancel" }).click();
  await closeDialog(page);

  await fromMenu(page, "Your chats");
  await expect(dialog(page).getByRole("searchbox")).toBeVisible();
  await expectTyping(page, "history of chats", 1);
  // The search would hide the row.
  await expectTyping(page, "history of chats, a rename", 2, await rename(page));
});

test("a newcomer types the name by which characters call them", { tag: "@phone" }, async ({ page, user }) => {
  await page.route(/\/api\/user\/(\?|$)/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: { name_state: string } };
    answer.data.name_state = "unset";
    await route.fulfill({ json: answer });
  });
  await beginChat(user, user.odile, "Good evening.");
  await openChat(page, user);
  const question = page.getByRole("textbox", { name: "What shall they call you?" });
  await expect(question).toBeVisible();
  await expectTyping(page, "name", 2, question);
});

test("a user types in every field of the other pages", async ({ page, user }) => {
  await decideAgainst(page);
  await beginChat(user, user.odile, "Is the lift stuck?");
  await user.open("/chats");
  await expect(page.getByRole("searchbox", { name: "Search all chats" })).toBeVisible();
  await expectTyping(page, "all chats", 1);
  await expectTyping(page, "all chats, a rename", 2, await rename(page));

  await user.open("/policy");
  await waitForStart(page);
  await page.keyboard.press("Control+k");
  await expectTyping(page, "palette", 1);
  await closeDialog(page);

  await choose(page, "Account");
  await expectTyping(page, "account", 2);
  await closeDialog(page);

  const settings = await choose(page, "Settings");
  await openSection(settings, "Delete account");
  await expectTyping(page, "deleting the account", 1);

  await openSection(settings, "Decisions");
  await page.getByRole("button", { name: "Appeal", exact: true }).click();
  await expectTyping(page, "appeal", 1);
});

// Rule: typing-belongs-to-field
test("a creator types in every field of the form", async ({ page, user }) => {
  await user.open("/character");
  await expect(title(page)).toHaveText("New character");
  await page.getByRole("button", { name: "Add a first message" }).click();
  await page.getByRole("button", { name: "Add an entry" }).click();
  await expectTyping(page, "form", 16);
  for (const add of await page.getByRole("button", { name: /^Add: / }).all()) {
    const name = (await add.getAttribute("aria-label")) ?? "";
    await add.click();
    const field = page.locator("input:focus");
    await expect(field).toBeVisible();
    expect.soft((await typeAsPeopleDo(page, field)) satisfies object, name).toMatchObject(RIGHT);
    await field.press("Escape");
  }
});

test("the buttons for asterisks and quotation marks put a pair around the caret or the selection", {
  tag: "@phone",
}, async ({ page }) => {
  await page.goto(`/character/${await idOfOdile(page)}/chat`);
  await expect(replies(page)).toHaveCount(1);
  const asterisks = page.getByRole("button", { name: "Action: add asterisks" });
  const marked = () =>
    composer(page).evaluate((field: HTMLTextAreaElement) => {
      const { value, selectionStart: start, selectionEnd: end } = field;
      return `${value.slice(0, start)}[${value.slice(start, end)}]${value.slice(end)}`;
    });
  await asterisks.click();
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type("I open the door");
  expect(await marked()).toBe("*I open the door[]*");
  await page.getByRole("button", { name: /quotation marks/ }).click();
  expect(await marked()).toBe("*I open the door“[]”*");
  await composer(page).fill("I open the door");
  await composer(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(2, 6));
  await asterisks.click();
  expect(await marked()).toBe("I *[open]* the door");
  await page.keyboard.press("Control+z");
  await expect(composer(page)).toHaveValue("I open the door");
});

// Rule: typing-belongs-to-field
test("a composed text becomes a tag only by Enter", async ({ page, user }) => {
  await user.open("/character");
  await expect(title(page)).toHaveText("New character");
  const cdp = await page.context().newCDPSession(page);
  await page.getByRole("button", { name: "Add: Content notes" }).click();
  await expect(page.locator("input:focus")).toBeVisible();
  await compose(cdp, ["あ", "あm", "あめ", "雨"], "雨");
  await expect(page.locator("input:focus")).toHaveValue("雨");
  await expect(page.getByRole("button", { name: /雨/ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /雨/ })).toHaveCount(1);
});

for (const [when, isCodeLate] of [
  ["a composition", false],
  ["a composition that began before the code was loaded", true],
] as const) {
  // Rule: typing-belongs-to-field
  test(`a stored draft that is loaded during ${when} is kept with what is composed`, async ({
    page,
    user,
  }) => {
    await openChat(page, user);
    await composer(page).fill("Of yesterday.");
    const releaseCode = isCodeLate ? await holdCode(page) : () => undefined;
    const release = await holdRequests(page, "**/api/character/**");
    await page.reload({ waitUntil: "commit" });
    const field = page.getByRole("main").getByRole("textbox");
    if (!isCodeLate) await waitForStart(page);
    await field.focus();
    const cdp = await page.context().newCDPSession(page);
    await composeStep(cdp, "に");
    releaseCode();
    release();
    await expect(page.getByRole("meter", { name: "Messages left today" })).toBeAttached();
    await expect(field).toHaveValue("に");
    await composeStep(cdp, "にほん");
    await cdp.send("Input.insertText", { text: "日本" });
    await expect(field).toHaveValue("Of yesterday.\n日本");
    await page.reload();
    await expect(field).toHaveValue("Of yesterday.\n日本");
  });
}

test("a moderator types in every field", { tag: "@desktop-only" }, async ({ page, user }) => {
  await moderate(page);
  await user.open("/moderation");
  await page.getByRole("list").getByRole("button", { name: "Ines" }).click();
  await page.getByRole("radio").nth(1).check();
  await expectTyping(page, "decision", 2);
  await page.getByRole("link", { name: "Log" }).click();
  await expectTyping(page, "log", 1);
});

/** Opens the field that renames the first chat. */
async function rename(page: Page): Promise<Locator> {
  await page
    .getByRole("button", { name: /^Actions for/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  const field = page.getByRole("textbox", { name: /^New name for/ });
  await expect(field).toBeFocused();
  return field;
}

test("the search box of the header passes on what is typed and composed", { tag: "@desktop-only" }, async ({
  page,
}) => {
  const box = page.getByRole("banner").getByRole("searchbox");
  await page.goto("/");
  await waitForStart(page);
  await box.focus();
  await page.keyboard.type("odile");
  await expect(searchField(page)).toHaveValue("odile");
  await page.goto("/");
  await waitForStart(page);
  await box.focus();
  await compose(await page.context().newCDPSession(page), ["に", "にほ", "日本"], "日本");
  await expect(searchField(page)).toHaveValue("日本");
});
