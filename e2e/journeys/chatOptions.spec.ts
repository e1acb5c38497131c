import { leftHistory } from "../fixtures/pages.ts";
import { readFile } from "node:fs/promises";
import type { Message } from "@mimi/contract";
import type { Page } from "@playwright/test";
import { drag } from "../fixtures/finger.ts";
import { fromMenu } from "../fixtures/menu.ts";
import { beginChat, publishCharacter } from "../fixtures/ownCharacter.ts";
import {
  composer,
  log,
  openChat,
  replies,
  send,
  sendButton,
  sendForFirstWords,
  streamingReply,
} from "../fixtures/testUser.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

/** Waits until no reply is streaming. */
async function answered(page: Page): Promise<void> {
  await expect(sendButton(page)).toBeVisible();
  await expect(streamingReply(page)).toHaveCount(0);
}

// Rule: back-closes-dialog
test("Back closes a panel over the chat, and the chat stays", { tag: "@phone" }, async ({ page, user }) => {
  await openChat(page, user);
  await send(page, "Who is in room 7?");
  await answered(page);
  await expect(page).toHaveURL(/\/chat\/[^/]+$/);
  const address = page.url();
  await composer(page).fill("Still here");
  for (const name of ["Memory", "Your persona"]) {
    await fromMenu(page, name);
    const panel = page.getByRole("dialog");
    await expect(panel).toBeVisible();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(composer(page)).toHaveValue("Still here");
  }
  await fromMenu(page, "Memory");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await leftHistory(page);
  expect(page.url()).toBe(address);
});

/** Words that most sentences of a language have, and the other language does not. */
const common = {
  de: /(?<!\p{L})(?:ich|du|das|der|und|nicht|ist|ein|eine|mir|dir|sie|auf)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:the|and|you|it|is|to|of|that|what|this|me|my|your)(?!\p{L})/iu,
};

test("an English reader chooses that a German character replies in English", {
  tag: "@phone",
}, async ({ page, user }) => {
  const reply = log(page).getByRole("article").last();
  await user.open("/character/wiebke/chat");
  await send(page, "Ich weiß noch nicht, was ich hier soll.");
  await answered(page);
  await expect(reply).toContainText(common.de);
  await page.getByRole("button", { name: "This chat", exact: true }).click();
  const choice = page.getByRole("group", { name: "Replies in" });
  await expect(choice.getByRole("menuitemradio", { name: "Deutsch the character's" })).toBeChecked();
  await choice.getByRole("menuitemradio", { name: "English yours" }).click();
  await send(page, "Ich weiß es immer noch nicht.");
  await answered(page);
  await expect(reply).toContainText(common.en);
  await expect(reply).not.toContainText(common.de);
  await page.reload();
  await page.getByRole("button", { name: "This chat", exact: true }).click();
  await expect(page.getByRole("menuitemradio", { name: "English yours" })).toBeChecked();
});

