import type { CharacterSummary } from "@mimi/contract";
import { getVersion } from "valtio";
import { beforeEach, expect, it } from "vitest";
import { summaryOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { resumeSession } from "../../auth/session.actions.ts";
import { chooseSource, retryHomeWhenOnline, loadMore, openHome, loadTop } from "./home.actions.ts";
import { homeState } from "./home.store.ts";
import { tagsState } from "../tags.store.ts";

let fakes: ReturnType<typeof fakeServices>;
const pageOf = (ids: string[], page: number, has_more: boolean) => ({
  items: ids.map((id) => summaryOf(id)),
  page,
  has_more,
  hidden: 0,
  adult: 0,
});
const listed = () => {
  const listing = homeState.listings.forYou;
  return listing?.kind === "ready" ? listing.items.map(({ id }: CharacterSummary) => id) : listing?.kind;
};
/** Lets every answer that is ready arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  fakes = fakeServices();
  fakes.storage.setAdult(false);
  resumeSession();
  Object.assign(homeState, {
    source: { kind: "forYou" },
    listings: {},
    recent: { kind: "idle" },
    top: { kind: "idle" },
  });
  tagsState.tags = { kind: "idle" };
  fakes.api
    .answers("listIndex", ({ page }) =>
      page === 2 ? pageOf(["b", "c"], 2, false) : pageOf(["a", "b"], 1, true),
    )
    .answers("listTop", () => [])
    .answers("listTags", () => []);
});

// Rule: rating-by-flag
it("requests only what a visitor sees, by page size and rating (§7)", async () => {
  fakes.browser.phone = true;
  openHome();
  await settle();
  expect(fakes.api.calls.map(({ name }) => name)).toEqual(["listIndex", "listTop", "listTags"]);
  expect(fakes.api.inputsOf("listIndex")).toEqual([{ page: 1, count: 10, rating: "sfw" }]);
});

it("requests the last chats of a user", async () => {
  fakes.storage.setSession("s");
  resumeSession();
  fakes.api.answers("listRecent", () => []);
  openHome();
  await settle();
  expect(fakes.api.inputsOf("listRecent")).toEqual([{ rating: "sfw" }]);
});

it("adds the next page once, each id once", async () => {
  openHome();
  await settle();
  await Promise.all([loadMore(), loadMore()]);
  await loadMore();
  expect(listed()).toEqual(["a", "b", "c"]);
  expect(fakes.api.inputsOf("listIndex")).toHaveLength(3);
});

it("keeps the list when the next page fails, and loads the page on retry", async () => {
  openHome();
  await settle();
  fakes.api.fails("listIndex", "unreachable");
  await loadMore();
  expect([listed(), homeState.listings.forYou]).toMatchObject([["a", "b"], { more: "failed" }]);
  fakes.api.answers("listIndex", () => pageOf(["c"], 2, false));
  await loadMore();
  expect(listed()).toEqual(["a", "b", "c"]);
});

it("shows the pages it had after going elsewhere and back", async () => {
  openHome();
  await settle();
  await loadMore();
  fakes.api.answers("listByTag", () => pageOf(["z"], 1, false));
  chooseSource({ kind: "tag", tagId: 5 });
  await settle();
  chooseSource({ kind: "forYou" });
  openHome();
  await settle();
  expect(listed()).toEqual(["a", "b", "c"]);
  expect(fakes.api.inputsOf("listIndex")).toHaveLength(3);
  expect(fakes.api.inputsOf("listByTag")).toMatchObject([{ tag_id: 5 }]);
});

// Rule: unreachable-server-retry
it("fails only the part whose request failed, and shows offline as the cause", async () => {
  fakes.browser.online = false;
  fakes.api.fails("listTop", "unreachable");
  openHome();
  await settle();
  expect(homeState.top).toMatchObject({ kind: "failed", cause: "offline" });
  expect(listed()).toEqual(["a", "b"]);
  fakes.api.answers("listTop", () => [summaryOf("t")]);
  void loadTop();
  await settle();
  expect(homeState.top.kind).toBe("ready");
});

it("loads only the failed parts again when the browser comes online", async () => {
  const stop = retryHomeWhenOnline();
  fakes.browser.online = false;
  fakes.api.fails("listIndex", "unreachable");
  openHome();
  await settle();
  expect(listed()).toBe("failed");
  fakes.api.answers("listIndex", () => pageOf(["a"], 1, false));
  fakes.browser.goOnline(true);
  await settle();
  expect(listed()).toEqual(["a"]);
  expect(fakes.api.inputsOf("listTop")).toHaveLength(1);
  stop();
});

// Rule: failed-page-reloads
it("offers a next page that failed again when the browser comes online", async () => {
  const stop = retryHomeWhenOnline();
  openHome();
  await settle();
  fakes.api.fails("listIndex", "unreachable");
  await loadMore();
  fakes.browser.goOnline(true);
  expect([listed(), homeState.listings.forYou]).toMatchObject([["a", "b"], { more: "available" }]);
  stop();
});

it("holds the characters of a list as they are, not as proxies", async () => {
  openHome();
  await settle();
  const listing = homeState.listings.forYou;
  if (listing?.kind !== "ready") throw new Error("not ready");
  expect(getVersion(listing.items)).toBeUndefined();
  expect(getVersion(listing)).toBeDefined();
});
