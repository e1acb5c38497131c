import { field, more, newName, openCreate, openMore } from "../fixtures/characterForm.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// Rule: try-draft-chat
test("a creator tries a chat with a draft, and goes back to writing it", { tag: "@phone" }, async ({
  page,
  user,
}) => {
  await openCreate(page, user);
  const name = newName();
  await field(page, "Name").fill(name);
  await field(page, "First message").fill("“You are early, {{user}}.”");
  await more(page, "Try a chat");
  await expect(page).toHaveURL(/\/chat\/.+/);
  await expect(page.getByRole("log").getByText("You are early")).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).filter({ visible: true }).click();
  await expect(field(page, "Name")).toHaveValue(name);
  await expect(field(page, "First message")).toHaveValue("“You are early, {{user}}.”");
});

test("the first save of a draft, which gives the page its address, leaves an open menu open", async ({
  page,
  user,
}) => {
  await openCreate(page, user);
  await field(page, "Name").fill(newName());
  await openMore(page);
  await page.getByRole("menuitem", { name: "Try a chat" }).focus();
  await expect(page).toHaveURL(/\/character\/[^/]+$/);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Try a chat" })).toBeFocused();
});

test("a draft without a name is restored after a reload", async ({ page, user }) => {
  await openCreate(page, user);
  await field(page, "First message").fill("The door is open.");
  await expect(page.getByText(/Saved in this browser until it has a name/)).toBeVisible();
  await page.reload();
  await expect(
    page.getByText("This is your unsaved draft from this browser.", { exact: false }),
  ).toBeVisible();
  await expect(field(page, "First message")).toHaveValue("The door is open.");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(field(page, "First message")).toHaveValue("");
});
