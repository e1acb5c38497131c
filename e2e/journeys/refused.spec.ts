import { addCover, addTag, button, field } from "../fixtures/characterForm.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

// Rule: refused-character-field
test("a refusal names the field and the rule, saves the rest, and keeps what was typed", {
  tag: "@phone",
}, async ({ page, user }) => {
  await user.open("/character");
  const name = `Odalys ${crypto.randomUUID().slice(0, 8)}`;
  await field(page, "Name").fill(name);
  await field(page, "First message").fill("“You came.”");
  await addCover(page);
  await addTag(page);
  await field(page, "Definition").fill("Keeps a zz_banned_1.");
  const sentence = "The definition breaks the rule about content that is not allowed.";
  await expect(page.getByText(`We cannot save this. ${sentence}`).first()).toBeVisible();
  await field(page, "Definition").fill("Keeps the light.");
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await field(page, "Definition").fill("Keeps a zz_banned_1.");
  await field(page, "Tagline").fill("Keeps a light that nobody asked for.");
  await button(page, "Publish").click();
  const question = page.getByRole("dialog", { name: `Who can find ${name}?` });
  await question.getByRole("button", { name: "Save" }).click();
  await expect(field(page, "Definition")).toBeFocused();
  await expect(field(page, "Definition")).toBeInViewport();
  await expect(page.getByText(/^Everything else is saved/)).toBeVisible();

  const rule = page.waitForEvent("popup");
  await page.getByRole("link", { name: /^Why/ }).click();
  await expect((await rule).getByRole("heading", { level: 1 })).toBeVisible();
  await (await rule).close();
  await expect(field(page, "Definition")).toHaveValue("Keeps a zz_banned_1.");
  await expectAccessible(page);

  await page.reload();
  await expect(field(page, "Definition")).toHaveValue("Keeps a zz_banned_1.");
  await expect(field(page, "Tagline")).toHaveValue("Keeps a light that nobody asked for.");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const saved = await user.get<{ tagline: string; definition: string }>(
    `/character/detail/?character_id=${id}`,
  );
  expect([saved.tagline, saved.definition]).toEqual([
    "Keeps a light that nobody asked for.",
    "Keeps the light.",
  ]);
});
