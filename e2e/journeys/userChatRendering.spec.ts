import type { Page } from "@playwright/test";
import { holdCode, waitForNetwork } from "../fixtures/checkers/loading.ts";
import { waitForStart } from "../fixtures/pages.ts";
import { recordLog, rendered, shellCookie } from "../fixtures/checkers/rendering.ts";
import { expect, test } from "../fixtures/test.ts";
import { becomeVisitor, composer, log, type TestUser } from "../fixtures/testUser.ts";

// Rule: user-chat-before-code
test("a user's chat has its character and composer before the code is loaded, and what is typed is not lost", {
  tag: "@phone",
}, async ({ page, user, context }) => {
  await user.open("/");
  await expect.poll(() => shellCookie(context)).toBe(true);
  const warnings = recordLog(page);
  const letCode = await holdCode(page);
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(chat_key, "The umbrella is still at the station.");
  await page.goto(`/character/${user.odile}/chat/${chat_key}`, { waitUntil: "commit" });
  await expect(rendered(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Odile Marchetti");
  await composer(page).pressSequentially("Who has room 7?");
  const before = await composer(page).elementHandle();
  letCode();
  await expect(log(page).getByText("The umbrella is still at the station.")).toBeVisible();
  await waitForStart(page);
  await waitForNetwork(page);
  await expect(composer(page)).toHaveValue("Who has room 7?");
  // Hydration keeps the elements; another render would replace them.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
  expect(warnings).toEqual([]);
});

test("the menu of a chat that is pressed before the code is loaded opens afterwards", {
  tag: "@phone",
}, async ({ page, user, context }) => {
  await user.open("/");
  await expect.poll(() => shellCookie(context)).toBe(true);
  const letCode = await holdCode(page);
  await page.goto(`/character/${user.odile}/chat`, { waitUntil: "commit" });
  await expect(rendered(page)).toBeVisible();
  const button = page.getByRole("button", { name: "This chat", exact: true });
  const before = await button.elementHandle();
  await button.click();
  letCode();
  await expect(page.getByRole("menu", { name: "This chat" })).toBeVisible();
  await waitForNetwork(page);
  await expect(page.getByRole("menu", { name: "This chat" })).toBeVisible();
  // Another element would lose the focus, and a press while it is replaced.
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

/** What the browser stored of the messages that the user saw last, shown in the server's markup. */
const lastView = (page: Page) => page.locator("html:not([data-root=hidden]) #last-view");

/** How many chats are in the browser's database with the messages that the user saw last. */
function storedViews(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = "mimi-last-views";
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    const result = (request: IDBRequest) =>
      new Promise((resolve) => request.addEventListener("success", () => resolve(request.result)));
    const database = (await result(indexedDB.open(name))) as IDBDatabase;
    const stored = await result(database.transaction("views").objectStore("views").get("latest"));
    database.close();
    return (stored as { views: unknown[] } | undefined)?.views.length ?? 0;
  });
}

/** Opens a chat with one message and a reply, so that the browser stores what shows. Returns its path. */
async function seeChat(page: Page, user: TestUser, text: string): Promise<string> {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(chat_key, text);
  const path = `/character/${user.odile}/chat/${chat_key}`;
  await user.open(path);
  await expect(log(page).getByText(text)).toBeVisible();
  await expect.poll(() => shellCookie(page.context())).toBe(true);
  await expect.poll(() => storedViews(page)).toBe(1);
  return path;
}

// Rule: last-messages-shown-first
test("the messages that a user saw last are there before the code is loaded, where they were", {
  tag: "@phone",
}, async ({ page, user }) => {
  const warnings = recordLog(page);
  const path = await seeChat(page, user, "The umbrella is still at the station.");
  const letCode = await holdCode(page);
  await page.goto(path, { waitUntil: "commit" });
  const before = lastView(page).getByText("The umbrella is still at the station.");
  await expect(before).toBeVisible();
  const seen = await before.boundingBox();
  await composer(page).pressSequentially("Who has room 7?");
  letCode();
  const after = log(page).getByText("The umbrella is still at the station.");
  await expect(after).toBeVisible();
  await expect(lastView(page)).toHaveCount(0);
  const now = await after.boundingBox();
  expect(Math.abs((now?.y ?? 0) - (seen?.y ?? 0))).toBeLessThan(3);
  expect(now?.x).toBe(seen?.x);
  await expect(composer(page)).toHaveValue("Who has room 7?");
  await waitForNetwork(page);
  expect(warnings).toEqual([]);
});

// Rule: last-messages-shown-first
test("the messages that a user saw last are never shown to another user", async ({ page, user }) => {
  const path = await seeChat(page, user, "The umbrella is still at the station.");
  await page.evaluate(() => localStorage.setItem("mimi-cookie", "the-session-of-another-user"));
  const letCode = await holdCode(page);
  await page.goto(path, { waitUntil: "commit" });
  await expect(rendered(page)).toBeVisible();
  await expect(lastView(page)).toBeEmpty();
  await expect(page.getByText("The umbrella is still at the station.")).toHaveCount(0);
  letCode();
  await page.unrouteAll({ behavior: "wait" });
});

// Rule: user-chat-before-code
test("what is rendered for users is not shown to a visitor", async ({ page, user, context }) => {
  await user.open("/");
  await expect.poll(() => shellCookie(context)).toBe(true);
  await becomeVisitor(page);
  const letCode = await holdCode(page);
  const answer = await page.goto(`/character/${user.odile}/chat`, { waitUntil: "commit" });
  expect(await answer?.text()).toContain('data-rendered="user"');
  await expect(page.locator("html[data-root=hidden] #root main")).toBeAttached();
  await expect(page.locator("#root main")).toBeHidden();
  letCode();
  await expect(log(page).getByRole("article")).toBeVisible();
});
