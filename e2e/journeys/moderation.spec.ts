import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures/test.ts";

const one = {
  ...{
    kind: "character",
    id: "ines",
    title: "Ines",
    excerpt: "Keeps the light.",
    image: null,
    rating: "sfw",
  },
  ...{ status: "published", hidden: false, own: false, owner: null, report_count: 1 },
  reports: [{ receipt: "r", reason: "spam", text: "", created_at: "2026-11-03T12:00:00Z" }],
};
const state = { title: "Ines", text: "Keeps the light.", image: null };
const detail = {
  ...one,
  now: state,
  evidence: [],
  taken_down: null,
  history: [],
  record: null,
  reporters: [],
};
const figures = { open: 1, urgent: 0, oldest: null, appeals: 0, decided: 0, reversed: 0 };
const list = (items: readonly object[]) => ({ items, page: 1, has_more: false, hidden: 0 });

/** Makes the user of the page a moderator, with one case in the queue. Only the operator can make a real one. */
async function moderate(page: Page): Promise<void> {
  await page.route("**/api/user/", async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { code: 0, data: { ...answer.data, role: "moderator" } } });
  });
  let open = true;
  await page.route("**/api/moderation/**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.endsWith("/decide/")) open = false;
    const data = {
      "/api/moderation/queue/": list(open ? [one] : []),
      "/api/moderation/case/": detail,
      "/api/moderation/figures/": figures,
      "/api/moderation/decide/": { status: "rejected", answered: 1 },
    }[pathname];
    return route.fulfill({ json: { code: 0, data: data ?? list([]) } });
  });
}

test("for visitors and users the desk does not exist", async ({ page, user }) => {
  const answer = await page.request.get("/moderation");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain("<title>404 Not Found</title>");
  await user.open("/moderation");
  await expect(page).toHaveTitle("404 Not Found");
});

test("a moderator decides a case by keyboard, and the queue is empty", {
  tag: "@desktop-only",
}, async ({ page, user }) => {
  await moderate(page);
  await user.open("/moderation");
  await expect(page.getByRole("heading", { level: 1, name: "Moderation" })).toBeVisible();
  await expect(page).toHaveTitle("Moderation · Mimi");
  await expect(page.getByRole("list").getByRole("button", { name: "Ines" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 2, name: "Ines" })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Choose a case" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 2, name: "Ines" })).toBeVisible();
  await page.keyboard.press("2");
  await page.getByLabel("Reason, shown to the owner").fill("Advertising.");
  const decided = page.waitForRequest("**/api/moderation/decide/");
  await page.keyboard.press("Control+Enter");
  expect((await decided).postDataJSON()).toMatchObject({
    ...{ kind: "character", id: "ines", decision: "uphold", reason: "Advertising." },
  });
  await expect(page.getByRole("heading", { name: "The queue is empty" })).toBeVisible();
  await page.getByRole("link", { name: "Appeals" }).click();
  await expect(page.getByRole("heading", { name: "No open appeals" })).toBeVisible();
  await page.getByRole("link", { name: "Log" }).click();
  await expect(page.getByRole("heading", { name: "No matching entries" })).toBeVisible();
});
