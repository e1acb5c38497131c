import type { Page } from "@playwright/test";
import { loadedFiles, waitForNetwork } from "../fixtures/checkers/loading.ts";
import { cards, odileLink } from "../fixtures/pages.ts";
import { log } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

/** The names of the loaded font files with letters of other scripts than Latin, without their hashes. */
async function otherLetters(page: Page): Promise<readonly string[]> {
  await waitForNetwork(page);
  const files = (await loadedFiles(page)).filter(({ kind }) => kind === "font");
  expect(files.length).toBeGreaterThan(0);
  return files
    .map(({ path }) => /([\w-]+?)-[\w-]{7,8}\.woff2$/.exec(path)?.[1] ?? path)
    .filter((name) => !/-latin(?:-ext)?$|^labrada-mark$/.test(name))
    .sort();
}

test("a page in English loads no letters of other scripts", async ({ page }) => {
  await page.goto("/");
  await expect(cards(page).nth(9)).toBeAttached();
  expect(await otherLetters(page)).toEqual([]);
  // Its choice of a language has the names of all languages in their own letters.
  await page.goto("/search?q=odile");
  await expect(odileLink(page)).toBeVisible();
  expect(await otherLetters(page)).toEqual([]);
});

const letters = {
  Russian: ["ru", "literata-cyrillic", "onest-cyrillic"],
  Hindi: ["hi", "noto-sans-devanagari", "noto-serif-devanagari"],
  Arabic: ["ar", "noto-naskh-arabic", "noto-sans-arabic"],
  Japanese: ["ja"],
} as const;

// Each in a browser of its own: Chromium lists files of the page before, too.
for (const [name, [tag, ...files]] of Object.entries(letters))
  test(`home in ${name} loads ${files.length} files with its letters`, async ({ page }) => {
    await page.goto(`/?lang=${tag}`);
    await expect(cards(page).nth(9)).toBeAttached();
    expect(await otherLetters(page)).toEqual(files);
  });

test("a Russian message in an English chat gets its letters", async ({ page, user }) => {
  const { chat_key } = await user.get<{ chat_key: string }>(
    `/character/new_chatkey/?character_id=${user.odile}`,
  );
  await user.say(chat_key, "Зонт всё ещё на вокзале.");
  await user.open(`/character/${user.odile}/chat/${chat_key}`);
  await expect(log(page).getByText("Зонт всё ещё на вокзале.")).toBeVisible();
  await expect.poll(() => otherLetters(page)).toContain("literata-cyrillic");
  expect((await otherLetters(page)).filter((name) => !name.endsWith("cyrillic"))).toEqual([]);
});

test("a page in Japanese names the system's Japanese fonts before those of the system's own language", async ({
  page,
}) => {
  await page.goto("/?lang=ja");
  const families = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(families).toMatch(/Hiragino Sans.+Yu Gothic.+sans-serif/);
  expect(families).not.toContain("system-ui");
});
