import type { Page } from "@playwright/test";
import { addCover, addTag, button, field } from "../fixtures/characterForm.ts";
import { openMenu } from "../fixtures/menu.ts";
import { publishCharacter } from "../fixtures/ownCharacter.ts";
import { becomeVisitor } from "../fixtures/testUser.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const card = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });
const filter = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Filter by state" }).getByRole("button", { name });

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}

// Rule: own-characters
test("a user finds a draft, publishes it, deletes it and restores it from the bin", {
  tag: "@phone",
}, async ({ page, user }) => {
  const name = `Odalys ${crypto.randomUUID().slice(0, 8)}`;
  await user.open("/character");
  await field(page, "Name").fill(name);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();

  await openMenu(page);
  await page
    .getByRole("menuitem", { name: "Your characters" })
    .or(page.getByRole("dialog").getByRole("button", { name: "Your characters" }))
    .click();
  await expect(page).toHaveURL("/characters");
  await expect(heading(page)).toHaveText("Your characters");
  await expect(page).toHaveTitle("Your characters · Mimi");
  await expect(card(page, name).getByText("Draft", { exact: true })).toBeVisible();
  await expect(filter(page, /^Drafts/)).toHaveText("Drafts1");
  await expectAccessible(page);

  // The card of a draft opens the form.
  await page.getByRole("link", { name, exact: true }).click();
  await expect(heading(page)).toHaveText(`Edit ${name}`);
  await field(page, "First message").fill("“You came.”");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await addCover(page);
  await addTag(page);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await button(page, "Publish").click();
  const question = page.getByRole("dialog", { name: `Who can find ${name}?` });
  await expect(question.getByRole("radio", { name: "Only me" })).toBeChecked();
  await expectAccessible(page);
  await question.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByText("Saved. Only you can see it.")).toBeVisible();
  await expect(page.getByRole("main").getByText("Only you", { exact: true })).toBeVisible();

  await page.goto("/characters");
  await expect(card(page, name).getByText("Only you", { exact: true })).toBeVisible();
  await choose(page, name, "Delete");
  await expect(page.getByText(`${name} is in the bin.`)).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, name)).toBeVisible();

  await choose(page, name, "Delete");
  await expect(card(page, name)).toHaveCount(0);
  await filter(page, /^Bin/).click();
  await expect(page).toHaveURL("/characters?state=deleted");
  await expect(card(page, name).getByText("30 days left")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: `Restore ${name}` }).click();
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible();
  await filter(page, /^Only you/).click();
  await expect(card(page, name)).toBeVisible();
});

// Rule: own-characters
test("a visitor logs in to see their characters, and home leads a user to them", async ({ page, user }) => {
  const name = `Odalys ${crypto.randomUUID().slice(0, 8)}`;
  await publishCharacter(user, { name, visibility: "unlisted" });
  await user.open("/");
  await page.getByRole("link", { name: "Yours", exact: true }).click();
  await expect(card(page, name).getByText("Unlisted", { exact: true })).toBeVisible();

  await becomeVisitor(page);
  await page.goto("/characters");
  await expect(heading(page)).toHaveText("Your characters");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

// Rule: list-changes-while-read
test("a list that gets shorter while it is read shows every remaining character once", {
  tag: "@phone",
}, async ({ page, user }) => {
  const names = Array.from({ length: 45 }, (_, at) => `Draft ${String(at).padStart(2, "0")}`);
  const ids: string[] = [];
  // Sorted by name: the order does not depend on the time of each request.
  for (const name of names) ids.push((await user.post<{ id: string }>("/character/create/", { name })).id);
  await user.open("/characters?sort=name");
  const shown = () =>
    page
      .getByRole("main")
      .getByRole("listitem")
      .getByRole("link", { name: /^Draft \d\d$/ });
  // The name of the link of a card covers it, and is not its text.
  const shownNames = () =>
    shown().evaluateAll((links) => links.map((link) => link.ariaLabel ?? link.textContent.trim()));
  await expect(shown().first()).toBeVisible();
  for (const name of names.slice(0, 3)) {
    await choose(page, name, "Delete");
    await expect(page.getByText(`${name} is in the bin.`)).toBeVisible();
    await expect(card(page, name)).toHaveCount(0);
  }
  // Another device deletes one too.
  await user.post("/character/delete/", { character_id: ids[5] ?? "" });

  const last = page.getByRole("main").getByRole("link", { name: "Draft 44", exact: true });
  const more = page.getByRole("main").getByRole("button", { name: "Load more" });
  await expect(async () => {
    // It leaves when the rest arrives.
    if (await more.isVisible()) await more.click({ timeout: 1_000 });
    else await page.mouse.wheel(0, 5_000);
    await expect(last).toBeVisible({ timeout: 500 });
  }).toPass();
  const left = names.filter((name) => !["Draft 00", "Draft 01", "Draft 02", "Draft 05"].includes(name));
  await expect(page.getByText(/failed/i)).toHaveCount(0);
  await expect.poll(async () => (await shownNames()).filter((name) => name !== "Draft 05")).toEqual(left);
});
