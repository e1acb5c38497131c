import type { Locator, Page } from "@playwright/test";
import { choose, openMenu, openSection } from "../fixtures/menu.ts";
import { publishCharacter } from "../fixtures/ownCharacter.ts";
import { cards, title } from "../fixtures/pages.ts";
import { expectNoOverflow } from "../fixtures/sizesAndThemes.ts";
import { becomeVisitor, openChat, replies } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

// Text of twice the size on a phone (WCAG 1.4.4): no page gets wider than the screen, and no button is cut off.

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
});

test("home, search, the form and the chats fit the screen with text of twice the size", async ({
  page,
  user,
}) => {
  await user.say(crypto.randomUUID(), "Good evening.");

  await user.open("/");
  const latest = page.getByRole("link", { name: /^Continue/ }).first();
  await expect(latest).toBeVisible();
  await expectNoOverflow(page);
  const tile = page.getByRole("listitem").filter({ has: latest }).first();
  const [button, around] = await Promise.all([latest.boundingBox(), tile.boundingBox()]);
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(
    (around?.y ?? 0) + (around?.height ?? 0),
  );

  await user.open("/search?q=odile");
  await expect(cards(page).first()).toBeVisible();
  await expectNoOverflow(page);

  await user.open("/character");
  await expect(title(page)).toHaveText("New character");
  await expectNoOverflow(page);

  await user.open("/chats");
  await expect(page.getByLabel("Search all chats")).toBeVisible();
  await expectNoOverflow(page);

  await openChat(page, user);
  await expect(replies(page)).not.toHaveCount(0);
  await expectNoOverflow(page);
});

test("a character, own characters and the bottom bar fit the screen with text of twice the size", async ({
  page,
  user,
}) => {
  await user.open(`/character/${user.odile}/detail`);
  await expect(title(page)).toContainText("Odile");
  await expectNoOverflow(page);

  await publishCharacter(user, { name: "A character with a long name", visibility: "private" });
  await user.open("/characters");
  await expect(cards(page).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectLabelsInBottomBar(page);

  await user.open("/");
  await expect(cards(page).first()).toBeVisible();
  await expectLabelsInBottomBar(page);
});

test("settings, plans and login fit the screen with text of twice the size", async ({ page, user }) => {
  await user.open("/");
  const settings = await choose(page, "Settings");
  for (const name of ["Reading", "Adult content", "Your data", "Delete account"]) {
    await openSection(settings, name);
    await expectInScreen(page, settings);
  }

  await user.open("/");
  await openMenu(page);
  await page.getByRole("dialog").getByRole("button", { name: "Premium" }).click();
  const plans = page.getByRole("dialog", { name: "Your plan is Free" });
  await expect(plans.getByText("per month").first()).toBeVisible();
  await expectInScreen(page, plans);

  await becomeVisitor(page);
  await page.context().clearCookies();
  await user.open("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Create" }).click();
  const login = page.getByRole("dialog", { name: "Log in to Mimi" });
  await expect(login.getByRole("button", { name: "Log in / Sign up" })).toBeVisible();
  await expectInScreen(page, login);
});

for (const width of [390, 1280])
  test(`the placeholder of the composer is not cut off at ${width} px with text of twice the size`, async ({
    page,
    user,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openChat(page, user);
    await expect(replies(page)).not.toHaveCount(0);
    const field = page.getByRole("textbox", { name: /^Write to / });
    await expect
      .poll(() =>
        field.evaluate((area: HTMLTextAreaElement) => {
          // The same words as text need as much room as the placeholder.
          const copy = area.cloneNode() as HTMLTextAreaElement;
          copy.style.blockSize = "auto";
          copy.value = area.placeholder;
          area.after(copy);
          const needed = copy.scrollHeight;
          copy.remove();
          return needed - area.clientHeight;
        }),
      )
      .toBeLessThanOrEqual(0);
  });

for (const [what, path] of [
  ["search", "/search"],
  ["chats", "/chats"],
] as const)
  test(`the placeholder of the field for ${what} fits, or ends with an ellipsis`, async ({ page, user }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await user.open(path);
    const field = page.getByRole("main").getByRole("searchbox");
    await expect(field).toBeVisible();
    const isCutOff = (input: HTMLInputElement) => {
      const { font, textOverflow, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const brush = document.createElement("canvas").getContext("2d");
      if (!brush) throw new Error("The browser has no canvas to measure text with.");
      brush.font = font;
      const room =
        input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      const hasEllipsis = textOverflow === "ellipsis" && document.activeElement !== input;
      return brush.measureText(input.placeholder).width > room && !hasEllipsis;
    };
    await expect.poll(() => field.evaluate(isCutOff)).toBe(false);
  });

/** Checks that the page and a dialog on it are not wider than the screen. */
async function expectInScreen(page: Page, dialog: Locator): Promise<void> {
  await expectNoOverflow(page);
  const wider = await dialog.evaluate((root) =>
    [root, ...root.querySelectorAll("*")]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -0.5 || right > innerWidth + 0.5) && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(wider).toEqual([]);
}

/** Checks that the icons and labels of the bottom bar are inside its box. */
async function expectLabelsInBottomBar(page: Page): Promise<void> {
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar).toBeVisible();
  const outside = await bar.evaluate((root) => {
    const box = root.getBoundingClientRect();
    return [...root.querySelectorAll("li span")]
      .map((part) => ({ text: part.textContent, part: part.getBoundingClientRect() }))
      .filter(({ part }) => part.top < box.top || part.bottom > box.bottom)
      .map(({ text, part }) => `${text} ${part.top} to ${part.bottom} in ${box.top} to ${box.bottom}`);
  });
  expect(outside).toEqual([]);
}
