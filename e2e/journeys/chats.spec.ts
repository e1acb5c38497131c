import type { CharacterSummary } from "@mimi/contract";
import type { Page } from "@playwright/test";
import { openMenu } from "../fixtures/menu.ts";
import { title } from "../fixtures/pages.ts";
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
  await page.goBack();
  await expect(search).toHaveValue("station");
  await expect(chatLink(page, "The umbrella")).toBeVisible();
  await search.fill("sea");
  await expect(main(page).getByRole("heading", { name: "Chats", exact: true })).toBeVisible();
  await expect(chatLink(page, "A train to the sea").first()).toBeVisible();
  await search.fill("");

  await choose(page, "The umbrella", "Rename");
  await page.getByRole("textbox", { name: "New name of The umbrella" }).fill("The lost umbrella");
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

test("a visitor is asked to log in to see chats", async ({ page }) => {
  await page.goto("/chats");
  await expect(title(page)).toHaveText("Your chats");
  await main(page).getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
