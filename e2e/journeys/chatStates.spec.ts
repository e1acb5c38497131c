import type { CharacterSummary, Chat, History } from "@mimi/contract";
import type { Browser, Page } from "@playwright/test";
import { choose, fromMenu, openSection } from "../fixtures/menu.ts";
import { closeDialog, waitForStart } from "../fixtures/pages.ts";
import { beginChat, publishCharacter } from "../fixtures/ownCharacter.ts";
import { composer, createUserByApi, send, sendButton, type TestUser } from "../fixtures/testUser.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// A chat outlives the page of its character (product 9), and a new user finds no dead end.

const log = (page: Page) => page.getByRole("log");
const main = (page: Page) => page.getByRole("main");

/** Another user, who creates a character. */
async function newCreator(browser: Browser, address: string): Promise<TestUser> {
  const page = await browser.newPage();
  const email = `creator.${crypto.randomUUID()}@example.test`;
  return createUserByApi(page, { email, password: "a quiet river" }, address);
}

interface Withdrawal {
  readonly state: string;
  readonly withdraw: (creator: TestUser, id: string, name: string) => Promise<unknown>;
}

const withdrawals: readonly Withdrawal[] = [
  {
    state: "in the bin",
    withdraw: (creator, character_id) => creator.post("/character/delete/", { character_id }),
  },
  {
    state: "private",
    withdraw: (creator, id, name) => creator.post("/character/create/", { id, name, visibility: "private" }),
  },
  { state: "of a deleted account", withdraw: (creator) => creator.post("/user/delete/", {}) },
];

for (const { state, withdraw } of withdrawals) {
  test(`the chat with a character that is ${state} opens everywhere, says why, and continues`, {
    tag: "@phone",
  }, async ({ page, browser, user, baseURL }) => {
    const creator = await newCreator(browser, baseURL ?? "");
    const name = `Ilse ${crypto.randomUUID().slice(0, 6)}`;
    const { id } = await publishCharacter(creator, { name, visibility: "public" });
    const chatKey = await beginChat(user, id, "The harbour is quiet.");
    await withdraw(creator, id, name);

    // By its address: no call for the page of the character.
    const details: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/character/detail/")) details.push(request.url());
    });
    await user.open(`/character/${id}/chat/${chatKey}`);
    await expect(page.getByText(`The creator has withdrawn ${name}. This chat continues.`)).toBeVisible();
    await expect(log(page).getByText("The harbour is quiet.")).toBeVisible();
    await expectAccessible(page);
    expect(details).toEqual([]);
    await expect(page.locator(`a[href="/character/${id}/detail"]`)).toHaveCount(0);

    await composer(page).fill("And the lamp?");
    await page.keyboard.press("Enter");
    await expect(log(page).getByText("And the lamp?")).toBeVisible();
    const statuses = async () => (await messagesOf(user, chatKey)).map(({ status }) => status);
    await expect.poll(statuses).toEqual(Array.from({ length: 5 }, () => "done"));

    // By the list of chats.
    await user.open("/chats");
    await main(page).getByRole("link", { name: "The harbour is quiet." }).first().click();
    await expect(page.getByText(`The creator has withdrawn ${name}.`)).toBeVisible();
    await expectExported(page, "And the lamp?");
  });
}

async function messagesOf(user: TestUser, chatKey: string): Promise<History["messages"]> {
  return (await user.get<History>(`/chat/messages/?chat_key=${chatKey}`)).messages;
}

/** Saves the chat by its menu, and reads the file. */
async function expectExported(page: Page, text: string): Promise<void> {
  const download = page.waitForEvent("download");
  const save = page.getByRole("button", { name: "Save this chat" });
  if (await save.isVisible()) await save.click();
  else {
    await page.getByRole("button", { name: "This chat", exact: true }).click();
    await page.getByRole("menuitem", { name: /Markdown/ }).click();
  }
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain(text);
}

