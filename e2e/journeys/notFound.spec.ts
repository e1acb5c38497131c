import { expect, expectAccessible, test } from "../fixtures/test.ts";

test("an unknown address says so, with status 404 and a way home (§2)", async ({ page }) => {
  const answer = await page.goto("/no/such/page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("404 Not Found")).toBeVisible();
  await expect(page.getByText("This page is gone.")).toBeVisible();
  await expect(page.getByText("The page you are looking for does not exist or never existed.")).toBeVisible();
  await expectAccessible(page);
  const home = page.getByRole("button", { name: "Back to home" });
  await home.or(page.getByRole("link", { name: "Back to home" })).click();
  await expect(page).toHaveURL("/");
});
