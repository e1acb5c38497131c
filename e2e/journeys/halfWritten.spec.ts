import type { Locator, Page } from "@playwright/test";
import { field } from "../fixtures/characterForm.ts";
import { decideAgainst } from "../fixtures/decideAgainst.ts";
import { choose, fromMenu, openSection } from "../fixtures/menu.ts";
import { moderate } from "../fixtures/moderator.ts";
import { waitForStart } from "../fixtures/pages.ts";
import { openLogin, register } from "../fixtures/signIn.ts";
import { composer, log, openChat, replies, type TestUser } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

test("a draft is restored after a reload", async ({ page, user }) => {
  await openChat(page, user);
  await composer(page).fill("half a thought");
  await page.reload();
  await expect(composer(page)).toHaveValue("half a thought");
});

test("a half-written note for a regeneration is there after a reload, and after another page", {
  tag: "@phone",
}, async ({ page, user }) => {
  await chatOf(page, user, 1);
  const note = page.getByRole("textbox", { name: "What should be different?" });
  await replies(page).last().getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Regenerate with a note" }).click();
  await note.pressSequentially("Shorter, and");
  await page.reload();
  await expect(note).toHaveValue("Shorter, and");
  await page.goto("/terms");
  await page.goBack();
  await expect(note).toHaveValue("Shorter, and");
  await note.press("Escape");
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(replies(page)).toHaveCount(2);
  await expect(note).toHaveCount(0);
});

test("a half-written profile is there after a reload, until Back", async ({ page, user }) => {
  await user.open("/");
  const account = await choose(page, "Account");
  const bio = account.getByLabel("Bio");
  await bio.fill("I count the");
  await page.reload();
  await waitForStart(page);
  await choose(page, "Account");
  await expect(bio).toHaveValue("I count the");
  await account.getByRole("button", { name: "Back", exact: true }).click();
  await choose(page, "Account");
  await expect(bio).toHaveValue("");
});

// Rule: half-written-tag-stored
test("a half-typed tag, content note and trigger word are there after a reload, until they are added", {
  tag: "@phone",
}, async ({ page, user }) => {
  await user.open("/character");
  await field(page, "Name").fill("Wren");
  // The first save gives the character an address of its own.
  await expect(page).toHaveURL(/\/character\/.+/);
  const tag = page.getByRole("combobox", { name: "Find a tag" });
  const note = page.getByRole("textbox", { name: "Content note" });
  const word = page.getByRole("textbox", { name: "Trigger word" });
  const typeAndReload = async (list: string, token: Locator, text: string) => {
    await page
      .getByRole("button", { name: `Add: ${list}` })
      .first()
      .click();
    await token.pressSequentially(text);
    await page.reload();
    await expect(token).toHaveValue(text);
    await expect(token).not.toBeFocused();
  };
  await typeAndReload("Tags", tag, "fol");
  await tag.press("Escape");
  await page.reload();
  await expect(page.getByRole("button", { name: "Add: Tags" })).toBeVisible();
  await expect(tag).toHaveCount(0);

  await typeAndReload("Content notes", note, "loss of");
  await note.press("End");
  await note.pressSequentially(" sight");
  await note.press("Enter");
  await note.press("Escape");
  await expect(page.getByRole("button", { name: "Remove loss of sight" })).toBeVisible();

  await page.getByRole("button", { name: "Add an entry" }).click();
  await typeAndReload("Trigger words", word, "lamp");
});

