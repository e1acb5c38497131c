import type { Page } from "@playwright/test";
import { addCover, addTag, button, field } from "../fixtures/characterForm.ts";
import { openMenu } from "../fixtures/menu.ts";
import { publishCharacter } from "../fixtures/ownCharacter.ts";
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
  await expect(page).toHaveURL(/\/detail$/);
  await expect(page.getByText("Published. Only you can see it.")).toBeVisible();

  await page.goto("/characters");
  await expect(card(page, name).getByText("Private", { exact: true })).toBeVisible();
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
  await filter(page, /^Private/).click();
  await expect(card(page, name)).toBeVisible();
});

test("a visitor logs in to see their characters, and home leads a user to them", async ({ page, user }) => {
  const name = `Odalys ${crypto.randomUUID().slice(0, 8)}`;
  await publishCharacter(user, { name, visibility: "unlisted" });
  await user.open("/");
  await page.getByRole("link", { name: "Yours", exact: true }).click();
  await expect(card(page, name).getByText("Unlisted", { exact: true })).toBeVisible();

  await page.evaluate(() => localStorage.removeItem("mimi-cookie"));
  await page.goto("/characters");
  await expect(heading(page)).toHaveText("Your characters");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
