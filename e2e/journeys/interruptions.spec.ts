import type { Page } from "@playwright/test";
import { isNightly, seed } from "../fixtures/nightly.ts";
import { type OwnProduct, test } from "../fixtures/product/ownProduct.ts";
import {
  composer,
  lastReplyText,
  log,
  openChat,
  type TestUser,
  replies,
  send,
  sendButton,
  stopButton,
  textOf,
  tryAgain,
  retryUntil,
} from "../fixtures/testUser.ts";
import { randomBelow } from "../fixtures/random.ts";
import { pauseReply, streamText, words } from "../fixtures/product/scriptedModel.ts";
import { expect, expectAtMostElements } from "../fixtures/test.ts";

// These journeys break the server that they share, so they run one after the other.
test.describe.configure({ mode: "default" });

/** How many replies are interrupted, each at random places. */
const ROUNDS = isNightly ? 20 : 4;

/** Checks that each message and reply exists once: on the page, on the server, in the quota and at the model. */
async function expectEachOnce(
  {
    page,
    user,
    product,
    brokenOff = 0,
  }: {
    page: Page;
    user: TestUser;
    product: OwnProduct /** Replies that do not count. */;
    brokenOff?: number;
  },
  ...turns: readonly (readonly [question: string, answer: string])[]
): Promise<void> {
  const messages = (await user.messages()).slice(1);
  expect(messages.map(textOf)).toEqual(turns.flat());
  expect(messages.map(({ role }) => role)).toEqual(turns.flatMap(() => ["user", "character"]));
  expect(messages.map(({ alternatives }) => alternatives.length)).toEqual(messages.map(() => 1));
  expect([product.model.requestCount, await user.used()]).toEqual([turns.length, turns.length - brokenOff]);
  await expect(lastReplyText(page)).toHaveText(turns.at(-1)?.[1] ?? "");
  for (const [question] of turns.slice(-2)) {
    await expect(log(page).getByText(question, { exact: true })).toHaveCount(1);
  }
}

test(`a connection that is cut ${ROUNDS} times at random loses and duplicates nothing`, async ({
  page,
  user,
  product,
}) => {
  const { model, proxy } = product;
  await openChat(page, user);
  const randomUpTo = randomBelow(seed);
  const turns: [string, string][] = [];
  const before = proxy.cut;
  for (let round = 1; round <= ROUNDS; round += 1) {
    const cuts = [1_500, 1_500].slice(0, 1 + randomUpTo(2)).map((bytes) => 1 + randomUpTo(bytes));
    const name = `TEST_SEED=${seed}, round ${round}, cut after ${cuts.join(" and ")} bytes`;
    await test.step(name, async () => {
      const answer = `Answer ${round}: ${words(120)}`;
      // The reply is longer than the latest cut, so each round is cut at least once.
      model.answerWith(streamText(answer, 3));
      proxy.cutAfter(...cuts);
      await send(page, `Question ${round}.`);
      await expect(composer(page)).toHaveValue("");
      // A cut before the first byte of the answer: the page cannot know if the message arrived, so the user retries.
      await retryUntil(page, answer);
      await expect(tryAgain(page).or(stopButton(page)), name).toHaveCount(0);
      turns.push([`Question ${round}.`, answer]);
      await expect(lastReplyText(page), name).toHaveText(answer);
    });
  }
  await test.step(`TEST_SEED=${seed}`, () => expectEachOnce({ page, user, product }, ...turns));
  expect(proxy.cut - before, "replies that were really cut").toBeGreaterThanOrEqual(ROUNDS);
});

test("a double click and a double Enter send one message", async ({ page, user, product }) => {
  const answer = words(20);
  product.model.answerWith(streamText(answer, 10));
  await openChat(page, user);
  await composer(page).fill("Clicked twice.");
  await sendButton(page).dblclick();
  await expect(lastReplyText(page)).toHaveText(answer);
  await expect(sendButton(page)).toBeVisible();
  await composer(page).fill("Entered twice.");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(replies(page)).toHaveCount(3);
  await expect(lastReplyText(page)).toHaveText(answer);
  await expectEachOnce({ page, user, product }, ["Clicked twice.", answer], ["Entered twice.", answer]);
});

