import type { Locator } from "@playwright/test";
import { log, openChat, replies } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const fontSize of ["100%", "200%"]) {
  // Rule: toast-not-over-edit
  test(`on a phone, Save of a long last reply is on the screen with text of ${fontSize}`, async ({
    page,
    user,
  }) => {
    await user.say(crypto.randomUUID(), "The lift is stuck.");
    await openChat(page, user);
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, fontSize);
    const field = page.getByRole("textbox", { name: "Edit this message" });
    const save = page.getByRole("button", { name: "Save", exact: true });
    await replies(page).last().focus();
    await page.keyboard.press("e");
    await field.fill("The rain had found the lobby before I did. ".repeat(60));
    await expect(save).toBeInViewport({ ratio: 1 });
    await expectOnTop(save);
    await save.click();
    await expect(log(page).getByText("edited")).toBeVisible();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();

    // The message of the last edit is still shown.
    await replies(page).last().focus();
    await page.keyboard.press("e");
    await expect(field).toBeFocused();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expectOnTop(save);
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  });
}

/** Checks that nothing covers the middle of a button, such as the composer. */
async function expectOnTop(button: Locator): Promise<void> {
  await expect
    .poll(() =>
      button.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);
}
