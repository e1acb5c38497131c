import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { fromMenu } from "../fixtures/menu.ts";
import { composer, log, openChat, type Reader, textOf } from "../fixtures/reader.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

/** A member in a chat with Odile in which one thing was said and answered. */
async function talk(page: Page, member: Reader, text: string): Promise<void> {
  await openChat(page, member);
  await say(page, text);
  await answered(page);
}

async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(log(page).getByText(text, { exact: true })).toBeVisible();
}

/** No reply is on its way, and none is waited for. */
async function answered(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Send", exact: true })).toBeVisible({ timeout: 45_000 });
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(log(page).getByText("Waiting: it goes out by itself")).toHaveCount(0);
}

/** Goes to a turn by the arrow keys alone: 0 is the last one. */
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

test("a reply is turned, a message reworded, deleted and brought back, and a branch begun, by keyboard", async ({
  page,
  member,
}) => {
  await talk(page, member, "The lift is stuck.");
  await toTurn(page, 0);
  await page.keyboard.press("r");
  await expect(log(page).getByText("2 / 2")).toBeVisible({ timeout: 45_000 });
  await answered(page);
  await toTurn(page, 0);
  await page.keyboard.press("ArrowLeft");
  await expect(log(page).getByText("1 / 2")).toBeVisible();

  await toTurn(page, 1);
  await page.keyboard.press("e");
  const field = page.getByRole("textbox", { name: "Change this message" });
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

test("the greeting of a chat that was just begun is turned, reworded, marked and branched from", async ({
  page,
  member,
}) => {
  await talk(page, member, "Good evening.");
  const greeting = await toTurn(page, 2);
  await expect(greeting.getByText("1 / 3")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(greeting.getByText("2 / 3")).toBeVisible();
  await page.keyboard.press("e");
  await page.getByRole("textbox", { name: "Change this message" }).fill("The lobby is empty.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(greeting.getByText("edited")).toBeVisible();
  await greeting.focus();
  await page.keyboard.press("p");
  await expect.poll(async () => (await member.messages())[0]).toMatchObject({ selected: 1, pinned: true });

  const before = page.url();
  await greeting.focus();
  await page.keyboard.press("b");
  await expect(page).not.toHaveURL(before);
  await expect(log(page).getByRole("article")).toHaveCount(1);
  await expect(log(page).getByText("The lobby is empty.")).toBeVisible();
});

test("a chat is found by what was said in it, renamed, saved as a file, deleted and brought back", {
  tag: "@phone",
}, async ({ page, member }) => {
  await talk(page, member, "Do you know the word heliotrope?");
  await fromMenu(page, "Find in this chat");
  await page.getByRole("textbox", { name: "Find in this chat" }).fill("heliotr");
  await expect(page.getByRole("img", { name: /this is number/ })).toBeVisible();
  await page.keyboard.press("Escape");

  await fromMenu(page, "Your chats");
  const panel = page.getByRole("dialog", { name: "Your chats" });
  await panel.getByRole("button", { name: /^What to do with/ }).click();
  await page.getByRole("menuitem", { name: "Rename" }).click();
  await panel.getByRole("textbox", { name: /^New name of/ }).fill("Flowers");
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
  await panel.getByRole("button", { name: /^What to do with/ }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("go to the bin");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(log(page).getByText("heliotrope")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await fromMenu(page, "Your chats");
  await panel.getByRole("link", { name: "Flowers" }).click();
  await expect(log(page).getByText("Do you know the word heliotrope?")).toBeVisible();
});

test("a user chats as a persona, and what matters is remembered", { tag: "@phone" }, async ({
  page,
  member,
}) => {
  await talk(page, member, "I have the key to room four.");
  await page.getByRole("button", { name: "You are You here: change it" }).click();
  const picker = page.getByRole("dialog");
  await picker.getByRole("button", { name: "Make a persona" }).click();
  await picker.getByRole("textbox", { name: /^Name/ }).fill("Marguerite");
  await picker.getByRole("button", { name: "Save" }).click();
  await expect(picker.getByRole("radio", { name: "Marguerite" })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await say(page, "Good evening.");
  await answered(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "You are Marguerite here: change it" })).toBeVisible();

  await toTurn(page, 3);
  await page.keyboard.press("m");
  const memory = page.getByRole("dialog", { name: /remembers$/ });
  const remembered = memory.getByRole("listitem").filter({ hasText: "The reader has the key to room four." });
  await memory.getByRole("textbox").fill("The reader has the key to room four.");
  await memory.getByRole("button", { name: "Save" }).click();
  await expect(remembered).toBeVisible();
  await expectAccessible(page);
  await memory.getByRole("button", { name: /^Drop/ }).click();
  await expect(remembered).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(remembered).toBeVisible();
  await memory.getByRole("tab", { name: "What is sent" }).click();
  await expect(memory.getByText(/tokens in all/)).toBeVisible();
  await memory.getByRole("tab", { name: "Remembered" }).click();
  await memory.getByRole("link", { name: /^I have the key/ }).click();
  await expect(memory).toHaveCount(0);
  await expect(log(page).getByText("I have the key to room four.")).toBeInViewport();
});

test("what is sent without a connection waits in its order, and goes out once", async ({
  page,
  member,
  context,
}) => {
  await talk(page, member, "Can you hear me?");
  await context.setOffline(true);
  await say(page, "First without a line.");
  await say(page, "Second without a line.");
  await expect(log(page).getByText("Waiting: it goes out by itself")).toHaveCount(2);
  await context.setOffline(false);
  await expect(log(page).getByText("Waiting: it goes out by itself")).toHaveCount(0);
  await answered(page);
  await page.reload();
  const said = log(page).getByText(/without a line\.$/);
  await expect(said).toHaveText(["First without a line.", "Second without a line."]);
});

test("two tabs of one conversation agree", async ({ page, member, context }) => {
  await talk(page, member, "Is this the same room?");
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(log(other).getByText("Is this the same room?")).toBeVisible();
  await say(page, "I came back.");
  await answered(page);
  await expect(log(other).getByText("I came back.")).toBeVisible();
  await expect(log(other).getByRole("article")).toHaveCount(5);
  const said = await log(page).getByRole("article").last().getByRole("paragraph").first().innerText();
  await expect(log(other).getByRole("article").last()).toContainText(said.slice(0, 30));
});

/** A second tab of the conversation that the first one shows, both high enough to draw all of it. */
async function secondTab(page: Page, said: string): Promise<Page> {
  const other = await page.context().newPage();
  const { width } = page.viewportSize() ?? { width: 1280 };
  for (const tab of [page, other]) await tab.setViewportSize({ width, height: 3_000 });
  await other.goto(page.url());
  await expect(log(other).getByText(said)).toBeVisible();
  return other;
}

/** Who says what, from the beginning on. */
async function turns(page: Page): Promise<string[]> {
  const texts = await log(page).getByRole("article").allInnerTexts();
  return texts.map((text) => text.replaceAll(/\s+/g, " ").slice(0, 60));
}

test("what two tabs send without a connection goes out once, and both show all of it", async ({
  page,
  member,
  context,
}) => {
  await talk(page, member, "Can you hear me?");
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
  expect((await member.messages()).filter(({ role }) => role === "user")).toHaveLength(5);
});

test("of two tabs without a connection the one that stays sends what the other left", async ({
  page,
  member,
  context,
}) => {
  await talk(page, member, "Can you hear me?");
  const other = await secondTab(page, "Can you hear me?");
  await context.setOffline(true);
  await say(other, "From the tab that goes.");
  await say(page, "From the tab that stays.");
  await other.close();
  await context.setOffline(false);
  await expect(log(page).getByText("From the tab that goes.")).toBeVisible();
  await expect(log(page).getByRole("article")).toHaveCount(7);
  await answered(page);
  const said = (await member.messages()).filter(({ role }) => role === "user").map(textOf);
  expect(said).toEqual(["Can you hear me?", "From the tab that stays.", "From the tab that goes."]);
});
