import type { Chat } from "@mimi/contract";
import type { Page } from "@playwright/test";
import { type FontSet, fontSets } from "../../scripts/browser/fontSets.ts";
import { test } from "../fixtures/fontSet.ts";
import {
  expectNoShift,
  firstPaint,
  holdBack,
  loadStylesOutOfOrder,
  nextPaint,
  recordShifts,
} from "../fixtures/checkers/layoutShift.ts";
import { waitForNetwork, slowDown } from "../fixtures/checkers/loading.ts";
import { choose, openSection } from "../fixtures/menu.ts";
import { isNightly } from "../fixtures/nightly.ts";
import { cards, idOfOdile, title } from "../fixtures/pages.ts";
import { composer, log } from "../fixtures/testUser.ts";
import { openLogin } from "../fixtures/signIn.ts";
import { expect } from "../fixtures/test.ts";

interface Route {
  readonly name: string;
  readonly path: (odile: string) => string;
  /** What is on the page once its content is loaded. */
  readonly content: (page: Page) => ReturnType<typeof title>;
  /** Loaded with every set of system fonts, not only at night: together they show every kind of text. */
  readonly everyFontSet?: boolean;
}

const visitorRoutes: readonly Route[] = [
  { name: "home", path: () => "/", content: (page) => cards(page).nth(9), everyFontSet: true },
  { name: "the search", path: () => "/search", content: (page) => cards(page).nth(5) },
  { name: "what was found", path: () => "/search?q=odile", content: (page) => cards(page).first() },
  { name: "a tag's characters", path: () => "/search?tags=1", content: (page) => cards(page).first() },
  {
    name: "a character",
    path: (odile) => `/character/${odile}/detail`,
    content: title,
    everyFontSet: true,
  },
  { name: "a chat as a visitor", path: (odile) => `/character/${odile}/chat`, content: title },
  { name: "the policy", path: () => "/policy", content: title, everyFontSet: true },
  { name: "the terms", path: () => "/term", content: title },
  { name: "the page about safety", path: () => "/safety", content: title },
  { name: "how to reach the operator", path: () => "/contact-us", content: title },
  { name: "404", path: () => "/no/such/page", content: title },
];

const userRoutes: readonly Route[] = [
  { name: "home", path: () => "/", content: (page) => cards(page).nth(9) },
  { name: "the search", path: () => "/search", content: (page) => cards(page).nth(5) },
  { name: "a character", path: (odile) => `/character/${odile}/detail`, content: title },
  { name: "a chat", path: (odile) => `/character/${odile}/chat`, content: composer, everyFontSet: true },
  { name: "create", path: () => "/character", content: title },
];

/**
 * Loads a page in the order in which most can move: first what needs no answer of the API, then the answers, and the
 * fonts when everything else has been painted and a style sheet was loaded after one that follows it.
 */
async function loadInSteps(page: Page, load: () => Promise<unknown>, content: () => Promise<unknown>) {
  await recordShifts(page);
  const releaseAnswers = await holdBack(page, "**/api/**");
  const releaseFonts = await holdBack(page, "**/*.woff2");
  await load();
  await firstPaint(page);
  releaseAnswers();
  await content();
  await nextPaint(page);
  await loadStylesOutOfOrder(page);
  releaseFonts();
}

async function loadRoute(page: Page, { path, content }: Route, odile: string): Promise<void> {
  await loadInSteps(
    page,
    () => page.goto(path(odile), { waitUntil: "commit" }),
    () => expect(content(page).first()).toBeAttached(),
  );
}

for (const set of fontSets) {
  const isTested = ({ everyFontSet = false }: Route) => everyFontSet || isNightly || set === "liberation";

  // Each run loads pages with other fonts than Liberation in one size, the nightly run in both.
  const tag = isNightly || set === "liberation" ? [] : ["@desktop-only"];

  test.describe(`nothing moves by itself with the system fonts of ${set}`, { tag }, () => {
    test.use({ fontSet: set });

    for (const route of visitorRoutes.filter(isTested)) {
      test(`on ${route.name}`, async ({ page }) => {
        await loadRoute(page, route, await idOfOdile(page));
        await expectNoShift(page);
      });
    }

    for (const route of userRoutes.filter(isTested)) {
      test(`on ${route.name}, signed in`, async ({ page, user: { odile } }) => {
        await loadRoute(page, route, odile);
        await expectNoShift(page);
      });
    }
  });
}

