import type { Locator, Page } from "@playwright/test";
import { holdRequests } from "../fixtures/holdRequests.ts";
import { cards, title, waitForStart } from "../fixtures/pages.ts";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

/** One recorded view transition. */
interface RecordedTransition {
  /** How many elements had the `view-transition-name` of the cover, before and after the change. */
  readonly before: number;
  readonly after: number;
  /** The animated pseudo-elements. Null when the transition was skipped. */
  readonly moved: readonly string[] | null;
}

declare global {
  interface Window {
    transitions?: RecordedTransition[];
  }
}

/** Records every view transition of the page. */
async function recordTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const transitions: RecordedTransition[] = [];
    window.transitions = transitions;
    // The app waits 250 ms for the next page and then shows it without a transition. A busy machine needs longer.
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((callback: () => void, ms?: number) =>
      later(callback, ms === 250 ? 10_000 : ms)) as typeof window.setTimeout;
    const covers = () =>
      [...document.querySelectorAll("*")].filter(
        (element) => getComputedStyle(element).viewTransitionName === "cover",
      ).length;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const seen = { before: 0, after: 0 };
      const transition = start(async () => {
        seen.before = covers();
        if (typeof change === "function") await change();
        seen.after = covers();
      });
      const moving = () =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect && effect.pseudoElement) || []);
      transition.ready.then(
        () => transitions.push({ ...seen, moved: moving() }),
        () => transitions.push({ ...seen, moved: null }),
      );
      return transition;
    };
  });
}

const transitionsOf = (page: Page) => page.evaluate(() => window.transitions);

/** Opens a character and goes back, so that the code of the page is loaded. */
async function preloadDetailPage(page: Page): Promise<void> {
  await page.goto("/");
  await waitForStart(page);
  const card = cards(page).nth(1);
  const name = (await card.textContent()) ?? "";
  await card.click();
  await expect(page).toHaveTitle(`${name} · Mimi`);
  await page.goBack();
  await expect(cards(page).nth(15)).toBeAttached();
}

/** Follows a card. Returns the view transition and how far the list was scrolled. */
async function followCard(
  page: Page,
  card: Locator,
): Promise<{ transition: RecordedTransition | undefined; scrollTop: number }> {
  await card.scrollIntoViewIfNeeded();
  const scrollTop = await page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => window.transitions?.splice(0));
  await card.click();
  await expect(page).toHaveURL(/\/detail$/);
  await expect.poll(() => transitionsOf(page)).toHaveLength(1);
  const [transition] = (await transitionsOf(page)) ?? [];
  expect(transition?.moved).not.toBeNull();
  return { transition, scrollTop };
}

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the cover of a card moves to its page, and Back restores the scroll position", async ({ page }) => {
    await recordTransitions(page);
    await preloadDetailPage(page);
    const card = cards(page).nth(15);
    const name = (await card.textContent()) ?? "";
    const { transition, scrollTop } = await followCard(page, card);
    expect(transition).toMatchObject({ before: 1, after: 1 });
    for (const part of ["group", "old", "new"])
      expect(transition?.moved).toContain(`::view-transition-${part}(cover)`);
    await expect(title(page)).toHaveText(name);
    await expect(title(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    expect(scrollTop).toBeGreaterThan(0);
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scrollTop);
    expect(await transitionsOf(page)).toHaveLength(1);
  });

  test("the page shows the data of the card while the rest loads, and does not move", async ({ page }) => {
    await preloadDetailPage(page);
    const release = await holdRequests(page, "**/api/character/detail/*");
    const card = cards(page).nth(15);
    const name = (await card.textContent()) ?? "";
    await card.click();
    await expect(title(page)).toHaveText(name);
    await expect(page.getByRole("status", { name: "Loading the character" })).toBeVisible();
    await expect(title(page)).toBeFocused();
    const images = await page.getByRole("main").locator("img").elementHandles();
    const before = await title(page).boundingBox();
    await expectAccessible(page);
    release();
    await expect(page.getByRole("button", { name: "Start chat" })).toBeVisible();
    await expect(title(page)).toBeFocused();
    expect(await title(page).boundingBox()).toEqual(before);
    for (const image of images) expect(await image.evaluate((element) => element.isConnected)).toBe(true);
  });

  test("Back during a transition works at once", async ({ page }) => {
    await recordTransitions(page);
    await preloadDetailPage(page);
    await page.evaluate(() => {
      const hold = () => {
        for (const animation of document.getAnimations()) animation.pause();
        requestAnimationFrame(hold);
      };
      hold();
    });
    const names = cards(page);
    await followCard(page, names.nth(15));
    await page.goBack();
    await expect(page).toHaveURL("/");
    await expect(names.nth(14)).toBeVisible();
    const name = (await names.nth(14).textContent()) ?? "";
    await names.nth(14).click();
    await expect(title(page)).toHaveText(name);
  });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no cover moves", async ({ page }) => {
    await recordTransitions(page);
    await preloadDetailPage(page);
    await cards(page).nth(15).click();
    await expect(page).toHaveURL(/\/detail$/);
    await expect(title(page)).toBeVisible();
    expect(await transitionsOf(page)).toEqual([]);
  });
});
