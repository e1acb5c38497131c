import type { Page } from "@playwright/test";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { fromMenu } from "../fixtures/menu.ts";
import {
  composer,
  log,
  openChat,
  replies,
  send,
  sendButton,
  sendForFirstWords,
  streamingReply,
  tryAgain,
} from "../fixtures/testUser.ts";
import { expect, expectAtMostElements, test } from "../fixtures/test.ts";

/** Waits until no reply is streaming. */
async function answered(page: Page): Promise<void> {
  await expect(streamingReply(page)).toHaveCount(0);
}

/** A link if the chat can be opened at once, otherwise a button. On a phone there is a second one below the page. */
const startChat = (page: Page) =>
  page
    .getByRole("link", { name: "Start chat" })
    .or(page.getByRole("button", { name: "Start chat" }))
    .filter({ visible: true });

// The stories show styles before the build, which once dropped all colours that differ by theme.
test("a message of the user has a background of its own", { tag: "@phone" }, async ({ page, user }) => {
  await openChat(page, user);
  await send(page, "Good evening.");
  const words = log(page).getByText("Good evening.", { exact: true });
  await expect(words).toBeVisible();
  const backgrounds = () =>
    words.evaluate((element) => {
      const article = element.closest("article");
      const around: string[] = [];
      for (let one: Element | null = element; one && one !== article; one = one.parentElement)
        around.push(getComputedStyle(one).backgroundColor);
      return around.filter((color) => !/^(?:transparent|rgba\(.*, 0\))$/.test(color));
    });
  await expect.poll(backgrounds).toHaveLength(1);
});

test("a reply streams, and a reload in the middle loses nothing", { tag: "@phone" }, async ({
  page,
  user,
}) => {
  await user.open(`/character/${user.odile}/detail`);
  await startChat(page).click();
  await expect(page).toHaveURL(/\/chat/);
  await expect(composer(page)).toBeVisible();
  const words = await sendForFirstWords(page, "Tell me at length about the hotel, the lift and the rain.");
  const early = words.slice(0, 40);
  await page.reload();

  await expect(log(page)).toContainText("Tell me at length about the hotel");
  await answered(page);
  const reply = await replies(page).last().innerText();
  expect(reply.length).toBeGreaterThan(early.length);

  // The server stored what the user saw.
  await page.reload();
  await expect(replies(page).last()).toHaveText(reply, { useInnerText: true });
  await expectAtMostElements(page, 220);
});

test("Stop keeps the text so far", async ({ page, user }) => {
  await openChat(page, user);
  await sendForFirstWords(page, "Tell me at length about the hotel, the lift and the rain.", { stops: true });
  await expect(page.getByText("You stopped this reply.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You stopped this reply.")).toBeVisible();
});

test("a failed send keeps its text, and can be retried", async ({ page, user }) => {
  await openChat(page, user);
  await page.route("**/api/chat/send/", (route) => route.abort());
  await send(page, "Do you hear me?");
  await expect(page.getByText("Not sent.")).toBeVisible();
  await page.unroute("**/api/chat/send/");
  await tryAgain(page).click();
  await expect(page.getByText("Not sent.")).toHaveCount(0);
  await answered(page);
  await expect(log(page).getByText("Do you hear me?")).toHaveCount(1);
});

test("a new chat is empty, and both chats can be opened again", { tag: "@phone" }, async ({
  page,
  user,
  isMobile,
}) => {
  await openChat(page, user);
  await send(page, "The first of two chats.");
  await expect(page.locator("header").getByText("The first of two chats.")).toBeVisible();
  await answered(page);
  const first = page.url();

  // On wide screens the button is in the sidebar, on phones the entry is in the menu.
  if (isMobile) await fromMenu(page, "New chat");
  else await page.getByRole("button", { name: "New chat", exact: true }).click();
  await expect(log(page).getByText("The first of two chats.")).toHaveCount(0);
  await send(page, "The second of two chats.");
  await expect(page.locator("header").getByText("The second of two chats.")).toBeVisible();
  expect(page.url()).not.toBe(first);

  if (isMobile) await page.goBack();
  else
    await page
      .getByRole("navigation")
      .getByRole("link", { name: /The first of two/ })
      .click();
  await expect(page).toHaveURL(first);
  await expect(log(page).getByText("The first of two chats.")).toBeVisible();
});

test("a second click on Send does not stop the reply", async ({ page, user }) => {
  await openChat(page, user);
  await composer(page).fill("Good evening.");
  await sendButton(page).dblclick();
  await expect(replies(page)).toHaveCount(2);
  await answered(page);
  await expect(page.getByText("You stopped this reply.")).toHaveCount(0);
});

test("text typed while a chat loads is kept", async ({ page, user }) => {
  await openChat(page, user);
  const release = await holdRequests(page, "**/api/character/**");
  await page.reload();
  const early = page.getByRole("main").getByRole("textbox");
  await early.pressSequentially("typed early");
  release();
  // The heading is there before the code. What is typed is stored when the chat is loaded.
  await expect(log(page).getByRole("article")).not.toHaveCount(0);
  await expect(early).toHaveValue("typed early");
  await page.reload();
  await expect(early).toHaveValue("typed early");
});

test("the chat scrolls to a sent message, whatever its length and the scroll position", {
  tag: "@phone",
}, async ({ page, user }) => {
  await openChat(page, user);
  const latest = page.getByRole("button", { name: "Jump to latest" });
  await send(page, `${"word ".repeat(1599)}end.`);
  await expect(replies(page).nth(-1)).toBeInViewport();
  await expect(streamingReply(page)).toBeInViewport();
  await expect(sendButton(page)).toBeVisible();
  await expect(latest).toHaveCount(0);

  await log(page).focus();
  await page.keyboard.press("Home");
  await expect(latest).toBeVisible();
  await send(page, "And now?");
  await expect(page.getByText("And now?", { exact: true })).toBeInViewport();
});

test("on a phone of 320 px, the name of the persona is not cut off", {
  tag: ["@phone", "@phone-only"],
}, async ({ page, user }) => {
  await user.say(crypto.randomUUID(), "Good evening.");
  await page.setViewportSize({ width: 320, height: 640 });
  await openChat(page, user);
  const name = page.getByRole("button", { name: "You: your persona. Change it" }).getByText("You");
  await expect
    .poll(() => name.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBeLessThanOrEqual(0);
});
