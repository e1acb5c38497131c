import type { CharacterSummary, Page as Listing } from "@mimi/contract";
import type { Browser, Page } from "@playwright/test";
import { openSection } from "../fixtures/menu.ts";
import { waitForStart } from "../fixtures/pages.ts";
import type { AgeVerifiers } from "../fixtures/product/ageVerifiers.ts";
import { test } from "../fixtures/product/ageCheckedProduct.ts";
import { signIn } from "../fixtures/signIn.ts";
import { expect, expectAccessible } from "../fixtures/test.ts";
import { composer, createUserByApi, replies } from "../fixtures/testUser.ts";

/** An adult character, which a user finds whose age was checked. */
async function adultCharacter(
  browser: Browser,
  address: string,
  verifiers: AgeVerifiers,
): Promise<{ readonly id: string; readonly name: string }> {
  const page = await browser.newPage();
  const credentials = { email: `finder.${crypto.randomUUID()}@example.test`, password: "a quiet river" };
  const finder = await createUserByApi(page, credentials, address);
  await page.close();
  const check = { method: "verifier", version: "2026-11" };
  const { verify_url } = await finder.post<{ verify_url: string }>("/user/attest_adult/", {
    ...check,
    verifier: "bankyes",
  });
  await verifiers.confirm(verify_url);
  await finder.post("/user/attest_adult/", check);
  for (let number = 1; ; number += 1) {
    const path = `/character/?page=${number}&count=50&rating=nsfw`;
    const { items, has_more } = await finder.get<Listing<CharacterSummary>>(path);
    const { id, name = null } = items.find(({ rating }) => rating === "nsfw") ?? {};
    if (id !== undefined && name !== null) return { id, name };
    if (!has_more) throw new Error("There is no adult character.");
  }
}

const settingsLink = (page: Page) => page.getByRole("button", { name: "Adult content settings" });
const gateOf = (page: Page) => page.getByRole("dialog", { name: "Age check required" });
const begin = (page: Page) => gateOf(page).getByRole("button", { name: "Check my age" }).click();
const leaveBy = (page: Page, link: string) => page.getByRole("link", { name: link, exact: true }).click();
const thanks = (page: Page) => page.getByRole("dialog", { name: "Adult characters are on." });

// Rule: age-gate-once
test("an age check is asked for by an adult character only, can be given up, and opens that character", {
  tag: "@phone",
}, async ({ page, context, browser, product, user }) => {
  const { address, verifiers } = product;
  const { id, name } = await adultCharacter(browser, address, verifiers);
  const path = `/character/${id}/detail`;
  await user.open("/");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  await user.open(path);
  await expect(settingsLink(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.content()).not.toContain(name);

  await settingsLink(page).click();
  await expect(gateOf(page).getByRole("radio", { name: "Bankyes" })).toBeChecked();
  await expect(gateOf(page).getByRole("radio").last()).toHaveAccessibleDescription(
    "Asks for a photo of your face.",
  );
  await expectAccessible(page);
  await begin(page);
  await leaveBy(page, "Cancel");
  await expect(page).toHaveURL(path);
  await expect(gateOf(page).getByText("The age check is not finished.", { exact: false })).toBeVisible();

  await begin(page);
  await expect(page.getByRole("heading", { name: "Age check", exact: true })).toBeVisible();
  await page.goBack();
  await expect(gateOf(page)).toBeVisible();
  await begin(page);
  await leaveBy(page, "I am not");
  await expect(
    gateOf(page).getByText("The service did not confirm your age.", { exact: false }),
  ).toBeVisible();
  await gateOf(page).getByRole("button", { name: "Keep hidden" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(settingsLink(page)).toBeVisible();

  // The first choice is down, which the user sees, and the others work.
  verifiers.down.add("bankyes");
  await settingsLink(page).click();
  await begin(page);
  await expect(gateOf(page).getByText("This service does not answer", { exact: false })).toBeVisible();
  await gateOf(page).getByText("Mailold").click();

  // Another tab waits at the same question.
  const other = await context.newPage();
  await other.goto(address + path);
  await settingsLink(other).click();
  await expect(gateOf(other)).toBeVisible();

  await begin(page);
  await leaveBy(page, "I am an adult");
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(path);
  await thanks(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(thanks(other)).toBeVisible();
  await thanks(other).getByRole("button", { name: "Continue" }).click();
  await expect(other.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();

  // Asked once. The verifiers have learned no character and no account.
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  for (const request of verifiers.requests)
    expect(request).toEqual({
      check: expect.stringMatching(/^[\w-]{22}$/),
      return_url: `${address}/?return=`,
    });
});

// Rule: age-check-changes-nothing-else
test("an age check from the settings of a chat leaves the chat and the half-written message as they are", async ({
  page,
  user,
}) => {
  const path = `/character/new_chatkey/?character_id=${user.odile}`;
  const { chat_key } = await user.get<{ chat_key: string }>(path);
  await user.say(chat_key, "Good evening.");
  await user.open(`/character/${user.odile}/chat/${chat_key}`);
  await expect(replies(page)).toHaveCount(2);
  await waitForStart(page);
  const { url, messages } = { url: page.url(), messages: await user.messages() };
  await composer(page).fill("half a thought");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: /Search/ }).fill("Settings");
  await page.keyboard.press("Enter");
  const settings = page.getByRole("dialog", { name: "Settings" });
  await openSection(settings, "Adult content");
  await settings.getByRole("switch", { name: "Show adult characters" }).click();
  await begin(page);
  await leaveBy(page, "I am an adult");
  await expect(thanks(page)).toBeVisible();
  await thanks(page).getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("switch", { name: "Show adult characters" })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(url);
  await expect(composer(page)).toHaveValue("half a thought");
  expect(await user.messages()).toEqual(messages);
});

test("a visitor who wants an adult character logs in, and is then asked on the same page", async ({
  page,
  browser,
  product,
  credentials,
}) => {
  const { id } = await adultCharacter(browser, product.address, product.verifiers);
  const path = `/character/${id}/chat`;
  await page.goto(path);
  await settingsLink(page).click();
  await signIn(page, credentials);
  await expect(gateOf(page)).toBeVisible();
  await begin(page);
  await leaveBy(page, "I am an adult");
  await thanks(page).getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(new RegExp(`^${product.address}${path}`));
  await expect(composer(page)).toBeVisible();
});