test("two tabs that send at the same moment both get a reply, one after the other", async ({
  page,
  context,
  user,
  product,
}) => {
  product.model.answerWith((reply) => {
    const [question = ""] = reply.question.match(/(First|Left|Right) question/g)?.slice(-1) ?? [];
    return streamText(`${question} answered with ${words(20)}`, 10)(reply);
  });
  await openChat(page, user);
  await send(page, "First question.");
  await expect(lastReplyText(page)).toHaveText(`First question answered with ${words(20)}`);
  await expect(sendButton(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(replies(other)).toHaveCount(2);
  await composer(page).fill("Left question.");
  await composer(other).fill("Right question.");
  // Holds both requests: a tab that receives the other tab's reply would show Stop instead of Send.
  const { promise: bothSent, resolve } = Promise.withResolvers<void>();
  let sent = 0;
  await context.route("**/api/chat/send/", async (route) => {
    sent += 1;
    if (sent === 2) resolve();
    await bothSent;
    await route.continue();
  });
  await Promise.all([sendButton(page).click(), sendButton(other).click()]);

  await expect.poll(async () => (await user.messages()).map(({ status }) => status)).toHaveLength(7);
  await expect.poll(async () => (await user.messages()).at(-1)?.status).toBe("done");
  const texts = (await user.messages()).map(textOf);
  const answerTo = (question = "") => `${question.slice(0, -1)} answered with ${words(20)}`;
  expect(texts.slice(3)).toEqual([texts[3], answerTo(texts[3]), texts[5], answerTo(texts[5])]);
  expect([texts[3], texts[5]].toSorted()).toEqual(["Left question.", "Right question."]);
  expect([product.model.requestCount, await user.used()]).toEqual([3, 3]);
  for (const tab of [page, other]) {
    await expect(log(tab).getByRole("article")).toHaveCount(7);
    await expect(log(tab).getByRole("article")).toContainText(texts.map((text, at) => (at > 0 ? text : /./)));
    await expect(stopButton(tab).or(tryAgain(tab))).toHaveCount(0);
    await expect(composer(tab)).toHaveValue("");
  }
});

test("after the server was killed, the stored part of the reply is shown and can be retried", async ({
  page,
  user,
  product,
}) => {
  const answer = words(160);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  product.model.answerWith(async (reply) => {
    for (const word of answer.slice(0, 800).match(/\S+\s*/g) ?? []) reply.say(word);
    await Promise.race([end, reply.closed]);
  });
  await openChat(page, user);
  await send(page, "Are you still there?");
  await expect(lastReplyText(page)).toContainText("wörd5");
  await expect.poll(async () => (await user.messages()).map(textOf)[2]).toContain("wörd5");
  await product.kill();
  await expect(log(page).getByText("Connection lost.", { exact: false })).toBeVisible();
  resolve();
  await product.start();

  await expect(tryAgain(page)).toBeVisible();
  await expect(stopButton(page)).toHaveCount(0);
  const stored = (await user.messages()).map(textOf)[2] ?? "";
  expect(stored).not.toBe("");
  expect(answer.startsWith(stored)).toBe(true);
  await expect(lastReplyText(page)).toHaveText(stored);
  await expectEachOnce({ page, user, product, brokenOff: 1 }, ["Are you still there?", stored]);

  product.model.answerWith(streamText(answer));
  await tryAgain(page).click();
  await expect(lastReplyText(page)).toHaveText(answer);
  expect((await user.messages()).map(({ status }) => status)).toEqual(["done", "done", "done"]);
});

test("a server that is stopped finishes the reply, and the page reconnects after the restart", async ({
  page,
  user,
  product,
}) => {
  const answer = words(160);
  const finishReply = pauseReply(product.model, answer, 600);
  await openChat(page, user);
  await send(page, "Will you finish?");
  await expect(lastReplyText(page)).toContainText("wörd5");
  const ended = product.end();
  await expect(log(page).getByText("Connection lost.", { exact: false })).toBeVisible();
  finishReply();
  await ended;
  await product.start();
  await expect(lastReplyText(page)).toHaveText(answer);
  await expect(stopButton(page).or(tryAgain(page))).toHaveCount(0);
  await expectEachOnce({ page, user, product }, ["Will you finish?", answer]);
});

test("a page that was frozen resumes the reply", async ({ page, user, product }) => {
  const answer = words(160);
  const finishReply = pauseReply(product.model, answer, 600);
  await openChat(page, user);
  const devtools = await page.context().newCDPSession(page);
  await send(page, "Wait for me.");
  await expect(lastReplyText(page)).toContainText("wörd5");
  await composer(page).fill("Typed before the lid closed.");
  await devtools.send("Page.setWebLifecycleState", { state: "frozen" });
  // While the page is frozen its connections close, and the server finishes the reply.
  product.proxy.cutAll();
  finishReply();
  await expect.poll(async () => (await user.messages()).at(-1)?.status).toBe("done");
  await devtools.send("Page.setWebLifecycleState", { state: "active" });
  await expect(lastReplyText(page)).toHaveText(answer);
  await expect(stopButton(page)).toHaveCount(0);
  await expectEachOnce({ page, user, product }, ["Wait for me.", answer]);
  await expect(composer(page)).toHaveValue("Typed before the lid closed.");
});

test("a reply of 100,000 characters is complete, and the page stays responsive", async ({
  page,
  user,
  product,
}) => {
  const paragraph = "She counts the lamps along the quay and says nothing for a while. ".repeat(24).trim();
  // A message is rendered completely, so its number of paragraphs decides the number of elements on the page.
  const paragraphs = Array.from({ length: 60 }, (_, index) => `${index}: ${paragraph}`);
  const answer = paragraphs.join("\n\n").padEnd(100_000, " And on.");
  product.model.answerWith((reply) => {
    for (let at = 0; at < answer.length; at += 50) reply.say(answer.slice(at, at + 50));
    reply.finish();
  });
  await openChat(page, user);
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ entryTypes: ["longtask"] });
  });
  await send(page, "Tell me everything.");
  const status = async () => (await user.messages())[2]?.status;
  await expect.poll(status, { timeout: 60_000 }).toBe("done");
  await expect(sendButton(page)).toBeVisible();
  const longest = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms);
  // The time is reported only, because it depends on the machine.
  test.info().annotations.push({ type: "longest task", description: `${Math.round(longest)} ms` });
  expect((await user.messages()).map(textOf)[2]).toBe(answer);
  expect([product.model.requestCount, await user.used()]).toEqual([1, 1]);
  await expect(replies(page).last()).toContainText(answer.slice(-300));
  await expectAtMostElements(page, 220);
  // The page still reacts to input.
  await composer(page).pressSequentially("And then?");
  await expect(composer(page)).toHaveValue("And then?");
});

