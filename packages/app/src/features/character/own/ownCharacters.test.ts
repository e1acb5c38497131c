import { ErrorCode, type OwnCharacter, type OwnCharacterState } from "@mimi/contract";
import { beforeEach, expect, it } from "vitest";
import { summaryOf } from "../../../testing/contractData.ts";
import { fakeServices } from "../../../testing/fakeServices.ts";
import { freshState } from "../../../testing/freshState.ts";
import { contentFilterState } from "../../../state/preferences/contentFilter.store.ts";
import { toastsState } from "../../../state/overlays/toasts.store.ts";
import {
  deleteOwnCharacter,
  clearOwnCharacters,
  loadMoreOwnCharacters,
  openOwnCharacters,
  restoreOwnCharacter,
  retryOwnCharactersWhenOnline,
} from "./ownCharacters.actions.ts";
import { ownCharactersState, queryKey } from "./ownCharacters.store.ts";

const noCounts = {
  draft: 0,
  private: 0,
  unlisted: 0,
  public: 0,
  pending: 0,
  rejected: 0,
  removed: 0,
  deleted: 0,
};
const own = (id: string, state: OwnCharacterState = "draft"): OwnCharacter => ({
  ...summaryOf(id),
  state,
  status: "draft",
  status_reason: null,
  visibility: "private",
  revision: 1,
  overlong_fields: [],
  deleted_at: null,
  restorable_until: null,
});
const pageOf = (ids: string[], page = 1, has_more = false, counts = {}) => ({
  items: ids.map((id) => own(id)),
  page,
  has_more,
  hidden: 0,
  counts: { ...noCounts, draft: ids.length, ...counts },
});
const all = { sort: "updated" } as const;
const bin = { state: "deleted", sort: "updated" } as const;
const deletion = { deleted_at: null, restorable_until: null };

