import type { Page } from "@playwright/test";
import { arrived, slowDown } from "../fixtures/loading.ts";
import { choose, openSection } from "../fixtures/menu.ts";
import { cards, idOfOdile, title } from "../fixtures/pages.ts";
import { composer, log } from "../fixtures/reader.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { expect, test } from "../fixtures/test.ts";

declare global {
  interface Window {
    /** Everything that moved without somebody having asked for it. */
    moved?: { value: number; what: string }[];
  }
}

/** Writes down what moves on the page from its first picture on. */
async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const moved: { value: number; what: string }[] = [];
    window.moved = moved;
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(",");
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        const what = shift.sources.map(({ node, previousRect, currentRect }) => {
          const { outerHTML = node?.textContent ?? "gone" } = (node ?? {}) as Element;
          return `${outerHTML.slice(0, 90)} ${place(previousRect)} -> ${place(currentRect)}`;
        });
        const when = `${shift.value.toFixed(4)} at ${Math.round(shift.startTime)} ms`;
        moved.push({ value: shift.value, what: [when, ...what].join("\n  ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** A shift of 0.00: a letter that is a hair wider in its own face than in the one that stood in is none. */
async function expectStill(page: Page, most = 0.005): Promise<void> {
  await arrived(page);
  const moved = (await page.evaluate(() => window.moved)) ?? [];
  const sum = moved.reduce((total, { value }) => total + value, 0);
  expect(sum, moved.map(({ what }) => what).join("\n")).toBeLessThan(most);
}

/** Each page by what is there when it stands. */
const pages = [
  { name: "home", path: () => "/", stands: (page: Page) => cards(page).nth(9) },
  { name: "the search", path: () => "/search", stands: (page: Page) => cards(page).nth(5) },
  { name: "what was found", path: () => "/search?q=odile", stands: (page: Page) => cards(page).first() },
  { name: "a tag's characters", path: () => "/search?tags=1", stands: (page: Page) => cards(page).first() },
  { name: "a character", path: (odile: string) => `/character/${odile}/detail`, stands: title },
  { name: "a chat as a visitor", path: (odile: string) => `/character/${odile}/chat`, stands: title },
  { name: "the policy", path: () => "/policy", stands: title },
  { name: "the terms", path: () => "/term", stands: title },
  { name: "how to reach the operator", path: () => "/contact-us", stands: title },
  { name: "404", path: () => "/no/such/page", stands: title },
] as const;

const ofMembers = [
  { name: "home", path: () => "/", stands: (page: Page) => cards(page).nth(9) },
  { name: "the search", path: () => "/search", stands: (page: Page) => cards(page).nth(5) },
  { name: "a character", path: (odile: string) => `/character/${odile}/detail`, stands: title },
  { name: "a chat", path: (odile: string) => `/character/${odile}/chat`, stands: composer },
  { name: "create", path: () => "/character", stands: title },
] as const;

test.describe("on a slow machine nothing moves by itself", () => {
  for (const { name, path, stands } of pages) {
    test(`on ${name}`, async ({ page }) => {
      const odile = await idOfOdile(page);
      await slowDown(page);
      await watchForShifts(page);
      await page.goto(path(odile));
      await expect(stands(page).first()).toBeAttached({ timeout: 30_000 });
      await expectStill(page);
    });
  }

  for (const { name, path, stands } of ofMembers) {
    test(`on ${name}, signed in`, async ({ page, member: { odile } }) => {
      await slowDown(page);
      await watchForShifts(page);
      await page.goto(path(odile));
      await expect(stands(page).first()).toBeAttached({ timeout: 30_000 });
      await expectStill(page);
    });
  }

  // A chat that does not fill the screen stands at its end: each height that is not known moves all that is above it.
  for (const said of [0, 1, 2]) {
    test(`on a chat in which ${said} things were said`, async ({ page, member, viewport }) => {
      const { odile, get, say, open } = member;
      const { chat_key } = await get<{ chat_key: string }>(`/character/new_chatkey/?character_id=${odile}`);
      for (let count = 0; count < said; count += 1) await say(chat_key, `Who is in room ${count}?`);
      await slowDown(page);
      await watchForShifts(page);
      // The second one is the phone of Lighthouse.
      for (const size of [viewport, { width: 412, height: 823 }]) {
        if (size) await page.setViewportSize(size);
        await open(`/character/${odile}/chat/${chat_key}`);
        await expect(log(page).getByRole("article")).not.toHaveCount(0, { timeout: 30_000 });
        await expectStill(page, 0.0005);
      }
    });
  }

  for (const { name, path, stands } of ofMembers.filter(({ name }) => /^a /.test(name))) {
    test(`on ${name}, read in the largest letters`, async ({ page, member: { odile, open } }) => {
      await open("/policy");
      const settings = await choose(page, "Settings");
      await openSection(settings, "Reading");
      await settings.getByRole("radio", { name: "Largest" }).check({ force: true });
      await page.goBack();
      await expect(settings).toBeHidden();
      await slowDown(page);
      await watchForShifts(page);
      await page.goto(path(odile));
      await expect(stands(page).first()).toBeAttached({ timeout: 30_000 });
      const prose = /--mimi-text-prose: calc\(.+ \* 1\.45/;
      await expect(page.locator("html")).toHaveAttribute("style", prose, { timeout: 30_000 });
      await expectStill(page);
    });
  }

  for (const name of ["Account", "Settings"]) {
    test(`when ${name} opens`, async ({ page, member: { open } }) => {
      await slowDown(page);
      await watchForShifts(page);
      await open("/");
      await page.getByRole("button", { name: /account menu$/ }).click();
      await page.getByRole("menuitem", { name }).click();
      await expect(page.getByRole("dialog", { name })).toBeVisible();
      await expectStill(page);
    });
  }

  test("when the login opens", async ({ page }) => {
    await slowDown(page);
    await watchForShifts(page);
    await page.goto("/");
    await openLogin(page);
    await expectStill(page);
  });
});
