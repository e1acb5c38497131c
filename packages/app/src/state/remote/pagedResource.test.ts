import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { proxy } from "valtio";
import { ApiError } from "../../services/api/ApiError.ts";
import { fakeServices } from "../../testing/fakeServices.ts";
import { changeItems, loadFirstPage, loadNextPage, type PagedResource } from "./pagedResource.ts";

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

// Rule: list-ids-once
it("holds each id once, in the order of arrival (§3)", async () => {
  await loadFirstPage(store, "list", 20, first);
  await loadNextPage(store, "list", { idOf, fetchPage: async (page) => pageOf(["b", "c"], page, false) });
  expect(store.list).toMatchObject({ more: "none", hidden: 3, count: 20 });
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
  expect(fetchPage.mock.calls.filter(([page]) => page === 2)).toEqual([[2, 20]]);
});

it("keeps the loaded pages when the next page fails, which can be loaded again", async () => {
  await loadFirstPage(store, "list", 20, first);
  const failing = { idOf, fetchPage: () => Promise.reject<never>(new ApiError("timeout")) };
  await loadNextPage(store, "list", failing);
  expect(store.list).toMatchObject({ more: "failed", items: [{ id: "a" }, { id: "b" }] });
  await loadNextPage(store, "list", { idOf, fetchPage: async (page) => pageOf(["c"], page, false) });
  expect(store.list).toMatchObject({ more: "none", items: [{ id: "a" }, { id: "b" }, { id: "c" }] });
});

it("drops the answer to an earlier request, and resolves to false", async () => {
  const late = Promise.withResolvers<ReturnType<typeof pageOf>>();
  const applied = loadFirstPage(store, "list", 20, { idOf, fetchPage: () => late.promise });
  expect(await loadFirstPage(store, "list", 20, first)).toBe(true);
  late.resolve(pageOf(["late"], 1, false));
  expect(await applied).toBe(false);
  expect(store.list).toMatchObject({ items: [{ id: "a" }, { id: "b" }] });
});

/** A list of the API: twenty items per page, which can change between two calls. */
function changingList(length: number) {
  const list = {
    ids: Array.from({ length }, (_, at) => `item ${at}`),
    remove: (...gone: readonly string[]) => {
      list.ids = list.ids.filter((id) => !gone.includes(id));
    },
    fetchPage: async (page: number, count: number) =>
      pageOf(list.ids.slice((page - 1) * count, page * count), page, list.ids.length > page * count),
  };
  return { ...list, list, source: { idOf, fetchPage: list.fetchPage } };
}

const shown = () => (store.list?.kind === "ready" ? store.list.items.map(idOf) : []);
const more = () => (store.list?.kind === "ready" ? store.list.more : undefined);

async function loadToTheEnd(source: ReturnType<typeof changingList>["source"]) {
  await expect.poll(more).not.toBe("loading");
  while (more() === "available") await loadNextPage(store, "list", source);
  expect(more()).toBe("none");
}

describe("a list that changes while it is read", () => {
  it("shows every remaining item once, in the order of the API, whatever was removed or added", async () => {
    const change = fc.oneof(
      fc.record({ kind: fc.constant("remove here" as const), at: fc.nat(60) }),
      fc.record({ kind: fc.constant("remove elsewhere" as const), at: fc.nat(60) }),
      fc.record({ kind: fc.constant("add" as const), at: fc.constant(0) }),
      fc.record({ kind: fc.constant("load" as const), at: fc.constant(0) }),
    );
    const property = fc.asyncProperty(
      fc.integer({ min: 1, max: 30 }),
      fc.array(change, { maxLength: 60 }),
      async (length, changes) => {
        store.list = null;
        const { list, source } = changingList(length * 2);
        let added = 0;
        await loadFirstPage(store, "list", 5, source);
        for (const { kind, at } of changes) {
          const id = shown()[at] ?? "";
          if (kind === "load") await loadNextPage(store, "list", source);
          else if (kind === "add") list.ids.unshift(`added ${(added += 1)}`);
          else list.remove(id);
          if (kind === "remove here") {
            changeItems(store, "list", source, (items) => items.filter((item) => item.id !== id));
          }
        }
        await loadToTheEnd(source);
        const left = shown().filter((id) => list.ids.includes(id));
        expect(new Set(shown()).size).toBe(shown().length);
        // What was added at the beginning is shown when the list is loaded again.
        const rest = list.ids.filter((id) => !id.startsWith("added"));
        expect(left.filter((id) => !id.startsWith("added"))).toEqual(rest);
      },
    );
    await fc.assert(property, { numRuns: 300 });
  });

  it("loads the next items when all loaded ones were removed", async () => {
    const { list, source } = changingList(65);
    await loadFirstPage(store, "list", 20, source);
    for (const id of shown()) {
      list.remove(id);
      changeItems(store, "list", source, (items) => items.filter((item) => item.id !== id));
    }
    await expect.poll(more).toBe("available");
    expect(shown()[0]).toBe("item 20");
    await loadToTheEnd(source);
    expect(shown()).toEqual(list.ids);
  });

  it("shows an item that was restored at its place once", async () => {
    const { list, source } = changingList(45);
    await loadFirstPage(store, "list", 20, source);
    const before = [...list.ids];
    list.remove("item 3");
    changeItems(store, "list", source, (items) => items.filter(({ id }) => id !== "item 3"));
    await loadNextPage(store, "list", source);
    list.ids = before;
    changeItems(store, "list", source, (items) => items.toSpliced(3, 0, { id: "item 3" }));
    await loadToTheEnd(source);
    expect(shown()).toEqual(before);
  });

  it("does not show again what was removed while more was being loaded", async () => {
    const { list, source } = changingList(45);
    await loadFirstPage(store, "list", 20, source);
    const late = Promise.withResolvers<null>();
    const slow = vi.fn(async (page: number, count: number) => {
      const answer = await source.fetchPage(page, count);
      await late.promise;
      return answer;
    });
    const loading = loadNextPage(store, "list", { idOf, fetchPage: slow });
    for (const id of ["item 1", "item 19"]) {
      list.remove(id);
      changeItems(store, "list", source, (items) => items.filter((item) => item.id !== id));
    }
    expect(more()).toBe("loading");
    late.resolve(null);
    await loading;
    await loadToTheEnd(source);
    expect(shown()).toEqual(list.ids);
  });

  it("can load more after a reload was crossed by a removal", async () => {
    const { list, source } = changingList(45);
    await loadFirstPage(store, "list", 20, source);
    const next = loadNextPage(store, "list", source);
    const again = loadFirstPage(store, "list", 20, source);
    list.remove("item 2");
    changeItems(store, "list", source, (items) => items.filter(({ id }) => id !== "item 2"));
    await Promise.all([next, again]);
    await loadToTheEnd(source);
    expect(shown()).toEqual(list.ids);
  });

  it("keeps what was removed out of the list when loading more fails, and loads the rest then", async () => {
    const { list, source } = changingList(45);
    await loadFirstPage(store, "list", 20, source);
    const failing = { idOf, fetchPage: () => Promise.reject<never>(new ApiError("timeout")) };
    const loading = loadNextPage(store, "list", failing);
    list.remove("item 4");
    changeItems(store, "list", source, (items) => items.filter(({ id }) => id !== "item 4"));
    await loading;
    expect([more(), shown().includes("item 4")]).toEqual(["failed", false]);
    await loadNextPage(store, "list", source);
    await loadToTheEnd(source);
    expect(shown()).toEqual(list.ids);
  });
});
