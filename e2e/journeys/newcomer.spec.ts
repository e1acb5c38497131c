import type { Page } from "@playwright/test";
import { closeDialog, idOfOdile, odileLink } from "../fixtures/pages.ts";
import { openLogin, sendLogin } from "../fixtures/signIn.ts";
import { becomeVisitor, composer, log, replies, send, type TestUser, textOf } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const startChat = (page: Page) => page.getByRole("button", { name: "Start chat" }).filter({ visible: true });
const reason = "Log in or create a free account to chat with Odile";

/** Opens a new chat with Odile as a visitor, and sends a text, up to the login dialog. */
async function sendAsVisitor(page: Page, text: string): Promise<void> {
  await page.goto(`/character/${await idOfOdile(page)}/chat`);
  await expect(replies(page)).toHaveCount(1);
  await expect(composer(page)).toHaveValue("");
  await send(page, text);
  await expect(dialog(page).getByText(reason)).toBeVisible();
}

/** The messages with this text in the user's newest chat, from the API. */
const stored = async (user: TestUser, text: string) =>
  (await user.messages()).filter((message) => textOf(message) === text);

// From home to the first reply: four presses (card, Start chat, Send, Log in / Sign up) and two fields beside the message.
// The message is typed once, before the account exists, and nothing waits for the mail.
// Rule: visitor-starts-chat
test("a newcomer writes first, signs up at Send, and the message goes out by itself", {
  tag: "@phone",
}, async ({ page, credentials }) => {
  await page.goto("/");
  await odileLink(page).first().click();
  await startChat(page).click();
  await expect(page).toHaveURL(/\/chat$/);
  await expect(replies(page)).toHaveCount(1);
  await expect(page.getByText("is an AI character", { exact: false }).first()).toBeVisible();
  await send(page, "Is anybody up?");
  await expect(dialog(page).getByText(reason)).toBeVisible();
  await sendLogin(page, credentials);

  await expect(log(page).getByText("Is anybody up?", { exact: true })).toHaveCount(1);
  await expect(log(page).getByText("You are in. We sent a link to confirm your e-mail.")).toBeInViewport();
  await expect(dialog(page)).toHaveCount(0);
  await expect(replies(page)).toHaveCount(2);
  await expect(replies(page).last()).toContainText(/\S+ \S+/);
  await expect(composer(page)).toHaveValue("");
  await expect(page).toHaveURL(/\/chat\/.+/);
});

const question = (page: Page) => page.getByRole("textbox", { name: "What shall they call you?" });
const stopped = (page: Page) => expect(page.getByRole("button", { name: "Stop the reply" })).toHaveCount(0);

test("a newcomer is asked for a name after the first reply, and characters use it from then on", {
  tag: "@phone",
}, async ({ page, credentials }) => {
  await sendAsVisitor(page, "Is anybody up?");
  await sendLogin(page, credentials);
  await expect(replies(page)).toHaveCount(2);
  await expect(question(page)).toBeInViewport();
  // No part of the e-mail address is shown to other users or sent to the AI.
  const local = credentials.email.split("@")[0] ?? "";
  expect(await page.locator("body").innerText()).not.toContain(local);
  await send(page, "What is my name?");
  await expect(replies(page)).toHaveCount(3);
  await stopped(page);
  await expect(replies(page).last()).not.toContainText(/User \d|the user/);
  // Half of the name is typed, the page is loaded again, then the caret goes back.
  await question(page).fill("Rwan");
  await page.reload();
  await expect(question(page)).toHaveValue("Rwan");
  await question(page).focus();
  await question(page).press("Home");
  await question(page).press("ArrowRight");
  await question(page).pressSequentially("o");
  await question(page).press("Enter");
  await expect(page.getByText("Rowan it is, from the next reply on.", { exact: false })).toBeInViewport();
  await send(page, "What is my name?");
  await expect(replies(page)).toHaveCount(4);
  await expect(replies(page).last()).toContainText("Rowan");
  await stopped(page);
  await page.reload();
  await expect(replies(page)).toHaveCount(4);
  await expect(question(page)).toHaveCount(0);
});

