import type { Locator, Page } from "@playwright/test";
import { drag, longPress } from "../fixtures/finger.ts";
import { leftHistory } from "../fixtures/pages.ts";
import { log, openChat, replies, send, sendButton, type TestUser } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

/** Opens a chat with Odile that has two messages and their replies. */
async function chatOfTwo(page: Page, user: TestUser): Promise<void> {
  await openChat(page, user);
  for (const text of ["Good evening.", "And the lift?"]) {
    await send(page, text);
    // Send is still there while the code that sends is loading.
    await expect(log(page).getByText(text, { exact: true })).toBeVisible();
    await answered(page);
  }
  await expect(log(page).getByRole("article")).toHaveCount(5);
}

async function closeByButton(page: Page): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await leftHistory(page);
}

async function answered(page: Page): Promise<void> {
  await expect(sendButton(page)).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The entries of the menu of a reply, each with what is seen when it was chosen. */
const entries: Readonly<Record<string, (page: Page, message: Locator, user: TestUser) => Promise<void>>> = {
  Pin: async (_page, message) => expect(message.getByRole("img", { name: "Pinned" })).toBeVisible(),
  Unpin: async (_page, message) => expect(message.getByRole("img", { name: "Pinned" })).toHaveCount(0),
  "Add to memory": async (page) => {
    await expect(page.getByRole("dialog", { name: /remembers$/ })).toBeVisible();
    await closeByButton(page);
  },
  "Good reply": async (_page, _message, user) =>
    expect
      .poll(async () => (await user.messages()).filter(({ feedback }) => feedback?.verdict === "up"))
      .toHaveLength(1),
  "Undo good reply": async (_page, _message, user) =>
    expect.poll(async () => (await user.messages()).filter(({ feedback }) => feedback)).toHaveLength(0),
  "Bad reply": async (_page, _message, user) =>
    expect
      .poll(async () => (await user.messages()).filter(({ feedback }) => feedback?.verdict === "down"))
      .toHaveLength(1),
  "Undo bad reply": async (_page, _message, user) =>
    expect.poll(async () => (await user.messages()).filter(({ feedback }) => feedback)).toHaveLength(0),
  Copy: async (page) => {
    const copied = page.locator("[data-toasts]").getByText("Copied");
    await expect(copied).toBeVisible();
    await page.locator("[data-toasts]").getByRole("button", { name: "Dismiss" }).last().click();
  },
  Report: async (page) => {
    await expect(page.getByRole("dialog", { name: /Report/ })).toBeVisible();
    await closeByButton(page);
  },
  "Regenerate with a note": async (_page, message) => {
    await expect(message.getByRole("textbox", { name: "What should be different?" })).toBeVisible();
    await message.getByRole("button", { name: "Cancel" }).click();
  },
  "Continue this reply": async (page, message) => {
    await expect(message).toHaveAttribute("aria-busy", "true");
    await answered(page);
  },
  "Delete from here": async (page) => {
    await expect(log(page).getByRole("article")).not.toHaveCount(5);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(log(page).getByRole("article")).toHaveCount(5);
  },
};
/** The entries of the menu of one's own message. */
const ownEntries = ["Pin", "Unpin", "Add to memory", "Copy", "Delete from here"];

const messages: readonly { name: string; find: (page: Page) => Locator; isOwn?: true; isLast?: true }[] = [
  { name: "an earlier reply", find: (page) => replies(page).nth(1) },
  { name: "an own message", find: (page) => log(page).getByRole("article").nth(1), isOwn: true },
  { name: "the last reply", find: (page) => replies(page).nth(2), isLast: true },
];

for (const { name, find, isOwn, isLast } of messages) {
  test(`each entry of the menu of ${name} can be tapped`, { tag: ["@phone", "@phone-only"] }, async ({
    page,
    user,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await chatOfTwo(page, user);
    const message = find(page);
    const more = message.getByRole("button", { name: "More", exact: true });
    for (const entry of isOwn ? ownEntries : Object.keys(entries)) {
      await test.step(entry, async () => {
        if (!isLast) await longPress(page, message);
        await more.click();
        await page.getByRole("menuitem", { name: entry, exact: true }).click();
        await entries[entry]?.(page, message, user);
      });
    }
  });
}

// Rule: message-menu-by-touch
test("a tap on a text field closes an open menu, and the field has the focus", {
  tag: ["@phone", "@phone-only"],
}, async ({ page, user }) => {
  await chatOfTwo(page, user);
  await replies(page).last().getByRole("button", { name: "More", exact: true }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  const field = page.getByRole("textbox", { name: /^Write to/ });
  await field.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(field).toBeFocused();
});

const onPhone = { tag: ["@phone", "@phone-only"] };

test(
  "a sheet closes when its handle is dragged down, and stays after a short drag",
  onPhone,
  async ({ page, user }) => {
    await openChat(page, user);
    await page.getByRole("button", { name: "This chat", exact: true }).click();
    await page.getByRole("menuitem", { name: "Your persona" }).click();
    const sheet = page.getByRole("dialog");
    const title = sheet.getByRole("heading").first();
    await expect(title).toBeVisible();
    await drag(page, title, 0, 24);
    await expect(sheet).toBeVisible();
    await drag(page, title, 0, 220);
    await expect(sheet).toHaveCount(0);
  },
);

test(
  "a swipe turns the pages of the first messages on a character's page",
  onPhone,
  async ({ page, user }) => {
    await user.open(`/character/${user.odile}/detail`);
    const reader = page.getByRole("region", { name: "First message" });
    await expect(reader.getByText(/^1 of/)).toBeVisible();
    const text = reader.getByRole("paragraph").first();
    await drag(page, text, -180);
    await expect(reader.getByText(/^2 of/)).toBeVisible();
    await drag(page, reader.getByRole("paragraph").first(), 180);
    await expect(reader.getByText(/^1 of/)).toBeVisible();
  },
);

/** How far the end of the messages is below the view, in pixels. */
const belowView = (page: Page): Promise<number> =>
  log(page).evaluate((list) => Math.round(list.scrollHeight - list.scrollTop - list.clientHeight));

test("at the end of a chat, turning the phone and back leads to the end", onPhone, async ({ page, user }) => {
  await chatOfTwo(page, user);
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
    { width: 700, height: 844 },
    { width: 390, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(() => belowView(page)).toBeLessThanOrEqual(1);
  }
});

for (const { name, width, height, lines } of [
  { name: "at 400 % zoom", width: 320, height: 256, lines: 3 },
  { name: "on a phone held sideways with its keyboard", width: 844, height: 170, lines: 2 },
]) {
  test(`${name}, lines of a message are in view`, onPhone, async ({ page, user }) => {
    await chatOfTwo(page, user);
    await page.setViewportSize({ width, height });
    const { free, lineHeight } = await log(page).evaluate((list) => {
      const text = list.querySelector("article p") ?? list;
      return { free: list.clientHeight, lineHeight: Number.parseFloat(getComputedStyle(text).lineHeight) };
    });
    expect(free / lineHeight).toBeGreaterThanOrEqual(lines);
    // Every control of the composer is still there, and Send is in view.
    await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
    const persona = page.getByRole("button", { name: /your persona/ });
    expect((await persona.boundingBox())?.width ?? 0).toBeGreaterThanOrEqual(24);
    expect(await overlapsInHeader(page)).toEqual([]);
    // With the keyboard of a phone there is no header.
    expect(await page.locator("main > header h1").evaluate(isCutOff)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

/** The pairs of the name, the badge and the buttons of a chat that lie over each other. */
const overlapsInHeader = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll("main > header :is(h1, button)")]
      .map((part) => ({ text: part.ariaLabel ?? part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0);
    return parts.flatMap(({ text, box }, index) =>
      parts
        .slice(index + 1)
        .filter(({ box: other }) => box.left < other.right - 1 && other.left < box.right - 1)
        .filter(({ box: other }) => box.top < other.bottom - 1 && other.top < box.bottom - 1)
        .map((other) => `${text} / ${other.text}`),
    );
  });

const isCutOff = (element: Element): boolean => element.scrollWidth > element.clientWidth;
