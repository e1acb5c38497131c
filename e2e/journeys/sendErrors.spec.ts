import type { Quota } from "@mimi/contract";
import type { Page } from "@playwright/test";
import { beginChat } from "../fixtures/ownCharacter.ts";
import { test } from "../fixtures/product/ownProduct.ts";
import {
  composer,
  lastReplyText,
  log,
  openChat,
  replies,
  send,
  sendButton,
  stopButton,
  textOf,
  tryAgain,
} from "../fixtures/testUser.ts";
import { pauseReply, streamText, words } from "../fixtures/product/scriptedModel.ts";
import { sendLogin } from "../fixtures/signIn.ts";
import { expect } from "../fixtures/test.ts";

// These journeys break the server that they share, so they run one after the other.
test.describe.configure({ mode: "default" });

// Rule: ended-session-continues
test("a send after the session ended asks to log in, and is sent once after that", async ({
  page,
  credentials,
  user,
  product,
}) => {
  product.model.answerWith(streamText("Good evening."));
  await openChat(page, user);
  await send(page, "Before.");
  await expect(replies(page).last()).toContainText("Good evening.");
  await user.post("/user/sign_out/", { everywhere: true });
  await send(page, "After.");
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
  await expect(composer(page)).toHaveValue("After.");
  await Promise.all([page.waitForEvent("load"), sendLogin(page, credentials)]);
  await expect(log(page).getByText("Before.", { exact: true })).toBeVisible();
  await expect(log(page).getByText("After.", { exact: true })).toHaveCount(1);
  await expect(composer(page)).toHaveValue("");
  await expect(replies(page)).toHaveCount(3);
  await expect(replies(page).last()).toContainText("Good evening.");
  expect(product.model.requestCount).toBe(2);
});

test("a session that ends during a reply keeps the reply and the draft, and loads the rest after login", async ({
  page,
  credentials,
  user,
  product,
}) => {
  const text = words(160);
  const finishReply = pauseReply(product.model, text, 600);
  await openChat(page, user);
  await send(page, "Tell me.");
  await expect(replies(page).last()).toContainText("wörd5");
  await composer(page).fill("My next words.");
  await user.post("/user/sign_out/", { everywhere: true });
  product.proxy.cutAll();
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
  await expect(replies(page).last()).toContainText("wörd5");
  await expect(composer(page)).toHaveValue("My next words.");
  finishReply();
  await Promise.all([page.waitForEvent("load"), sendLogin(page, credentials)]);
  await expect(lastReplyText(page)).toHaveText(text);
  await expect(composer(page)).toHaveValue("My next words.");
  await expect(log(page).getByText("Tell me.", { exact: true })).toHaveCount(1);
  expect(product.model.requestCount).toBe(1);
});

// Rule: daily-messages
test("at the end of the quota the composer shows the reset time, and keeps the text", async ({
  page,
  user,
  product,
}) => {
  product.model.answerWith(streamText("Good evening."));
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => beginChat(user, user.odile, `Message ${index}.`)),
  );
  await openChat(page, user);
  await composer(page).fill("One too many.");
  await composer(page).press("Enter");
  // The day ends at midnight UTC. The page shows that time in the time zone of the browser, Berlin.
  const { resets_at } = await user.get<Quota>("/user/quota/");
  const inBerlin = new Date(resets_at).toLocaleTimeString("en-GB", {
    timeZone: "Europe/Berlin",
    timeStyle: "short",
  });
  await expect(usedUp(page, inBerlin)).toBeVisible();
  await expect(composer(page)).toHaveValue("One too many.");
  await page.reload();
  await expect(composer(page)).toHaveValue("One too many.");
  expect([product.model.requestCount, await user.used()]).toEqual([50, 50]);
});

/** The reason, with the plan and the time of the reset. Berlin is ahead of UTC: after midnight there it is still today. */
const usedUp = (page: Page, time: string) =>
  page.getByText(
    new RegExp(
      `You have used all of today's messages of the Free plan\\. More (today|tomorrow) at ${time}\\.`,
    ),
  );

