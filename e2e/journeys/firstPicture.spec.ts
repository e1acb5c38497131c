import type { Page } from "@playwright/test";
import { waitForNetwork } from "../fixtures/loading.ts";
import { beginChat } from "../fixtures/ownCharacter.ts";
import { cards, hiddenByFilters } from "../fixtures/pages.ts";
import { composer } from "../fixtures/testUser.ts";
import { expect, test } from "../fixtures/test.ts";

const picture = (page: Page) => page.locator("#picture");
// While it is prepared it has its places already, and nobody can see it.
const shown = (page: Page) => page.locator("html[data-picture=shown]");

/** Keeps the app's code from the page until it is let through. */
async function holdCode(page: Page): Promise<() => void> {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  return () => code.resolve();
}

/** Lets the picture wait for the covers of the app as long as a journey likes. */
async function holdPicture(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    HTMLImageElement.prototype.decode = () =>
      new Promise((resolve) => addEventListener("uncover", () => resolve(), { once: true }));
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === 300 ? 0 : setTimeout(work, ms)) as typeof setTimeout;
  });
  return async () => {
    await page.evaluate(() => dispatchEvent(new Event("uncover")));
    await expect(picture(page)).toHaveCount(0);
  };
}

/** What stands where: each heading, link, button and picture in sight, by its words. */
function placesIn(page: Page, root: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const parts = document.querySelectorAll(`${selector} :is(h1, h2, p, a, button, textarea, img)`);
    return [...parts].flatMap((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      if (width === 0 || y > innerHeight) return [];
      return `${part.tagName} ${part.textContent} ${[x, y, width, height].map(Math.round).join(",")}`;
    });
  }, root);
}

/** The page stands before its code is here; the app then stands in the same places. */
async function expectSamePicture(page: Page, path: string): Promise<void> {
  const letCode = await holdCode(page);
  await page.goto(path);
  await expect(shown(page)).toBeAttached();
  const before = await placesIn(page, "#picture");
  expect(before.length).toBeGreaterThan(5);
  letCode();
  await expect(picture(page)).toHaveCount(0);
  // Tags and past chats come in later, where there is room for them.
  const after = await placesIn(page, "#root");
  expect(
    before.filter((part) => !after.includes(part)),
    after.join("\n"),
  ).toEqual([]);
}

test("home stands before its code is here, and the app takes its place unseen", { tag: "@phone" }, async ({
  page,
}) => {
  await expectSamePicture(page, "/");
});

test("a character stands before the page's code is here, and the app takes its place unseen", {
  tag: "@phone",
}, async ({ page, user: { odile } }) => {
  await page.evaluate(() => localStorage.clear());
  await expectSamePicture(page, `/character/${odile}/detail`);
});

test("a chat that was not begun stands before its code is here, for members", { tag: "@phone" }, async ({
  page,
  user: { odile },
}) => {
  await expectSamePicture(page, `/character/${odile}/chat`);
  // A reader who opened it came to write.
  await expect(composer(page)).toBeFocused();
});

test.describe("what is pressed", () => {
  /** Presses a card of the picture, and says where it leads. */
  async function pressCard(page: Page): Promise<string> {
    await expect(shown(page)).toBeAttached();
    const card = picture(page).locator("main li a").nth(1);
    const { x = 0, y = 0, width = 0 } = (await card.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + 20);
    return (await card.getAttribute("href")) ?? "";
  }

  test("before the code is here is done once it is", async ({ page }) => {
    const letCode = await holdCode(page);
    await page.goto("/");
    const address = await pressCard(page);
    letCode();
    await expect(page).toHaveURL(address);
  });

  test("before the app has anything in that place is done once it has", async ({ page }) => {
    const letCode = await holdCode(page);
    await page.goto("/");
    // As the app stands where it still waits for what it shows.
    await page.evaluate(() => {
      const waiting = Object.assign(document.createElement("main"), { id: "waiting" });
      waiting.style.height = "3000px";
      const status = Object.assign(document.createElement("div"), { role: "status", ariaBusy: "true" });
      waiting.append(status);
      document.getElementById("root")?.append(waiting);
    });
    const address = await pressCard(page);
    letCode();
    await expect(page).toHaveURL(address);
  });

  test("where the app stands already is done at once, and once", { tag: "@desktop-only" }, async ({
    page,
  }) => {
    const uncover = await holdPicture(page);
    await page.goto("/");
    const dressed = page.locator("html[data-theme=dark]");
    await expect(dressed).toHaveCount(0);
    await page.locator("#root").getByRole("button", { name: "Switch to dark" }).click();
    await expect(dressed).toHaveAttribute("data-picture", "shown");
    await uncover();
    await expect(dressed).toHaveCount(1);
  });

  test("to come past the header leads there while the picture still covers it", {
    tag: "@desktop-only",
  }, async ({ page }) => {
    const uncover = await holdPicture(page);
    await page.goto("/");
    const content = page.locator("#root").getByRole("main");
    await expect(content.getByRole("listitem").nth(5)).toBeAttached();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(content).toBeFocused();
    await uncover();
    await expect(content).toBeFocused();
  });
});

test("nobody is shown a picture that is not meant for them", async ({ page, user }) => {
  const { odile } = user;
  const notShown = async (path: string) => {
    const letCode = await holdCode(page);
    await page.goto(path);
    await expect(picture(page)).toHaveCount(0);
    letCode();
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    await waitForNetwork(page);
    await page.unrouteAll({ behavior: "wait" });
  };
  // Members have a home of their own, and their own buttons on the page of a character.
  await notShown("/");
  await notShown(`/character/${odile}/detail`);
  // Who has talked to somebody goes on.
  await beginChat(user, odile, "Who is there?");
  await notShown(`/character/${odile}/chat`);
  // A chat wants a user, and adults asked for more.
  await page.evaluate(() => localStorage.removeItem("mimi-cookie"));
  await notShown(`/character/${odile}/chat`);
  await page.evaluate(() => localStorage.setItem("mimi-adult", "true"));
  await notShown("/");
});

test("what somebody hides is in no picture", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.getByRole("button", { name: "Noir" }).click();
  await filters.getByRole("button", { name: "Done" }).click();
  await expect(hiddenByFilters(page)).toBeVisible();
  await holdCode(page);
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html[data-theme]")).toBeAttached();
  await expect(picture(page)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.describe("where the code does not come", () => {
  test.use({ ignoredError: /^$/ });

  test("the picture can be read, and its links lead on", async ({ page }) => {
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    await page.goto("/");
    const card = cards(page).nth(1);
    const address = (await card.getAttribute("href")) ?? "";
    await card.click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
