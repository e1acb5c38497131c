import type { CharacterSummary, Page as Listed, Tag } from "@mimi/contract";
import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { publishCharacter } from "../fixtures/ownCharacter.ts";
import { cards, title } from "../fixtures/pages.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

const reaction = (page: Page, name: string) =>
  page
    .getByRole("group", { name: "Reactions" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .filter({ visible: true });
const scope = (page: Page, name: string) =>
  page.getByRole("group", { name: "Which characters" }).getByRole("button", { name, exact: true });

async function expectPressed(button: Locator, pressed: boolean): Promise<void> {
  await expect(button).toHaveAttribute("aria-pressed", String(pressed));
}

// Rule: like-idempotent
test("a dislike removes a like, and a favourite that was not saved is reverted (§6)", {
  tag: "@phone",
}, async ({ page, user }) => {
  // Only this test reacts to the new character, so each count is exact.
  const { id } = await publishCharacter(user, { name: `Odalys ${crypto.randomUUID().slice(0, 8)}` });
  await user.open(`/character/${id}/detail`);
  await expectPressed(reaction(page, "Like"), false);
  await reaction(page, "Like").click();
  await expectPressed(reaction(page, "Like"), true);
  await reaction(page, "Dislike").click();
  await expectPressed(reaction(page, "Dislike"), true);
  await expectPressed(reaction(page, "Like"), false);

  const favourite = reaction(page, "Favourite");
  await expect(favourite).toHaveAccessibleName("Favourite 0 favourites");
  const release = await holdRequests(page, "**/api/user/add_favourite/*", (route) =>
    route.fulfill({ status: 503, json: { code: 50301, data: null } }),
  );
  await favourite.click();
  await expectPressed(favourite, true);
  await expect(favourite).toHaveAccessibleName("Favourite 1 favourite");
  release();
  await expectPressed(favourite, false);
  await expect(favourite).toHaveAccessibleName("Favourite 0 favourites");
  await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("listitem")).toBeVisible();
  await expectAccessible(page);

  await page.unroute("**/api/user/add_favourite/*");
  await favourite.click();
  await expectPressed(favourite, true);
  await page.reload();
  await expectPressed(reaction(page, "Dislike"), true);
  await expectPressed(reaction(page, "Favourite"), true);
  await expectPressed(reaction(page, "Like"), false);
});

test("a favourite is saved although the page is reloaded at once", async ({ page, user }) => {
  const { id } = await publishCharacter(user, { name: `Odalys ${crypto.randomUUID().slice(0, 8)}` });
  await user.open(`/character/${id}/detail`);
  const favourite = reaction(page, "Favourite");
  await expectPressed(favourite, false);
  // The request has not arrived when the page is reloaded.
  const release = await holdRequests(page, "**/api/user/add_favourite/*", (route) => route.continue());
  await favourite.click();
  await page.reload();
  release();
  await expect
    .poll(async () => (await user.get<{ viewer: unknown }>(`/character/detail/?character_id=${id}`)).viewer)
    .toMatchObject({ favourited: true });
});

test("home lists favourites, and characters by tag", async ({ page, user }) => {
  await user.get(`/user/add_favourite/?character_id=${user.odile}`);
  await user.open("/");
  await expect(cards(page).nth(5)).toBeAttached();
  await scope(page, "Favourites").click();
  await expect(page.getByRole("list", { name: "Favourites" }).getByRole("link")).toHaveText(/^Odile/);
  await expectPressed(scope(page, "Favourites"), true);
  expect(await user.get<Listed<CharacterSummary>>("/character/favourite/")).toMatchObject({
    items: [{ id: user.odile }],
  });
  await expectAccessible(page);

  const answered = page.waitForResponse(/\/api\/character\/tag\/\?/);
  // The first chip is "All".
  const chip = page.getByRole("group", { name: "Tags" }).getByRole("button").nth(1);
  const name = await chip.innerText();
  await chip.click();
  const answer = await answered;
  const { data } = (await answer.json()) as { data: Listed<CharacterSummary> };
  const tags = await user.get<readonly Tag[]>("/tag/");
  const tagId = Number(new URL(answer.url()).searchParams.get("tag_id"));
  expect(tags.find(({ id }) => id === tagId)?.name).toBe(name);
  await expectPressed(chip, true);
  await expectPressed(scope(page, "Favourites"), false);
  const listed = page.getByRole("list", { name, exact: true }).getByRole("link");
  await expect(listed.filter({ hasText: data.items[0]?.name ?? "" })).toBeVisible();
  await chip.click();
  await expectPressed(chip, false);
  await expect(cards(page).nth(5)).toBeAttached();
});

test("a character is duplicated as a draft", { tag: "@phone" }, async ({ page, user, isMobile }) => {
  await user.open(`/character/${user.odile}/detail`);
  if (isMobile) {
    await page.getByRole("button", { name: "More", exact: true }).filter({ visible: true }).click();
    await page.getByRole("menuitem", { name: "Duplicate" }).click();
  } else await page.getByRole("button", { name: "Duplicate", exact: true }).click();
  await expect(title(page)).toHaveText(/^(New character|Edit )/);
  const name = page.getByRole("textbox", { name: "Name", exact: true });
  await expect(name).toHaveValue(/^Odile/);
  const own = `Odile ${crypto.randomUUID().slice(0, 8)}`;
  await name.fill(own);
  await expect(page).toHaveURL(/\/character\/[^/?]+$/);
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const id = page.url().split("/").at(-1) ?? "";
  const detail = (of: string) =>
    user.get<{ name: string; definition: string; forked_from: string | null; status: string }>(
      `/character/detail/?character_id=${of}`,
    );
  await expect.poll(async () => (await detail(id)).name).toBe(own);
  const { definition } = await detail(user.odile);
  expect(await detail(id)).toMatchObject({ definition, forked_from: user.odile, status: "draft" });
  await expectAccessible(page);
});
