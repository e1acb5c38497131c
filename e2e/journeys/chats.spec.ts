import type { CharacterSummary, Chat } from "@mimi/contract";
import type { Page } from "@playwright/test";
import { choose as chooseEntry, fromMenu, openMenu, openSection } from "../fixtures/menu.ts";
import { closeDialog, title } from "../fixtures/pages.ts";
import { textOf } from "../fixtures/testUser.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

const main = (page: Page) => page.getByRole("main");
const chatLink = (page: Page, name: string) => main(page).getByRole("link", { name, exact: true });

/** Chooses an action of a chat in the list. */
async function choose(page: Page, chat: string, action: string): Promise<void> {
  await main(page)
    .getByRole("button", { name: `Actions for ${chat}` })
    .click();
  await page.getByRole("menuitem", { name: action }).click();
}

// Rule: chats-page
test("all chats: search, rename, pin, delete with Undo, and the bin", { tag: "@phone" }, async ({
  page,
  user,
}) => {
  const { items } = await user.get<{ items: CharacterSummary[] }>("/index/?page=1&count=10&rating=sfw");
  const other = items.find(({ id }) => id !== user.odile)?.id ?? "";
  const newKey = async (id: string) =>
    (await user.get<{ chat_key: string }>(`/character/new_chatkey/?character_id=${id}`)).chat_key;
  const [odiles, others] = [await newKey(user.odile), await newKey(other)];
  await user.say(odiles, "The umbrella is still at the station.");
  await user.say(others, "Which train goes to the sea?", other);
  await user.post("/chat/rename/", { chat_key: odiles, title: "The umbrella" });
  await user.post("/chat/rename/", { chat_key: others, title: "A train to the sea" });

  await user.open("/");
  await main(page).getByRole("link", { name: "All chats" }).click();
  await expect(title(page)).toHaveText("Your chats");
  await expect(page).toHaveTitle(/^Your chats/);
  await expect(chatLink(page, "The umbrella")).toBeVisible();
  await expect(chatLink(page, "A train to the sea")).toBeVisible();
  await expectAccessible(page);

  const search = main(page).getByRole("searchbox", { name: "Search all chats" });
  await search.fill("station");
  await expect(main(page).getByRole("heading", { name: "Messages" })).toBeVisible();
  await chatLink(page, "The umbrella").click();
  await expect(page.getByRole("log").getByText("The umbrella is still at the station.")).toBeVisible();
  const marked = () =>
    page.evaluate(() => [...CSS.highlights.values()].flatMap((words) => [...words].map(String)));
  await expect.poll(marked).toContain("station");
  await page.goBack();
  await expect(search).toHaveValue("station");
  await expect(chatLink(page, "The umbrella")).toBeVisible();
  await search.fill("sea");
  await expect(main(page).getByRole("heading", { name: "Chats", exact: true })).toBeVisible();
  await expect(chatLink(page, "A train to the sea").first()).toBeVisible();
  await search.fill("");

  await choose(page, "The umbrella", "Rename");
  await page.getByRole("textbox", { name: "New name for The umbrella" }).fill("The lost umbrella");
  await page.keyboard.press("Enter");
  await expect(chatLink(page, "The lost umbrella")).toBeVisible();
  await choose(page, "The lost umbrella", "Pin to the top");
  await expect(main(page).getByRole("heading", { name: "Pinned" })).toBeVisible();
  await expect(main(page).getByRole("listitem").first()).toContainText("The lost umbrella");

  const deleteChat = async (name: string) => {
    await choose(page, name, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(chatLink(page, name)).toHaveCount(0);
  };
  await deleteChat("A train to the sea");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(chatLink(page, "A train to the sea")).toBeVisible();
  await deleteChat("A train to the sea");
  await main(page).getByRole("tab", { name: "Bin" }).click();
  await main(page).getByRole("button", { name: "Delete forever" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete forever" }).click();
  await expect(main(page).getByText("The bin is empty")).toBeVisible();

  await user.open("/");
  await openMenu(page);
  await page
    .getByRole("menuitem", { name: "Your chats" })
    .or(page.getByRole("dialog").getByRole("button", { name: "Your chats" }))
    .click();
  await expect(chatLink(page, "The lost umbrella")).toBeVisible();
  await expect(chatLink(page, "A train to the sea")).toHaveCount(0);
});

// Rule: page-title-and-focus
test("deleting the open chat leads to a new chat, and focuses its heading", { tag: "@phone" }, async ({
  page,
  user,
  isMobile,
}) => {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(chat_key, "The umbrella is still at the station.");
  await user.post("/chat/rename/", { chat_key, title: "The umbrella" });
  await user.open(`/character/${user.odile}/chat/${chat_key}`);
  await expect(page.getByRole("log").getByText("The umbrella is still at the station.")).toBeVisible();
  if (isMobile) await page.getByRole("button", { name: "Your chats" }).click();
  else await fromMenu(page, "Your chats");
  const panel = page.getByRole("dialog", { name: "Your chats" });
  await panel.getByRole("button", { name: "Actions for The umbrella" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(`/character/${user.odile}/chat`);
  await expect(panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Odile Marchetti" })).toBeFocused();
});

// Rule: branch-original
test("a branch names its original, and leads back to the message there", { tag: "@phone" }, async ({
  page,
  user,
}) => {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  for (const text of ["The first door.", "The second door.", "The third door."])
    await user.say(chat_key, text);
  await user.post("/chat/rename/", { chat_key, title: "Three doors" });
  const second = (await user.messages()).find((message) => textOf(message) === "The second door.");
  const { chat } = await user.post<{ chat: Chat }>("/chat/branch/", {
    chat_key,
    message_id: second?.id,
    client_id: crypto.randomUUID(),
  });
  await user.post("/chat/rename/", { chat_key: chat.chat_key, title: "Another door" });

  await user.open("/chats");
  const row = main(page).getByRole("listitem").filter({ hasText: "Another door" });
  await expect(row.getByText("From “Three doors”")).toBeVisible();
  await chatLink(page, "Another door").click();
  await expect(page.getByText("From “Three doors”")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Back to the original" }).click();
  await expect(page.getByRole("log").getByText("The third door.")).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`/chat/${chat_key}$`));
  await expect(page.getByRole("link", { name: "Back to the original" })).toHaveCount(0);

  await user.post("/chat/delete/", { chat_key });
  await user.open(`/character/${user.odile}/chat/${chat.chat_key}`);
  await expect(page.getByText("The original chat was deleted")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to the original" })).toHaveCount(0);
});

// Rule: message-tools-on-phones
test("the tools of an own last message are above the composer", { tag: ["@phone", "@phone-only"] }, async ({
  page,
  user,
}) => {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(chat_key, "The first door.");
  const [own] = (await user.messages()).filter((message) => textOf(message) === "The first door.");
  // A branch at an own message ends with it.
  const { chat } = await user.post<{ chat: Chat }>("/chat/branch/", {
    chat_key,
    message_id: own?.id,
    client_id: crypto.randomUUID(),
  });
  await user.open(`/character/${user.odile}/chat/${chat.chat_key}`);
  const tool = page.getByRole("log").getByRole("article").last().getByRole("button").last();
  await expect(tool).toBeVisible();
  // The list fades out in its last 12 px.
  await expect
    .poll(() =>
      tool.evaluate((element) => {
        const list = element.closest("[role=log]");
        return (list?.getBoundingClientRect().bottom ?? 0) - element.getBoundingClientRect().bottom;
      }),
    )
    .toBeGreaterThanOrEqual(12);
});

test("a visitor must log in to see chats", async ({ page }) => {
  await page.goto("/chats");
  await expect(title(page)).toHaveText("Your chats");
  await main(page).getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("in discreet mode titles and last lines of chats are hidden until one points at them or holds them", {
  tag: "@phone",
}, async ({ page, user }) => {
  const { chat_key: key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(key, "The umbrella is still at the station.");
  await user.post("/chat/rename/", { chat_key: key, title: "The umbrella" });
  await user.open("/chats");
  const row = main(page).getByRole("listitem").filter({ hasText: "The umbrella" });
  const blurOf = () =>
    row
      .first()
      .locator("[data-private]")
      .evaluateAll((words) => words.map((word) => getComputedStyle(word).filter));
  await expect(row.first()).toBeVisible();
  expect(new Set(await blurOf())).toEqual(new Set(["none"]));

  const settings = await chooseEntry(page, "Settings");
  await openSection(settings, "Discreet mode");
  await settings.getByRole("switch", { name: "Discreet mode" }).click();
  await closeDialog(page);
  await page.mouse.move(0, 0);
  await expect.poll(async () => new Set(await blurOf())).toEqual(new Set(["blur(7px)"]));
  // Pressed and held, as a finger does.
  const place = await row.first().locator("[data-private]").first().boundingBox();
  await page.mouse.move((place?.x ?? 0) + 5, (place?.y ?? 0) + 5);
  await expect.poll(async () => new Set(await blurOf())).toEqual(new Set(["none"]));
  await page.mouse.move(0, 0);
  await chatLink(page, "The umbrella").focus();
  await expect.poll(async () => new Set(await blurOf())).toEqual(new Set(["none"]));

  await page.keyboard.press("Control+k");
  const title = page
    .getByRole("option", { name: /The umbrella/ })
    .locator("bdi")
    .locator("..");
  await page.mouse.move(0, 0);
  await expect(title).toHaveCSS("filter", "blur(7px)");
  await page.keyboard.press("ArrowDown");
  await expect(title).toHaveCSS("filter", "none");

  // After a reload no whole name is rendered, not even at first.
  await page.addInitScript(() => {
    const rendered: string[] = [];
    Object.assign(window, { rendered });
    const read = () => rendered.push(document.querySelector("#root")?.textContent ?? "");
    new MutationObserver(read).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await expect(main(page).getByText("O · 3 messages")).toBeVisible();
  const rendered = await page.evaluate(() => (window as unknown as { rendered: string[] }).rendered);
  expect(rendered.filter((text) => text.includes("Odile Marchetti"))).toEqual([]);
});