test("Stop closes the connection to a stalled model within a second, and keeps the text so far", async ({
  page,
  user,
  product,
}) => {
  const answer = words(120);
  let closed: Promise<void> = Promise.resolve();
  let first = answer;
  product.model.answerWith(async (reply) => {
    closed = reply.closed;
    if (first) reply.say(first);
    await reply.closed;
  });
  await openChat(page, user);
  const times: number[] = [];
  const stop = async () => {
    const stopRequest = page.waitForRequest("**/api/chat/stop/").then(() => performance.now());
    const done = closed.then(() => performance.now());
    await stopButton(page).click();
    times.push((await done) - (await stopRequest));
    await expect(replies(page).last().getByText("You stopped this reply.")).toBeVisible();
    await expect(stopButton(page)).toHaveCount(0);
  };
  await send(page, "Go on.");
  await expect(lastReplyText(page)).toContainText("wörd5");
  await expect(replies(page).last()).toHaveAttribute("aria-busy", "true");
  await stop();
  await expectEachOnce({ page, user, product }, ["Go on.", answer]);

  // A reply that is stopped before its first token does not count (§6).
  first = "";
  await send(page, "And now?");
  await expect.poll(() => product.model.requestCount).toBe(2);
  await expect(log(page).getByRole("img", { name: "Odile is thinking" })).toBeVisible();
  await stop();
  expect([product.model.requestCount, await user.used()]).toEqual([2, 1]);
  await expect(log(page).getByText("And now?", { exact: true })).toHaveCount(1);
  // A busy machine delays one of them; a fault delays both.
  expect(Math.min(...times), "milliseconds until the provider was hung up on").toBeLessThan(1_000);
});