test("choose a greeting; stop, continue and regenerate a reply with a note", {
  tag: "@phone",
}, async ({ page, user, isMobile }) => {
  const name = `Odalys ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await publishCharacter(user, {
    name,
    chat_name: "Odalys",
    greeting: "“You are early.”",
    alternate_greetings: ["“You are late.”", "“You came.”"],
    definition: "{{char}} keeps a lift that nobody calls, and talks at length.",
  });
  await user.open(`/character/${id}/chat`);
  const turns = log(page).getByRole("article");
  await expect(turns).toHaveCount(1);
  await expect(log(page).getByText("“You are early.”")).toBeVisible();
  if (isMobile) await drag(page, turns.first(), -160);
  else await page.getByRole("button", { name: "Next variant" }).click();
  await expect(log(page).getByText("“You are late.”")).toBeVisible();
  await expect(page.getByRole("img", { name: "Variant 2 of 3" })).toBeVisible();

  const quotedText = page
    .getByRole("log")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name: "Odalys" }) });
  await sendForFirstWords(page, "Tell me at length about the hotel, the lift and the rain.", { stops: true });
  await expect(page.getByText("You stopped this reply.")).toBeVisible();
  const half = (await quotedText.last().locator("p").first().innerText()).slice(0, 20);
  await page.getByRole("button", { name: "Continue", exact: true }).click();
  await expect(page.getByText("You stopped this reply.")).toHaveCount(0);
  await answered(page);
  await expect(quotedText.last()).toContainText(half);

  await quotedText.last().getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Regenerate with a note" }).click();
  const note = page.getByRole("textbox", { name: "What should be different?" });
  await note.fill("Shorter, please.");
  await expectAccessible(page);
  const request = page.waitForRequest("**/api/chat/regenerate/");
  await log(page).getByRole("button", { name: "Regenerate", exact: true }).last().click();
  expect((await request).postDataJSON()).toMatchObject({ note: "Shorter, please." });
  await expect(page.getByRole("img", { name: "Variant 2 of 2" })).toBeVisible();
  await answered(page);

  // The server has the same selected variants.
  const { messages } = await user.get<{ messages: readonly Message[] }>(
    `/character/last_history/?character_id=${id}`,
  );
  expect(messages.map(({ selected, alternatives }) => [selected, alternatives.length])).toEqual([
    [1, 3],
    [0, 1],
    [1, 2],
  ]);
});

test("suggestions, a refused message with its rule, and the crisis help", async ({ page, user }) => {
  await openChat(page, user);
  await send(page, "Good evening.");
  await answered(page);

  await page.getByRole("button", { name: "Suggest what I could say" }).click();
  const suggestions = page.getByRole("region", { name: "Suggestions" });
  const first = suggestions.getByRole("button").first();
  await expect(first).toHaveText(/\S/);
  const words = await first.innerText();
  await expectAccessible(page);
  await first.click();
  await expect(composer(page)).toHaveValue(words);

  const used = await user.used();
  await send(page, "zz_banned_1 in the lift");
  const rule = page.getByRole("link", { name: /^Read the rule/ });
  await expect(
    page.getByText("This was not sent because it breaks one of our rules.", { exact: false }),
  ).toBeVisible();
  await expect(rule).toHaveAttribute("href", "/policy#rules");
  await expect(composer(page)).toHaveValue("zz_banned_1 in the lift");
  await expectAccessible(page);
  await page.reload();
  await expect(composer(page)).toHaveValue("zz_banned_1 in the lift");
  expect(await user.used()).toBe(used);
  expect(await user.messages()).toHaveLength(3);

  await send(page, "I think of zz_crisis_1 tonight.");
  await answered(page);
  const help = log(page).getByRole("region", { name: "You do not have to carry this alone" });
  await expect(help.getByRole("link", { name: "0800 111 0 111" })).toHaveAttribute("href", "tel:08001110111");
  await expectAccessible(page);
  await page.reload();
  await help.getByRole("button", { name: "Back to the chat" }).click();
  await expect(help).toHaveCount(0);
  await expect(replies(page)).toHaveCount(3);
});

test("after a creator changed a character, a user keeps the old revision or accepts the new one", {
  tag: "@desktop-only",
}, async ({ page, user }) => {
  const parts = { name: `Odalys ${crypto.randomUUID().slice(0, 8)}`, chat_name: "Odalys" };
  const { id } = await publishCharacter(user, { ...parts, scenario: "A lift between two floors." });
  const chats = [
    await beginChat(user, id, "Is the lift stuck?"),
    await beginChat(user, id, "Is it raining?"),
  ] as const;
  await user.post("/character/create/", { ...parts, id, scenario: "A lift in the rain." });
  const offered = log(page).getByText("The creator has changed", { exact: false });
  const dialog = page.getByRole("dialog", { name: /^What changed about/ });
  const pinned = async (chatKey: string) =>
    (await user.get<{ pinned: number }>(`/chat/revision/?chat_key=${chatKey}`)).pinned;

  await user.open(`/character/${id}/chat/${chats[0]}`);
  await expect(offered).toBeVisible();
  await page.getByRole("button", { name: "See what changed" }).click();
  await expect(dialog.getByRole("deletion").filter({ hasText: "between two floors." })).toBeVisible();
  await expect(dialog.getByRole("insertion").filter({ hasText: "in the rain." })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Keep earlier version" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(log(page).getByText("You kept the earlier version of Odalys.")).toBeVisible();
  await leftHistory(page);
  await page.reload();
  await expect(log(page).getByText("Is the lift stuck?")).toBeVisible();
  await expect(offered).toHaveCount(0);

  await user.open(`/character/${id}/chat/${chats[1]}`);
  await page.getByRole("button", { name: "See what changed" }).click();
  await dialog.getByRole("button", { name: "Use new version" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(log(page).getByText("This chat now uses the new version of Odalys.")).toBeVisible();
  expect(await pinned(chats[1])).toBeGreaterThan(await pinned(chats[0]));
});

test("a chat is exported as JSON without loss", { tag: "@desktop-only" }, async ({ page, user }) => {
  const chatKey = await beginChat(user, user.odile, "Do you know the word heliotrope?");
  await user.open(`/character/${user.odile}/chat/${chatKey}`);
  await expect(replies(page)).toHaveCount(2);
  const downloading = page.waitForEvent("download");
  await fromMenu(page, "Save as JSON");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const saved = JSON.parse(await readFile(await download.path(), "utf8")) as { messages: readonly Message[] };
  const stored = await user.messages();
  expect(saved.messages.map(({ id }) => id)).toEqual(stored.map(({ id }) => id));
});
