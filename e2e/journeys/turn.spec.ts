import type { Locator, Page } from "@playwright/test";
import { cards, title } from "../fixtures/pages.ts";
import { signal } from "../fixtures/scriptedModel.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

/** One view transition, as the page saw it. */
interface Turn {
  /** How many elements had the name of the shared cover when the browser took its two pictures. */
  readonly before: number;
  readonly after: number;
  /** What was animated, by its pseudo-element; null when the transition was left out. */
  readonly moved: readonly string[] | null;
}

declare global {
  interface Window {
    turns?: Turn[];
  }
}

/** Writes down every view transition of the page. */
async function watchTurns(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const turns: Turn[] = [];
    window.turns = turns;
    const covers = () =>
      [...document.querySelectorAll("*")].filter(
        (element) => getComputedStyle(element).viewTransitionName === "cover",
      ).length;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const seen = { before: 0, after: 0 };
      const turn = start(async () => {
        seen.before = covers();
        if (typeof change === "function") await change();
        seen.after = covers();
      });
      const moving = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || []);
      turn.ready.then(
        () => turns.push({ ...seen, moved: moving() }),
        () => turns.push({ ...seen, moved: null }),
      );
      return turn;
    };
  });
}

const turnsOf = (page: Page) => page.evaluate(() => window.turns);

/** Opens a character and comes back, so that the code of such pages is here for certain. */
async function openOneBefore(page: Page): Promise<void> {
  await page.goto("/");
  const card = cards(page).nth(1);
  const name = (await card.textContent()) ?? "";
  await card.click();
  await expect(page).toHaveTitle(`${name} · Mimi`);
  await page.goBack();
  await expect(cards(page).nth(15)).toBeAttached();
}

/** Follows a card. Returns the view transition and how far the list was scrolled. */
async function turnTo(page: Page, card: Locator): Promise<{ turn: Turn | undefined; place: number }> {
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => window.turns?.splice(0));
  await card.click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect.poll(() => turnsOf(page)).toHaveLength(1);
  const [turn] = (await turnsOf(page)) ?? [];
  expect(turn?.moved).not.toBeNull();
  return { turn, place };
}

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the cover of a card becomes that of its page, and Back finds the list's place again", async ({
    page,
  }) => {
    await watchTurns(page);
    await openOneBefore(page);
    const card = cards(page).nth(15);
    const name = (await card.textContent()) ?? "";
    const { turn, place } = await turnTo(page, card);
    expect(turn).toMatchObject({ before: 1, after: 1 });
    for (const part of ["group", "old", "new"])
      expect(turn?.moved).toContain(`::view-transition-${part}(cover)`);
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    expect(place).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(place);
    expect(await turnsOf(page)).toHaveLength(1);
  });

  test("what a card has told stands on the page before the rest does, and stays as it is", async ({
    page,
  }) => {
    await openOneBefore(page);
    const rest = signal();
    await page.route("**/api/character/detail/*", async (route) => {
      await rest.given;
      await route.continue();
    });
    const card = cards(page).nth(15);
    const name = (await card.textContent()) ?? "";
    await card.click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole("status", { name: "Loading the character" })).toBeVisible();
    await expect(title(page)).toBeFocused();
    const pictures = await page.getByRole("main").locator("img").elementHandles();
    const stood = await title(page).boundingBox();
    await expectAccessible(page);
    rest.give();
    await expect(page.getByRole("button", { name: "Start chat" })).toBeVisible();
    await expect(title(page)).toBeFocused();
    expect(await title(page).boundingBox()).toEqual(stood);
    for (const picture of pictures) expect(await picture.evaluate((image) => image.isConnected)).toBe(true);
  });

  test("whoever goes back before the turn is over is back at once", async ({ page }) => {
    await watchTurns(page);
    await openOneBefore(page);
    await page.evaluate(() => {
      const hold = () => {
        for (const animation of document.getAnimations()) animation.pause();
        requestAnimationFrame(hold);
      };
      hold();
    });
    const names = cards(page);
    await turnTo(page, names.nth(15));
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(names.nth(14)).toBeVisible();
    const name = (await names.nth(14).textContent()) ?? "";
    await names.nth(14).click();
    await expect(title(page)).toHaveText(name);
  });
});

test.describe("where motion is reduced", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no cover moves", async ({ page }) => {
    await watchTurns(page);
    await openOneBefore(page);
    await cards(page).nth(15).click();
    await expect(page).toHaveURL(/\/detail$/);
    await expect(title(page)).toBeVisible();
    expect(await turnsOf(page)).toEqual([]);
  });
});