// Rule: login-email-stored
test("the e-mail of the login form is there after a reload of the tab, until the sign-in; the password is not", {
  tag: "@phone",
}, async ({ page, credentials }) => {
  await page.goto("/");
  await waitForStart(page);
  await openLogin(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").pressSequentially(credentials.email);
  await dialog.getByLabel("Password", { exact: true }).fill("half of it");
  await page.reload();
  await waitForStart(page);
  await openLogin(page);
  await expect(dialog.getByLabel("Email")).toHaveValue(credentials.email);
  await expect(dialog.getByLabel("Password", { exact: true })).toHaveValue("");
  await register(page, credentials);
  const [ofTab, ofBrowser] = await page.evaluate(() =>
    [sessionStorage, localStorage].map((storage) => JSON.stringify({ ...storage })),
  );
  expect(ofTab).not.toContain(credentials.email);
  expect(`${ofTab}${ofBrowser}`).not.toContain("half of it");
});

test("a half-typed title of a chat is there after a reload", async ({ page, user }) => {
  await chatOf(page, user, 1);
  const title = page.getByRole("textbox", { name: /^New name for/ });
  await fromMenu(page, "Rename this chat");
  await title.fill("Room");
  await page.reload();
  await waitForStart(page);
  await fromMenu(page, "Rename this chat");
  await expect(title).toHaveValue("Room");
  await title.press("End");
  await title.pressSequentially(" 1");
  await title.press("Enter");
  await expect(page.getByRole("dialog").getByText("Room 1", { exact: true })).toBeVisible();
});

test("a half-written appeal is there after a reload", async ({ page, user }) => {
  await decideAgainst(page);
  await user.open("/");
  const openNotices = async () => openSection(await choose(page, "Settings"), "Decisions");
  await openNotices();
  const appeal = page.getByRole("dialog").getByRole("textbox");
  await page.getByRole("button", { name: "Appeal", exact: true }).click();
  await appeal.fill("It was a");
  await page.reload();
  await waitForStart(page);
  await openNotices();
  await expect(appeal).toHaveValue("It was a");
});

test("a half-written decision is there after a reload", {
  tag: "@desktop-only",
}, async ({ page, user }) => {
  await moderate(page);
  await user.open("/moderation");
  await page.getByRole("button", { name: "Ines" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Ines" })).toBeVisible();
  await page.keyboard.press("2");
  await page.getByLabel("Reason, shown to the owner").fill("Advertising");
  await page.getByLabel(/^Note/).fill("Twice");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Take down" })).toBeChecked();
  await expect(page.getByLabel("Reason, shown to the owner")).toHaveValue("Advertising");
  await expect(page.getByLabel(/^Note/)).toHaveValue("Twice");
});

test("a chat opens where the user read: after a reload, and on the way back from another page", {
  tag: "@phone",
}, async ({ page, user }) => {
  await chatOf(page, user, 4);
  await expect.poll(() => belowView(page)).toBeLessThanOrEqual(1);
  await page.reload();
  await expect(replies(page).last()).toBeVisible();
  await expect.poll(() => belowView(page)).toBeLessThanOrEqual(1);

  await log(page).evaluate((list) => list.scrollBy(0, -700));
  await expect(page.getByRole("button", { name: "Jump to latest" })).toBeVisible();
  const { text, offsetPx } = await storedPlace(page);
  for (const leave of [
    () => page.reload(),
    async () => {
      await page.getByRole("link", { name: "Back", exact: true }).filter({ visible: true }).first().click();
      await expect(log(page)).toHaveCount(0);
      await page.goBack();
    },
  ]) {
    await leave();
    await expect(page.getByRole("button", { name: "Jump to latest" })).toBeVisible();
    await expect.poll(() => placeIn(page)).toEqual({ text, offsetPx });
  }
});

/** Opens a chat with Odile that has so many messages of the user. */
async function chatOf(page: Page, user: TestUser, count: number): Promise<void> {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  for (let sent = 1; sent <= count; sent += 1) await user.say(chat_key, `Tell me about room ${sent}.`);
  await openChat(page, user);
  await expect(replies(page).last()).toBeVisible();
}

/** How far the end of the messages is below the view, in pixels. */
const belowView = (page: Page): Promise<number> =>
  log(page).evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));

/** Where the user reads, once the list has stored it. */
async function storedPlace(page: Page): Promise<Place> {
  let place: Place | undefined;
  await expect(async () => {
    place = await placeIn(page);
    const stored = await page.evaluate(() => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith("mimi-reading-position/"));
      return sessionStorage.getItem(key ?? "") ?? "{}";
    });
    expect(JSON.parse(stored)).toMatchObject({ offsetPx: place.offsetPx });
  }).toPass();
  return place as Place;
}

interface Place {
  readonly text: string;
  readonly offsetPx: number;
}

/** The message at the top of the view, and how many pixels of it are above the view. */
const placeIn = (page: Page): Promise<Place> =>
  log(page).evaluate((list) => {
    const { top } = list.getBoundingClientRect();
    const rows = [...list.querySelectorAll<HTMLElement>("[data-row]:has([data-turn])")];
    const row = rows.find((one) => one.getBoundingClientRect().bottom > top);
    return {
      text: row?.innerText ?? "",
      offsetPx: Math.round(top - (row?.getBoundingClientRect().top ?? 0)),
    };
  });
