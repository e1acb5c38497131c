import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { fromMenu } from "../fixtures/menu.ts";
import { composer, log, openChat, replies, type TestUser, textOf } from "../fixtures/testUser.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

/** Opens a chat with Odile, sends one message and waits for the reply. */
async function sendFirstMessage(page: Page, user: TestUser, text: string): Promise<void> {
  await openChat(page, user);
  await say(page, text);
  await answered(page);
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

/** Waits until no reply is streaming and no message is waiting. */
async function answered(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(log(page).getByText("Will send when online")).toHaveCount(0);
}

/** Moves the focus to a turn by the arrow keys. 0 is the last turn. */
async function toTurn(page: Page, up: number): Promise<Locator> {
  await log(page).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  for (let step = 0; step < up; step += 1) await page.keyboard.press("ArrowUp");
  const turn = log(page)
    .getByRole("article")
    .nth(-1 - up);
  await expect(turn).toBeFocused();
  return turn;
}

test("by keyboard: regenerate, select a variant, edit, delete, undo and branch", async ({ page, user }) => {
  await sendFirstMessage(page, user, "The lift is stuck.");
  await toTurn(page, 0);
  await page.keyboard.press("r");
  await expect(log(page).getByText("2 / 2")).toBeVisible();
  await answered(page);
  await toTurn(page, 0);
  await page.keyboard.press("ArrowLeft");
  await expect(log(page).getByText("1 / 2")).toBeVisible();

  await toTurn(page, 1);
  await page.keyboard.press("e");
  const field = page.getByRole("textbox", { name: "Edit this message" });
  await field.fill("The lift is late.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(log(page).getByText("The lift is late.")).toBeVisible();
  await expect(log(page).getByText("edited")).toBeVisible();
  await expectAccessible(page);

  await toTurn(page, 1);
  await page.keyboard.press("Delete");
  await expect(log(page).getByRole("article")).toHaveCount(1);
  await log(page).focus();
  await page.keyboard.press("Control+z");
  await expect(log(page).getByText("The lift is late.")).toBeVisible();

  const before = page.url();
  await toTurn(page, 1);
  await page.keyboard.press("b");
  await expect(page).not.toHaveURL(before);
  await expect(log(page).getByText("The lift is late.")).toBeVisible();
  await expect(log(page).getByRole("article")).toHaveCount(2);
});

test("a finished reply is continued, also when it is not the last one", async ({ page, user }) => {
  await sendFirstMessage(page, user, "Good evening.");
  const reply = replies(page).nth(1);
  const before = await reply.getByRole("paragraph").allInnerTexts();
  await say(page, "And now?");
  await answered(page);
  await reply.focus();
  await reply.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Continue this reply" }).click();
  await expect
    .poll(async () => (await reply.getByRole("paragraph").allInnerTexts()).join(" ").length)
    .toBeGreaterThan(before.join(" ").length);
  await answered(page);
  await expect(reply).toContainText(before[0] ?? "");
});

// Rule: first-message-greeting
test("the greeting of a new chat: select a variant, which is fixed once answered; edit, pin and branch", async ({
  page,
  user,
}) => {
  await openChat(page, user);
  await expect(replies(page).first().getByText("1 / 3")).toBeVisible();
  await toTurn(page, 0);
  await page.keyboard.press("ArrowRight");
  await expect(replies(page).first().getByText("2 / 3")).toBeVisible();
  await say(page, "Good evening.");
  await answered(page);
  const greeting = await toTurn(page, 2);
  await expect(greeting.getByText("2 / 3")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Edit this message" }).fill("The lobby is empty.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(greeting.getByText("edited")).toBeVisible();
  await greeting.focus();
  await page.keyboard.press("p");
  await expect.poll(async () => (await user.messages())[0]).toMatchObject({ selected: 1, pinned: true });

  const before = page.url();
  await greeting.focus();
  await page.keyboard.press("b");
  await expect(page).not.toHaveURL(before);
  await expect(log(page).getByRole("article")).toHaveCount(1);
  await expect(log(page).getByText("The lobby is empty.")).toBeVisible();
});

test("a chat is found by its text, renamed, exported, deleted and restored", {
  tag: "@phone",
}, async ({ page, user }) => {
  await sendFirstMessage(page, user, "Do you know the word heliotrope?");
  await fromMenu(page, "Find in this chat");
  await page.getByRole("textbox", { name: "Find in this chat" }).fill("heliotr");
  await expect(page.getByRole("img", { name: /^Match \d/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await fromMenu(page, "Your chats");
  const panel = page.getByRole("dialog", { name: "Your chats" });
  await panel.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await panel.getByRole("textbox", { name: /^New name for/ }).fill("Flowers");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("link", { name: "Flowers" })).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole("searchbox").fill("heliotr");
  await panel.getByRole("link", { name: "Flowers" }).first().click();
  await expect(panel).toHaveCount(0);
  await expect(log(page).getByText("Do you know the word heliotrope?")).toBeInViewport();
  await expect(page).toHaveURL(/\/chat\/[\w-]+$/);
  await expect(page.locator("header").getByText("Flowers")).toBeVisible();

  const downloading = page.waitForEvent("download");
  await fromMenu(page, "Save as Markdown");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Odile.*-Flowers\.md$/);
  expect(await readFile(await download.path(), "utf8")).toContain("Do you know the word heliotrope?");

  await fromMenu(page, "Your chats");
  await panel.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("will be moved to the bin");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(log(page).getByText("heliotrope")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await fromMenu(page, "Your chats");
  await panel.getByRole("link", { name: "Flowers" }).click();
  await expect(log(page).getByText("Do you know the word heliotrope?")).toBeVisible();
});

test("a user chats as a persona, and adds, removes and restores a line of memory", { tag: "@phone" }, async ({
  page,
  user,
}) => {
  await sendFirstMessage(page, user, "I have the key to room four.");
  await page.getByRole("button", { name: "You: your persona. Change it" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "Create a persona" }).click();
  await picker.getByRole("textbox", { name: /^Name/ }).fill("Marguerite");
  await picker.getByRole("button", { name: "Save" }).click();
  await expect(picker.getByRole("radio", { name: "Marguerite" })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await say(page, "Good evening.");
  await answered(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Marguerite: your persona. Change it" })).toBeVisible();

  await toTurn(page, 3);
  await page.keyboard.press("m");
  const memory = page.getByRole("dialog", { name: /remembers$/ });
  const remembered = memory.getByRole("listitem").filter({ hasText: "The user has the key to room four." });
  await memory.getByRole("textbox").fill("The user has the key to room four.");
  await memory.getByRole("button", { name: "Save" }).click();
  await expect(remembered).toBeVisible();
  await expectAccessible(page);
  await memory.getByRole("button", { name: /^Remove/ }).click();
  await expect(remembered).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(remembered).toBeVisible();
  await memory.getByRole("tab", { name: "What the AI reads" }).click();
  await expect(memory.getByText(/words in all/)).toBeVisible();
  await memory.getByRole("tab", { name: "Memories" }).click();
  await memory.getByRole("link", { name: /^I have the key/ }).click();
  await expect(memory).toHaveCount(0);
  await expect(log(page).getByText("I have the key to room four.")).toBeInViewport();
});

test("messages sent offline wait in order, and are sent once", async ({ page, user, context }) => {
  await sendFirstMessage(page, user, "Can you hear me?");
  await context.setOffline(true);
  await say(page, "First without a line.");
  await say(page, "Second without a line.");
  await expect(log(page).getByText("Will send when online")).toHaveCount(2);
  await context.setOffline(false);
  await expect(log(page).getByText("Will send when online")).toHaveCount(0);
  await answered(page);
  await page.reload();
  const sent = log(page).getByText(/without a line\.$/);
  await expect(sent).toHaveText(["First without a line.", "Second without a line."]);
});

test("two tabs show the same messages of a chat", async ({ page, user, context }) => {
  await sendFirstMessage(page, user, "Is this the same room?");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(log(other).getByText("Is this the same room?")).toBeVisible();
  await say(page, "I came back.");
  await answered(page);
  await expect(log(other).getByText("I came back.")).toBeVisible();
  await expect(log(other).getByRole("article")).toHaveCount(5);
  const opening = await log(page).getByRole("article").last().getByRole("paragraph").first().innerText();
  await expect(log(other).getByRole("article").last()).toContainText(opening.slice(0, 30));
});

/** Opens the chat in a second tab. Both viewports are high enough to render all messages. */
async function secondTab(page: Page, text: string): Promise<Page> {
  const other = await page.context().newPage();
  const { width } = page.viewportSize() ?? { width: 1280 };
  for (const tab of [page, other]) await tab.setViewportSize({ width, height: 3_000 });
  await other.goto(page.url());
  await expect(log(other).getByText(text)).toBeVisible();
  return other;
}

/** The beginning of each turn's text, in order. */
async function turns(page: Page): Promise<string[]> {
  const texts = await log(page).getByRole("article").allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, " ").slice(0, 60));
}

test("messages that two tabs send offline are sent once, and both tabs show all of them", async ({
  page,
  user,
  context,
}) => {
  await sendFirstMessage(page, user, "Can you hear me?");
  const other = await secondTab(page, "Can you hear me?");
  await context.setOffline(true);
  for (const count of ["One", "Two"]) {
    await say(page, `${count} from the first tab.`);
    await say(other, `${count} from the second tab.`);
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(log(tab).getByText(/from the (first|second) tab\.$/)).toHaveCount(4);
    await expect(log(tab).getByRole("article")).toHaveCount(11);
    await answered(tab);
    for (const name of ["first", "second"]) {
      await expect(log(tab).getByText(new RegExp(`from the ${name} tab\\.$`))).toHaveText([
        `One from the ${name} tab.`,
        `Two from the ${name} tab.`,
      ]);
    }
  }
  await expect.poll(async () => await turns(other)).toEqual(await turns(page));
  expect((await user.messages()).filter(({ role }) => role === "user")).toHaveLength(5);
});

test("an open tab sends the offline messages of a closed tab", async ({ page, user, context }) => {
  await sendFirstMessage(page, user, "Can you hear me?");
  const other = await secondTab(page, "Can you hear me?");
  await context.setOffline(true);
  await say(other, "From the tab that goes.");
  await say(page, "From the tab that stays.");
  await other.close();
  await context.setOffline(false);
  await expect(log(page).getByText("From the tab that goes.")).toBeVisible();
  await expect(log(page).getByRole("article")).toHaveCount(7);
  await answered(page);
  const texts = (await user.messages()).filter(({ role }) => role === "user").map(textOf);
  expect(texts).toEqual(["Can you hear me?", "From the tab that stays.", "From the tab that goes."]);
});
