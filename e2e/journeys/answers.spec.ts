import type { Page } from "@playwright/test";
import { expectAnswer } from "../fixtures/answers.ts";
import { choose, fromMenu, openSection } from "../fixtures/menu.ts";
import { moderate } from "../fixtures/moderator.ts";
import { closeDialog, idOfOdile, moreButton, title } from "../fixtures/pages.ts";
import { beginChat } from "../fixtures/ownCharacter.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { composer, log, openChat, replies, send, sendButton } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

// Every button that does what a screen is for, pressed when what it needs is missing, wrong or too long: it answers in view.

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

// Rule: blocked-button-says-why
test("every button answers a visitor", { tag: "@phone" }, async ({ page }) => {
  const odile = await idOfOdile(page);
  await page.goto(`/character/${odile}/chat`);
  await expect(replies(page)).toHaveCount(1);
  await expectAnswer(page, sendButton(page), "an empty message");
  await composer(page).fill("a".repeat(5_000));
  await expectAnswer(page, sendButton(page), "a message that is too long");

  await page.goto("/");
  await openLogin(page);
  await expectAnswer(page, dialog(page).getByRole("button", { name: "Log in / Sign up" }), "an empty login");
  await dialog(page).getByLabel("Email").fill("not-an-address");
  await expectAnswer(page, dialog(page).getByRole("button", { name: "Log in / Sign up" }), "a wrong address");

  await page.goto(`/character/${odile}/detail`);
  await moreButton(page).click();
  await page.getByRole("menuitem", { name: "Report this character" }).click();
  const report = dialog(page).getByRole("button", { name: "Send report" });
  await expectAnswer(page, report, "a report without a reason");
  await dialog(page).getByRole("radio").first().check();
  await dialog(page).getByRole("textbox").fill("a".repeat(1_200));
  await expectAnswer(page, report, "a report that is too long");
});

// Rule: blocked-button-says-why
test("every button of a chat answers a user", { tag: "@phone" }, async ({ page, user }) => {
  await openChat(page, user);
  await send(page, "Good evening.");
  await expect(replies(page)).toHaveCount(2);
  await expect(sendButton(page)).toBeVisible();
  await expect(log(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAnswer(page, sendButton(page), "an empty message");

  await replies(page).last().focus();
  await page.keyboard.press("e");
  const edited = page.getByRole("textbox", { name: "Edit this message" });
  await edited.fill("");
  await expectAnswer(page, button(page, "Save"), "a message without a text");
  await edited.press("Escape");

  await replies(page).last().getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Regenerate with a note" }).click();
  const note = page.getByRole("textbox", { name: "What should be different?" });
  await note.fill("a".repeat(3_000));
  await expectAnswer(
    page,
    log(page).getByRole("button", { name: "Regenerate", exact: true }).last(),
    "a note that is too long",
  );
  await note.press("Escape");

  await fromMenu(page, "Memory");
  await dialog(page).getByRole("button", { name: "Add a memory" }).click();
  await expectAnswer(
    page,
    dialog(page).getByRole("button", { name: "Save", exact: true }),
    "an empty memory",
  );
  await button(page, "Cancel").click();
  await closeDialog(page);

  await fromMenu(page, "Your persona");
  await dialog(page).getByRole("button", { name: "Create a persona" }).click();
  const persona = dialog(page).getByRole("button", { name: "Save", exact: true });
  await expectAnswer(page, persona, "a persona without a name");
  await dialog(page).getByRole("textbox").first().fill("Rosa");
  await dialog(page).getByRole("textbox").last().fill("a".repeat(5_000));
  await expectAnswer(page, persona, "a persona that is too long");
  await button(page, "Cancel").click();
  await closeDialog(page);
});

// Rule: blocked-button-says-why
test("every button of the other pages answers a user", { tag: "@phone" }, async ({ page, user }) => {
  await beginChat(user, user.odile, "Is the lift stuck?");
  await user.open("/character");
  await expect(title(page)).toHaveText("New character");
  await expectAnswer(page, button(page, "Publish").filter({ visible: true }), "a character with nothing");

  await user.open("/policy");
  await choose(page, "Account");
  await dialog(page).getByLabel("User name").fill("");
  await expectAnswer(
    page,
    dialog(page).getByRole("button", { name: "Save", exact: true }),
    "an account without a name",
  );
  await closeDialog(page);

  const settings = await choose(page, "Settings");
  await openSection(settings, "Delete account");
  await expectAnswer(
    page,
    settings.getByRole("button", { name: "Delete my account" }),
    "a deletion without the word",
  );
});

// Rule: blocked-button-says-why
test("every button answers a moderator", { tag: "@desktop-only" }, async ({ page, user }) => {
  await moderate(page);
  await user.open("/moderation");
  await page.getByRole("list").getByRole("button", { name: "Ines" }).click();
  await expectAnswer(page, page.getByRole("button", { name: "Decide", exact: true }), "no decision");
  await page.getByRole("radio").nth(1).check();
  await expectAnswer(
    page,
    page.getByRole("button", { name: "Decide", exact: true }),
    "a decision without a reason",
  );
});