test("the question for a name is skipped for good", async ({ page, credentials }) => {
  await sendAsVisitor(page, "Is anybody up?");
  await sendLogin(page, credentials);
  await expect(question(page)).toBeVisible();
  const stored = page.waitForResponse(/\/user\/name\//);
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(question(page)).toHaveCount(0);
  await stored;
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await stopped(page);
  await expect(question(page)).toHaveCount(0);
});

test("a new member's home has one tap to a first chat, and Continue on the next day", {
  tag: "@phone",
}, async ({ page, credentials }) => {
  await page.goto("/");
  await openLogin(page);
  await sendLogin(page, credentials);
  await dialog(page).getByRole("button", { name: "Continue", exact: true }).click();
  const welcome = page.getByRole("region", { name: "Welcome. Pick someone and say hello." });
  await welcome
    .getByRole("link", { name: /^Start chat with/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/chat$/);
  await send(page, "Good evening.");
  await expect(log(page).getByText("Good evening.", { exact: true })).toHaveCount(1);
  await expect(question(page)).toBeVisible();
  await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Continue" })).toContainText("yesterday");
  await expect(welcome).toHaveCount(0);
});

test("a visitor's message is sent once, after a wrong password and the right one, beside a second tab", async ({
  page,
  context,
  credentials,
  user,
}) => {
  await becomeVisitor(page);
  const other = await context.newPage();
  await other.goto(`/character/${user.odile}/chat`);
  await composer(other).fill("From the other tab.");
  await sendAsVisitor(page, "Is anybody up?");
  await sendLogin(page, { ...credentials, password: "another river" });
  await expect(dialog(page).getByText("invalid username or password")).toBeVisible();
  await expect(dialog(page).getByText(reason)).toBeVisible();
  const reloaded = other.waitForEvent("load");
  await sendLogin(page, credentials);

  await expect(log(page).getByText("Is anybody up?", { exact: true })).toHaveCount(1);
  await expect(replies(page)).toHaveCount(2);
  await reloaded;
  await expect(composer(other)).toHaveValue(/From the other tab\./);
  await page.reload();
  await expect(log(page).getByText("Is anybody up?", { exact: true })).toHaveCount(1);
  expect(await stored(user, "Is anybody up?")).toHaveLength(1);
  expect(await stored(user, "From the other tab.")).toHaveLength(0);
});

test("a visitor's message begins a new chat, although the user has one with the character", async ({
  page,
  credentials,
  user,
}) => {
  await user.say(await newKey(user), "An older chat.");
  await becomeVisitor(page);
  await sendAsVisitor(page, "Is anybody up?");
  await sendLogin(page, credentials);
  await expect(log(page).getByText("Is anybody up?", { exact: true })).toHaveCount(1);
  await expect(log(page).getByText("An older chat.", { exact: true })).toHaveCount(0);
  await expect(replies(page)).toHaveCount(2);
});

test("a visitor who closes the login dialog keeps the text, also after a reload", { tag: "@phone" }, async ({
  page,
}) => {
  await sendAsVisitor(page, "Is anybody up?");
  await closeDialog(page);
  await expect(composer(page)).toHaveValue("Is anybody up?");
  await page.reload();
  await expect(composer(page)).toHaveValue("Is anybody up?");
});

// Rule: visitor-draft-by-tab
test("what a visitor wrote is not shown to the next person in this browser", async ({
  page,
  context,
  user,
}) => {
  await becomeVisitor(page);
  await sendAsVisitor(page, "A private thing");
  await closeDialog(page);
  await expect(composer(page)).toHaveValue("A private thing");
  await page.close();
  const next = await context.newPage();
  await next.goto(`/character/${user.odile}/chat`);
  await expect(replies(next)).toHaveCount(1);
  await expect(composer(next)).toHaveValue("");
});

async function newKey({ get, odile }: TestUser): Promise<string> {
  const { chat_key } = await get<{ chat_key: string }>(`/character/new_chatkey/?character_id=${odile}`);
  return chat_key;
}