test.describe("nothing moves by itself", () => {
  // A chat that does not fill the screen is scrolled to its end: a height that is not known moves all that is above it.
  for (const count of [0, 1, 2]) {
    test(`in a chat with ${count} messages of the user`, async ({ page, user, viewport }) => {
      const { odile, get, say } = user;
      const { chat_key } = await get<{ chat_key: string }>(`/character/new_chatkey/?character_id=${odile}`);
      for (let index = 0; index < count; index += 1) await say(chat_key, `Who is in room ${index}?`);
      // The second one is the phone of Lighthouse.
      for (const size of [viewport, { width: 412, height: 823 }]) {
        if (size) await page.setViewportSize(size);
        await loadInSteps(
          page,
          () => page.goto(`/character/${odile}/chat/${chat_key}`, { waitUntil: "commit" }),
          () => expect(log(page).getByRole("article")).not.toHaveCount(0),
        );
        await expectNoShift(page, 0.0005);
      }
    });
  }

  // Rule: branch-original
  test("in a chat that is a branch", async ({ page, user }) => {
    const { odile, get, post, say } = user;
    const { chat_key } = await get<{ chat_key: string }>(`/character/new_chatkey/?character_id=${odile}`);
    await say(chat_key, "Who is in room 7?");
    const [message] = await user.messages();
    const { chat } = await post<{ chat: Chat }>("/chat/branch/", {
      chat_key,
      message_id: message?.id,
      client_id: crypto.randomUUID(),
    });
    await loadInSteps(
      page,
      () => page.goto(`/character/${odile}/chat/${chat.chat_key}`, { waitUntil: "commit" }),
      () => expect(page.getByRole("link", { name: "Back to the original" })).toBeVisible(),
    );
    await expectNoShift(page, 0.0005);
  });

  for (const route of userRoutes.filter(({ name }) => /^a /.test(name))) {
    test(`on ${route.name}, read in the largest letters`, async ({ page, user: { odile, open } }) => {
      await open("/policy");
      const settings = await choose(page, "Settings");
      await openSection(settings, "Reading");
      await settings.locator("label").getByText("Largest", { exact: true }).click();
      await page.goBack();
      await expect(settings).toBeHidden();
      await loadRoute(page, route, odile);
      const prose = /--mimi-text-prose: calc\(.+ \* 1\.45/;
      await expect(page.locator("html")).toHaveAttribute("style", prose);
      await expectNoShift(page);
    });
  }

  for (const name of ["Account", "Settings"]) {
    test(`when ${name} opens`, async ({ page, user: _signedIn }) => {
      await loadInSteps(
        page,
        () => page.goto("/", { waitUntil: "commit" }),
        async () => {
          await page.getByRole("button", { name: /account menu$/ }).click();
          await page.getByRole("menuitem", { name }).click();
          await expect(page.getByRole("dialog", { name })).toBeVisible();
        },
      );
      await expectNoShift(page);
    });
  }

  test("when the login opens", async ({ page }) => {
    await loadInSteps(
      page,
      () => page.goto("/", { waitUntil: "commit" }),
      () => openLogin(page),
    );
    await expectNoShift(page);
  });
});

test("the logo and the rank numerals are in the same place with every set of system fonts", async ({
  browserWith,
}) => {
  const looks = new Map<FontSet, readonly Buffer[]>();
  for (const set of fontSets) {
    const context = await (await browserWith(set)).newContext();
    const page = await context.newPage();
    // A font that is loaded late is not used where the system's fonts are unknown: the second load has it.
    for (let load = 0; load < 2; load += 1) {
      await page.goto("/");
      await waitForNetwork(page);
    }
    const logo = page.getByRole("banner").getByRole("link").first();
    const rank = page.getByRole("main").getByRole("list").first().getByRole("listitem").first();
    looks.set(set, [await logo.screenshot(), await rank.screenshot()]);
    await context.close();
  }
  const [logo, rank] = looks.get("liberation") ?? [];
  for (const [set, [otherLogo, otherRank]] of looks) {
    expect(logo && otherLogo?.equals(logo), `logo with ${set}`).toBe(true);
    expect(rank && otherRank?.equals(rank), `rank with ${set}`).toBe(true);
  }
});

if (isNightly) {
  test.describe("on a slow machine nothing moves by itself", () => {
    for (const route of visitorRoutes) {
      test(`on ${route.name}`, async ({ page }) => {
        const odile = await idOfOdile(page);
        await slowDown(page);
        await recordShifts(page);
        await page.goto(route.path(odile));
        await expect(route.content(page).first()).toBeAttached();
        await expectNoShift(page);
      });
    }

    for (const route of userRoutes) {
      test(`on ${route.name}, signed in`, async ({ page, user: { odile } }) => {
        await slowDown(page);
        await recordShifts(page);
        await page.goto(route.path(odile));
        await expect(route.content(page).first()).toBeAttached();
        await expectNoShift(page);
      });
    }
  });
}