let fakes: ReturnType<typeof fakeServices>;
const listing = () => ownCharactersState.listings[queryKey(ownCharactersState.query)];
const listed = () => {
  const now = listing();
  return now?.kind === "ready" ? now.items.map(({ id }) => id) : now?.kind;
};
const messages = () => toastsState.toasts.map(({ message }) => message);
const pressUndo = () => toastsState.toasts.at(-1)?.action?.onClick();
/** Lets every answer that is ready arrive. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  freshState();
  fakes = fakeServices();
  fakes.api
    .answers("listMine", () => pageOf(["a", "b", "c"]))
    .answers("deleteCharacter", ({ character_id: id }) => ({ id, ...deletion }))
    .answers("restoreCharacter", ({ character_id: id }) => ({ id, ...deletion }));
});

it("requests the state and the order of the address, by page size (§7)", async () => {
  fakes.browser.phone = true;
  await openOwnCharacters({ state: "draft", sort: "name" });
  expect(fakes.api.inputsOf("listMine")).toEqual([{ state: "draft", sort: "name", page: 1, count: 10 }]);
  expect(ownCharactersState.counts).toMatchObject({ draft: 3, deleted: 0 });
});

it("shows the list at once when the page is opened again, and loads it again", async () => {
  await openOwnCharacters(all);
  fakes.api.answers("listMine", () => pageOf(["d", "a", "b", "c"]));
  const opened = openOwnCharacters(all);
  expect(listed()).toEqual(["a", "b", "c"]);
  await opened;
  expect(listed()).toEqual(["d", "a", "b", "c"]);
});

it("keeps several loaded pages, so that Back returns to the same place", async () => {
  const first = Array.from({ length: 20 }, (_, at) => `a${at}`);
  fakes.api.answers("listMine", ({ page = 1 }) => (page === 1 ? pageOf(first, 1, true) : pageOf(["b"], 2)));
  await openOwnCharacters(all);
  await loadMoreOwnCharacters();
  const { length } = fakes.api.calls;
  await openOwnCharacters(all);
  expect(listed()).toEqual([...first, "b"]);
  expect(fakes.api.calls).toHaveLength(length);
  clearOwnCharacters();
  await openOwnCharacters(all);
  expect(listed()).toEqual(first);
});

// Rule: own-characters
it("moves a deleted character to the bin, and Undo returns it to its place", async () => {
  await openOwnCharacters(all);
  await deleteOwnCharacter("b");
  expect([listed(), ownCharactersState.counts]).toMatchObject([["a", "c"], { draft: 2, deleted: 1 }]);
  expect(messages()).toEqual(["Name of b is in the bin."]);
  pressUndo();
  await settle();
  expect(fakes.api.inputsOf("restoreCharacter")).toEqual([{ character_id: "b" }]);
  expect([listed(), ownCharactersState.counts]).toMatchObject([["a", "b", "c"], { draft: 3, deleted: 0 }]);
  expect(messages()).toEqual(["Name of b is restored."]);
});

it("shortens the name in the toast in discreet mode", async () => {
  contentFilterState.discreet = true;
  await openOwnCharacters(all);
  await deleteOwnCharacter("b");
  expect(messages()).toEqual(["N is in the bin."]);
});

it("removes a character from the list of the bin when Undo is pressed there", async () => {
  await openOwnCharacters(all);
  await deleteOwnCharacter("b");
  fakes.api.answers("listMine", () => pageOf(["b"]));
  await openOwnCharacters(bin);
  pressUndo();
  await settle();
  expect(listed()).toEqual([]);
});

it("restores a character from the bin, and counts it in the state that it had", async () => {
  fakes.api.answers("listMine", () => ({
    ...pageOf([], 1, false, { draft: 0, deleted: 1 }),
    items: [{ ...own("a", "deleted"), status: "published", visibility: "unlisted" }],
  }));
  await openOwnCharacters(bin);
  await restoreOwnCharacter("a");
  expect([listed(), ownCharactersState.counts]).toMatchObject([[], { unlisted: 1, deleted: 0 }]);
  expect(messages()).toEqual(["Name of a is restored."]);
});

it("sends a deletion once when it is clicked twice", async () => {
  await openOwnCharacters(all);
  await Promise.all([deleteOwnCharacter("a"), deleteOwnCharacter("a")]);
  expect(fakes.api.inputsOf("deleteCharacter")).toHaveLength(1);
});

it("keeps the character in the list when it cannot be deleted, and says why", async () => {
  await openOwnCharacters(all);
  fakes.api.fails("deleteCharacter", ErrorCode.ourFault);
  await deleteOwnCharacter("a");
  expect(listed()).toEqual(["a", "b", "c"]);
  expect(messages()).toEqual(["Something went wrong on our side. Try again in a moment."]);
});

it("skips no character of the next page after one is deleted", async () => {
  const ids = ["a", "b", "c", "d"];
  fakes.api.answers("listMine", (input) => {
    const page = Number(input.page);
    return pageOf(ids.slice(page * 2 - 2, page * 2), page, page * 2 < ids.length);
  });
  fakes.api.answers("deleteCharacter", ({ character_id: id }) => {
    ids.splice(ids.indexOf(id), 1);
    return { id, ...deletion };
  });
  await openOwnCharacters(all);
  await deleteOwnCharacter("a");
  await loadMoreOwnCharacters();
  await loadMoreOwnCharacters();
  expect(listed()).toEqual(["b", "c", "d"]);
});

it("shows offline as the cause, and loads the list when the browser comes online", async () => {
  const stop = retryOwnCharactersWhenOnline();
  fakes.browser.online = false;
  fakes.api.fails("listMine", "unreachable");
  await openOwnCharacters(all);
  expect(listing()).toMatchObject({ kind: "failed", cause: "offline" });
  fakes.api.answers("listMine", () => pageOf(["a"]));
  fakes.browser.goOnline(true);
  await settle();
  expect(listed()).toEqual(["a"]);
  stop();
});