test("the chat with a withdrawn character is in the rail of another chat", {
  tag: "@desktop-only",
}, async ({ page, browser, user, baseURL }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  const creator = await newCreator(browser, baseURL ?? "");
  const name = `Ilse ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await publishCharacter(creator, { name, visibility: "public" });
  await beginChat(user, id, "The harbour is quiet.");
  await creator.post("/character/delete/", { character_id: id });
  await user.open(`/character/${user.odile}/chat`);
  await page.getByRole("link", { name: new RegExp(name) }).click();
  await expect(page.getByText(`The creator has withdrawn ${name}.`)).toBeVisible();
  await expect(page.getByRole("link", { name: /The harbour is quiet/ }).first()).toBeVisible();
});

// Only the operator can make a moderator, so the state is set in the answers. The API has its own tests of these states.
for (const [state, sentence] of [
  ["taken_down", "Moderators took this character down. Your messages are here; save them."],
  ["in_review", "Moderators are reviewing this character."],
] as const) {
  test(`the chat with a character that is ${state} can be read and saved, and not written to`, {
    tag: "@phone",
  }, async ({ page, user }) => {
    const chatKey = await beginChat(user, user.odile, "The harbour is quiet.");
    await page.route(/\/api\/(chat\/messages|chat\/list)\//, async (route) => {
      const answer = (await (await route.fetch()).json()) as { data: { chat?: Chat; items?: Chat[] } };
      for (const chat of [answer.data.chat, ...(answer.data.items ?? [])])
        if (chat) Object.assign(chat.character, { state, cover: null });
      await route.fulfill({ json: answer });
    });
    await user.open(`/character/${user.odile}/chat/${chatKey}`);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(log(page).getByText("The harbour is quiet.")).toBeVisible();
    await expect(composer(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Regenerate" })).toHaveCount(0);
    await expectAccessible(page);
    await expectExported(page, "The harbour is quiet.");
  });
}

test("the chat with an edited character continues, and with an adult one asks for the age first", async ({
  page,
  browser,
  user,
  baseURL,
}) => {
  const creator = await newCreator(browser, baseURL ?? "");
  const name = `Ilse ${crypto.randomUUID().slice(0, 6)}`;
  const { id } = await publishCharacter(creator, { name, visibility: "public" });
  const chatKey = await beginChat(user, id, "The harbour is quiet.");
  await creator.post("/character/create/", { id, name, greeting: "“You are late.”" });
  await user.open(`/character/${id}/chat/${chatKey}`);
  await expect(page.getByText(`The creator has changed ${name}.`)).toBeVisible();
  await expect(log(page).getByText("“You came.”")).toBeVisible();

  const attest = (value: boolean) =>
    user.post("/user/attest_adult/", { method: "statement", version: "2026-11", value });
  await attest(true);
  const { items } = await user.get<{ items: CharacterSummary[] }>("/index/?page=1&count=50&rating=nsfw");
  const adult = items.find(({ rating }) => rating === "nsfw");
  if (!adult) throw new Error("The sample data has no adult character.");
  const adultKey = await beginChat(user, adult.id, "Good evening.");
  await attest(false);
  await user.open(`/character/${adult.id}/chat/${adultKey}`);
  await expect(page.getByRole("heading", { level: 1, name: "Adult character" })).toBeVisible();
  expect(await page.content()).not.toContain(adult.name);
  await expect(composer(page)).toHaveCount(0);
});

test("a new user finds a way on from every screen", { tag: "@phone" }, async ({ page, user }) => {
  await user.open("/");
  // No Continue over boxes without a chat.
  await expect(main(page).getByRole("heading", { name: "Continue" })).toHaveCount(0);
  await user.open("/chats");
  await expect(main(page).getByText("Your chats appear here")).toBeVisible();
  await main(page).getByRole("tab", { name: "Bin" }).click();
  await expect(main(page).getByText("The bin is empty")).toBeVisible();
  await user.open("/characters");
  await expect(
    main(page)
      .getByRole("link", { name: /Create/ })
      .or(main(page).getByRole("button", { name: /Create/ }))
      .first(),
  ).toBeVisible();
  await user.open("/?list=favourites");
  await expect(main(page).getByRole("link").or(main(page).getByRole("button")).first()).toBeVisible();
  await user.open("/search");
  await expect(page.getByRole("searchbox").first()).toBeVisible();
  await user.open(`/character/${user.odile}/chat`);
  await expect(composer(page)).toBeVisible();
  await send(page, "Good evening.");
  await expect(sendButton(page)).toBeVisible();
  await expect(page).toHaveURL(/\/chat\/.+/);
  const dialog = page.getByRole("dialog");
  for (const [panel, words] of [
    ["Memory", "No memories yet"],
    ["Your persona", "You have no personas yet"],
  ] as const) {
    await fromMenu(page, panel);
    await expect(dialog.getByText(words)).toBeVisible();
    await expectAccessible(page);
    await closeDialog(page);
  }
  await user.open("/policy");
  await waitForStart(page);
  await choose(page, "Account");
  await expect(dialog.getByLabel("User name")).toBeVisible();
  await closeDialog(page);
  const settings = await choose(page, "Settings");
  for (const [section, words] of [
    ["Hidden", "Nothing is hidden"],
    ["Adult content", "Show adult characters"],
    ["Decisions", "Nothing here"],
    ["Your data", "Export my data"],
  ] as const) {
    await openSection(settings, section);
    await expect(settings.getByText(words).first()).toBeVisible();
    await expect(settings.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  }
  await user.open("/moderation");
  await expect(page).toHaveTitle("404 Not Found");
});
