import type { Locator, Page } from "@playwright/test";
import { isFirstVisible } from "../fixtures/pages.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

/** Presses Premium, in the header or in the drawer (§2). */
async function pressPremium(page: Page): Promise<void> {
  const premium = page.getByRole("button", { name: "Premium", exact: true });
  const menu = page.getByRole("button", { name: "Menu", exact: true });
  if (!(await isFirstVisible(premium, menu))) await menu.click();
  await premium.click();
}

/** Opens the plan dialog of a user with this plan. */
async function openPlan(page: Page, plan: "Free" | "Standard" | "Premium"): Promise<Locator> {
  await pressPremium(page);
  const modal = page.getByRole("dialog", { name: `Your plan is ${plan}` });
  await expect(modal).toBeVisible();
  return modal;
}

/** Presses a button on the page of the payment simulator, which redirects to home. */
async function choose(page: Page, choice: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Payment simulator, no money moves" })).toBeVisible();
  await page.getByRole("button", { name: choice }).click();
  await expect(page).toHaveURL("/");
}

/** Finishes a checkout, and checks the message about it. */
async function checkOut(page: Page, choice: string, message: string): Promise<void> {
  await choose(page, choice);
  const dialog = page.getByRole("dialog").filter({ hasText: message });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Go Back" }).click();
  await expect(dialog).toHaveCount(0);
}

const button = (modal: Locator, name: string) => modal.getByRole("button", { name, exact: true });

// Rule: premium-button
test("Premium asks a visitor to log in (§2)", { tag: "@phone" }, async ({ page }) => {
  await page.goto("/");
  await pressPremium(page);
  await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
});

// Rule: checkout-message, plan-dialog, standard-plan-buttons, plan-change-toast
test("a user goes from Free to Standard, to Premium, and back to Free (§4)", async ({ page, user }) => {
  await user.open("/");

  const free = await openPlan(page, "Free");
  await expect(free.getByRole("article")).toHaveText([
    /0\.00\$/,
    /4\.99\$.*9\.99\$.*-50%.*per month/,
    /19\.99\$.*per month/,
  ]);
  await expect(free.getByText("Ending soon...")).toBeVisible();
  await expect(button(free, "Manage Subscriptions")).toHaveCount(0);
  await button(free, "Upgrade Now: Standard").click();
  await checkOut(page, "Cancel", "The payment was cancelled. Nothing was charged.");

  await button(await openPlan(page, "Free"), "Upgrade Now: Standard").click();
  await checkOut(page, "Pay (pretend)", "You have 250 messages a day now.");

  const standard = await openPlan(page, "Standard");
  await expect(standard.getByText("30 days remaining")).toBeVisible();
  await expect(button(standard, "Manage Subscriptions")).toBeVisible();
  await expect(button(standard, "Subscribing: Standard")).toBeVisible();
  await expectAccessible(page);
  await button(standard, "Upgrade Now: Premium").click();
  await choose(page, "Change to Premium");
  await expect(page.getByText("You are now on Premium.")).toBeVisible();

  const premium = await openPlan(page, "Premium");
  await expect(button(premium, "Subscribing: Premium")).toBeVisible();
  await expect(button(premium, "Upgrade Now: Standard")).toHaveAccessibleDescription(
    "You have Premium, which includes all of Standard.",
  );
  await button(premium, "Manage Subscriptions").click();
  await choose(page, "End the subscription now");
  await expect(page.getByText("You are now on Free.")).toBeVisible();
  await expect(button(await openPlan(page, "Free"), "Manage Subscriptions")).toHaveCount(0);
});

test("after Back from the payment page the plan dialog works", async ({ page, user }) => {
  await user.open("/");
  await button(await openPlan(page, "Free"), "Upgrade Now: Premium").click();
  await expect(page.getByRole("heading", { name: "Payment simulator, no money moves" })).toBeVisible();
  await page.goBack();
  const modal = page.getByRole("dialog", { name: "Your plan is Free" });
  // The page can come from the back/forward cache with the dialog open, or can load again.
  const header = page.getByRole("button", { name: /account menu$/ });
  if (await isFirstVisible(header, modal)) await openPlan(page, "Free");
  await button(modal, "Upgrade Now: Standard").click();
  await checkOut(page, "Cancel", "The payment was cancelled. Nothing was charged.");
});

// Rule: terms-and-policy-links, page-title-and-focus
test("the terms and the policy can be read from the login dialog (§2)", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto("/");
  await openLogin(page);
  await page.getByRole("dialog").getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveURL("/term");
  await expect(page).toHaveTitle("Terms of use · Mimi");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeFocused();

  await openLogin(page);
  await page.getByRole("dialog").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("main").getByRole("link", { name: "rules for characters" }).click();
  await expect(page).toHaveURL("/policy#rules");
  await expect(page.getByRole("heading", { name: "Rules for characters" })).toBeInViewport();
  await expect(page).toHaveTitle("Privacy policy · Mimi");
});

for (const [path, title] of [
  ["/policy", "Privacy policy"],
  ["/term", "Terms of use"],
  ["/contact-us", "Contact us"],
] as const) {
  test(`${path} has an address of its own (§2)`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Mimi`);
  });
}

test("an address with a fragment scrolls to its section", async ({ page }) => {
  await page.goto("/policy#adults");
  await expect(page.getByRole("heading", { name: "Adult content" })).toBeInViewport();
});
