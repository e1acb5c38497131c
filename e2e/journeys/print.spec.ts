import type { Page } from "@playwright/test";
import { fromMenu } from "../fixtures/menu.ts";
import { composer, log, openChat, replies, type TestUser } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

/** Messages of the user in a chat that is longer than the page that is loaded first. */
const SAID = 26;

// Rule: print-chat
test("Print in the menu of a chat, and the keys, print the whole chat; the browser's menu what is loaded", async ({
  page,
  user,
}) => {
  await catchPrint(page);
  await chatOf(page, user, SAID);
  await expect(log(page).getByText("Tell me about room 1.", { exact: true })).toHaveCount(0);
  await fromMenu(page, "Print");
  await expectWhole(page, 1);
  await page.keyboard.press("ControlOrMeta+p");
  await expectWhole(page, 2);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
  await expect(sheet(page).getByText(/press Ctrl P or choose Print/)).toBeVisible();
  await expect(sheet(page).getByText(`Tell me about room ${SAID}.`, { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByRole("button")).toHaveCount(0);
  expect(await sheet(page).evaluate((element) => getComputedStyle(element).colorScheme)).toBe("light");
  await page.evaluate(() => void dispatchEvent(new Event("afterprint")));
  await expect(sheet(page)).toHaveCount(0);
});

// Rule: find-in-chat-keys
test("Ctrl F searches the chat, and a second time the page", { tag: "@desktop-only" }, async ({
  page,
  user,
}) => {
  await user.open("/");
  const press = async () => {
    await page.evaluate(() => {
      const html = document.documentElement;
      delete html.dataset["prevented"];
      addEventListener("keydown", (event) => {
        if (event.key === "f") setTimeout(() => (html.dataset["prevented"] = String(event.defaultPrevented)));
      });
    });
    await page.keyboard.press("ControlOrMeta+f");
    await expect(page.locator("html")).toHaveAttribute("data-prevented", /true|false/);
    return page.locator("html").getAttribute("data-prevented");
  };
  expect(await press()).toBe("false");
  await chatOf(page, user, 1);
  const find = page.getByRole("textbox", { name: "Find in this chat" });
  await expect.poll(press).toBe("true");
  await expect(find).toBeFocused();
  await expect(page.getByText("Search the page: Ctrl F again")).toBeVisible();
  expect(await press()).toBe("false");
  await find.fill("room");
  await composer(page).focus();
  expect(await press()).toBe("true");
  await expect(find).toBeFocused();
  await expect(find).toHaveValue("room");
});

const sheet = (page: Page) => page.locator("body > article");

/** Records what is printed in place of the print dialog, which no test can close. */
async function catchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const printed = [...document.querySelectorAll("body > article")].map((one) => one.textContent ?? "");
      document.documentElement.dataset["prints"] = String(
        Number(document.documentElement.dataset["prints"] ?? 0) + 1,
      );
      sessionStorage.setItem("printed", JSON.stringify(printed));
      dispatchEvent(new Event("afterprint"));
    };
  });
}

async function expectWhole(page: Page, prints: number): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("data-prints", String(prints));
  const printed = await page.evaluate(
    () => JSON.parse(sessionStorage.getItem("printed") ?? "[]") as string[],
  );
  expect(printed).toHaveLength(1);
  const [text = ""] = printed;
  for (let room = 1; room <= SAID; room += 1) expect(text).toContain(`Tell me about room ${room}.`);
  expect(text).toMatch(/^Odile.*Printed on .*AI character/);
  expect(text).not.toContain("only the messages that were loaded");
  // The page is as it was.
  await expect(sheet(page)).toHaveCount(0);
}

/** Opens a chat with Odile that has so many messages of the user. */
async function chatOf(page: Page, user: TestUser, count: number): Promise<void> {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  for (let room = 1; room <= count; room += 1) await user.say(chat_key, `Tell me about room ${room}.`);
  await openChat(page, user);
  await expect(replies(page).last()).toBeVisible();
}
