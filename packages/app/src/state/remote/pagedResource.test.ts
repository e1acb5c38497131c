import { beforeEach, expect, it, vi } from "vitest";
import { proxy } from "valtio";
import { ApiError } from "../../services/api/ApiError.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { loadFirstPage, loadNextPage, type PagedResource } from "./pagedResource.ts";

interface Item {
  readonly id: string;
}

const idOf = ({ id }: Item) => id;
const pageOf = (ids: readonly string[], page: number, has_more: boolean) => ({
  items: ids.map((id) => ({ id })),
  page,
  has_more,
  hidden: 3,
});

let store: { list: PagedResource<Item> | null };
beforeEach(() => {
  fakeServices();
  store = proxy<{ list: PagedResource<Item> | null }>({ list: null });
});

const first = { idOf, fetchPage: async () => pageOf(["a", "b", "a"], 1, true) };

it("holds each id once, in the order of arrival (§3)", async () => {
  await loadFirstPage(store, "list", 20, first);
  await loadNextPage(store, "list", { idOf, fetchPage: async (page) => pageOf(["b", "c"], page, false) });
  expect(store.list).toMatchObject({ page: 2, more: "none", hidden: 3, count: 20 });
  expect(store.list?.kind === "ready" && store.list.items.map(idOf)).toEqual(["a", "b", "c"]);
});

it("loads the next page once, and none after the last", async () => {
  await loadFirstPage(store, "list", 20, first);
  const fetchPage = vi.fn(async (page: number) => pageOf(["c"], page, false));
  await Promise.all([
    loadNextPage(store, "list", { idOf, fetchPage }),
    loadNextPage(store, "list", { idOf, fetchPage }),
  ]);
  await loadNextPage(store, "list", { idOf, fetchPage });
  expect(fetchPage.mock.calls).toEqual([[2, 20]]);
});

it("keeps the loaded pages when the next page fails, which can be loaded again", async () => {
  await loadFirstPage(store, "list", 20, first);
  const failing = { idOf, fetchPage: () => Promise.reject<never>(new ApiError("timeout")) };
  await loadNextPage(store, "list", failing);
  expect(store.list).toMatchObject({ more: "failed", items: [{ id: "a" }, { id: "b" }] });
  await loadNextPage(store, "list", { idOf, fetchPage: async (page) => pageOf(["c"], page, false) });
  expect(store.list).toMatchObject({ more: "none", page: 2 });
});

it("drops the answer to an earlier request, and resolves to false", async () => {
  const late = Promise.withResolvers<ReturnType<typeof pageOf>>();
  const applied = loadFirstPage(store, "list", 20, { idOf, fetchPage: () => late.promise });
  expect(await loadFirstPage(store, "list", 20, first)).toBe(true);
  late.resolve(pageOf(["late"], 1, false));
  expect(await applied).toBe(false);
  expect(store.list).toMatchObject({ items: [{ id: "a" }, { id: "b" }] });
});
