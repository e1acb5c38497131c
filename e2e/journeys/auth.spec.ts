import { openLogin, register, sendLogin, signIn } from "../fixtures/signIn.ts";
import { expect, test } from "../fixtures/test.ts";

// Rule: check-your-email, register-confirmation
test("a visitor signs up, continues at once, and is still signed in after a reload", {
  tag: "@phone",
}, async ({ page, credentials }) => {
  await page.goto("/search?q=odile");
  await openLogin(page);
  await sendLogin(page, credentials);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Check your email")).toBeVisible();
  await expect(dialog.getByText("A sign in link has been sent to your email address.")).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await dialog.getByRole("button", { name: "Continue", exact: true }).click();
  await reloaded;
  await expect(page).toHaveURL(/\/search\?q=odile$/);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toHaveCount(0);
});

test("a visitor signs up, goes back, signs in, and is still signed in after a reload", async ({
  page,
  credentials,
}) => {
  await page.goto("/");
  await openLogin(page);
  await register(page, credentials);
  await signIn(page, credentials);
  await page.reload();
  await expect(page.getByRole("button", { name: "Login", exact: true })).toHaveCount(0);
});

// Rule: invalid-username-or-password
test("a wrong password is named in a toast (§8) and at the field, and the e-mail address stays", async ({
  page,
  credentials,
}) => {
  await page.goto("/");
  await openLogin(page);
  await register(page, credentials);
  await sendLogin(page, { ...credentials, password: "another river" });
  const dialog = page.getByRole("dialog");
  await expect(
    page.getByRole("region", { name: "Notifications" }).getByText("invalid username or password"),
  ).toBeVisible();
  await expect(dialog.getByRole("alert").getByText("invalid username or password")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue(credentials.email);
  await signIn(page, credentials);
});

// Rule: login-field-errors, upload-and-password-limits
test("invalid fields are named before anything is sent (§5)", async ({ page }) => {
  await page.goto("/");
  await openLogin(page);
  await sendLogin(page, { email: "", password: "" });
  await expect(page.getByText("Please input email")).toBeVisible();
  await expect(page.getByText("Please input password")).toBeVisible();
  await sendLogin(page, { email: "nobody", password: "short" });
  await expect(page.getByText("Invalid email address")).toBeVisible();
  await expect(page.getByText("Password should be at least 6 characters")).toBeVisible();
});

test("a password reset shows the same confirmation for every address (§4)", async ({ page, credentials }) => {
  await page.goto("/");
  await openLogin(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(credentials.email);
  await dialog.getByText("I forgot my password").click();
  await expect(dialog.getByText("A reset password link has been sent to your email address.")).toBeVisible();
});