for (const { day, resets, shown } of [
  // Berlin is two hours ahead of UTC from 28 March on, and one hour from 31 October on.
  { day: "2027-03-27T12:00:00Z", resets: "2027-03-28T00:00:00Z", shown: "01:00" },
  { day: "2027-03-28T12:00:00Z", resets: "2027-03-29T00:00:00Z", shown: "02:00" },
  { day: "2027-10-31T00:30:00Z", resets: "2027-11-01T00:00:00Z", shown: "01:00" },
]) {
  test(`on ${day.slice(0, 10)} the quota resets at ${shown} in Berlin`, async ({ page, user }) => {
    await page.clock.setFixedTime(day);
    await openChat(page, user);
    await page.route("**/api/chat/send/", (route) =>
      route.fulfill({
        status: 429,
        json: { code: 42902, data: null, details: { limit: 50, resets_at: resets } },
      }),
    );
    await send(page, "One too many.");
    await expect(usedUp(page, shown)).toBeVisible();
    await expect(composer(page)).toHaveValue("One too many.");
  });
}

test("at the rate limit a message is shown, and the text can be sent again", async ({
  page,
  user,
  product,
}) => {
  product.model.answerWith(streamText("Good evening."));
  await openChat(page, user);
  await page.route(
    "**/api/chat/send/",
    (route) =>
      route.fulfill({
        status: 429,
        headers: { "Retry-After": "1" },
        json: { code: 42901, data: null, details: { retry_after: 1 } },
      }),
    { times: 1 },
  );
  await send(page, "Quick.");
  await expect(page.getByText("That was a little too fast.", { exact: false })).toBeVisible();
  await expect(log(page).getByText("Quick.", { exact: true })).toBeVisible();
  // A reload keeps both the failed message and the draft.
  await composer(page).fill("Slower.");
  await page.reload();
  await expect(composer(page)).toHaveValue("Slower.");
  await tryAgain(page).click();
  await expect(replies(page)).toHaveCount(2);
  await expect(composer(page)).toHaveValue("Slower.");
  await expect
    .poll(async () => (await user.messages()).slice(1).map(textOf))
    .toEqual(["Quick.", "Good evening."]);
  expect([product.model.requestCount, await user.used()]).toEqual([1, 1]);
});

test("a draft typed during a reply is kept after a failure, a page change, a reload and in a second tab", async ({
  page,
  context,
  user,
  product,
}) => {
  const text = words(60);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  product.model.answerWith(async (reply) => {
    reply.say(text);
    await ended;
    reply.disconnect();
  });
  await openChat(page, user);
  await send(page, "Go on.");
  await expect(replies(page).last()).toContainText("wörd5");
  await composer(page).pressSequentially("One");
  await page.reload();
  await expect(stopButton(page)).toBeVisible();
  await expect(composer(page)).toHaveValue("One");

  await composer(page).press("End");
  await composer(page).pressSequentially(" two");
  end();
  await expect(tryAgain(page)).toBeVisible();
  await expect(lastReplyText(page)).toHaveText(text);
  await expect(composer(page)).toHaveValue("One two");

  await page.getByRole("main").getByRole("link", { name: /Odile/ }).filter({ visible: true }).click();
  await expect(composer(page)).toHaveCount(0);
  await page.goBack();
  await expect(composer(page)).toHaveValue("One two");

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(composer(other)).toHaveValue("One two");
  // From here on each tab has its own draft.
  await composer(other).fill("Elsewhere.");
  await composer(page).fill("One two three");
  await composer(other).fill("Elsewhere!");
  await page.reload();
  await expect(composer(page)).toHaveValue("One two three");
  await other.reload();
  await expect(composer(other)).toHaveValue("Elsewhere!");
  await other.close();

  product.model.answerWith(streamText("Good evening."));
  await page.route("**/api/chat/send/", (route) => route.abort(), { times: 1 });
  await composer(page).press("Enter");
  await expect(page.getByText("Not sent.")).toBeVisible();
  await composer(page).pressSequentially("four");
  await page.reload();
  await expect(composer(page)).toHaveValue("four");
  await tryAgain(page).last().click();
  await expect(log(page).getByText("One two three", { exact: true })).toHaveCount(1);
  await expect(replies(page).last()).toContainText("Good evening.");
  await expect(sendButton(page)).toBeVisible();
  await expect(composer(page)).toHaveValue("four");
  expect((await user.messages()).slice(1).map(textOf)).toEqual([
    "Go on.",
    text,
    "One two three",
    "Good evening.",
  ]);
});
