import { type DataOf, type OwnCharacterState, routes } from "@mimi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

const DAY_MS = 86_400_000;

const publishedColumns = { status: "published" } as const;
/** The columns of a character in each state that it can have without being deleted. */
const columnsByState = {
  draft: { status: "draft", visibility: "public" },
  private: { ...publishedColumns, visibility: "private" },
  unlisted: { ...publishedColumns, visibility: "unlisted" },
  public: { ...publishedColumns, visibility: "public" },
  pending: { status: "pending", visibility: "public" },
  rejected: { status: "rejected", visibility: "public", status_reason: "The cover." },
  removed: { status: "removed", visibility: "unlisted" },
} as const;
const states = Object.keys(columnsByState) as (keyof typeof columnsByState)[];

describeEachDatabase("the list of own characters", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;
  const now = new Date();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);

  beforeAll(async () => {
    api = testApp(database(), { now: () => now });
    session = await api.signIn("creator");
    uid = (await api.call(routes.getUser, {}, { session })).data.uid;
  });

  beforeEach(async () => {
    await database().db.delete(character);
  });

  const mine = async (input: { state?: OwnCharacterState; sort?: "updated" | "name" | "chats" } = {}) =>
    (await api.call(routes.listMine, input, { session })).data;
  const add = (id: string, columns: Parameters<typeof addCharacter>[1] = {}) =>
    addCharacter(database().db, { creator_id: uid, id, ...columns });
  const ids = ({ items }: DataOf<typeof routes.listMine>) => items.map(({ id }) => id);

  // Rule: own-characters-states
  it("has a state for each character, and counts of all states", async () => {
    for (const state of states) await add(state, columnsByState[state]);
    await add("deleted draft", { status: "draft", deleted_at: daysAgo(1) });
    await add("deleted public", { deleted_at: daysAgo(29) });
    await add("gone", { deleted_at: daysAgo(30) });
    const all = await mine();
    expect(Object.fromEntries(all.items.map(({ id, state }) => [id, state]))).toEqual({
      draft: "draft",
      private: "private",
      unlisted: "unlisted",
      public: "public",
      pending: "pending",
      rejected: "rejected",
      removed: "removed",
    });
    expect(all.items.find(({ id }) => id === "rejected")?.status_reason).toBe("The cover.");
    expect(all.counts).toEqual({
      draft: 1,
      private: 1,
      unlisted: 1,
      public: 1,
      pending: 1,
      rejected: 1,
      removed: 1,
      deleted: 2,
    });
    expect((await mine({ state: "draft" })).counts).toEqual(all.counts);
  });

  it.each(states)("lists only those with the state %s", async (state) => {
    for (const one of states) await add(one, columnsByState[one]);
    await add("in the bin", { ...columnsByState[state], deleted_at: daysAgo(1) });
    expect(ids(await mine({ state }))).toEqual([state]);
  });

  it("lists the bin alone, the latest deletion first", async () => {
    await add("kept");
    await add("first", { deleted_at: daysAgo(3), updated_at: daysAgo(4) });
    await add("last", { deleted_at: daysAgo(1), updated_at: daysAgo(9) });
    const bin = await mine({ state: "deleted" });
    expect(ids(bin)).toEqual(["last", "first"]);
    expect(bin.items.map(({ state }) => state)).toEqual(["deleted", "deleted"]);
    expect(bin.items[1]?.restorable_until).toBe(daysAgo(-27).toISOString());
  });

  it("is sorted by the latest change, by name in any case, or by chats", async () => {
    await add("a", { name: "beta", chats: 5, updated_at: daysAgo(1) });
    await add("b", { name: "Gamma", chats: 900, updated_at: daysAgo(3) });
    await add("c", { name: "Alpha", chats: 20, updated_at: daysAgo(2) });
    expect(ids(await mine())).toEqual(["a", "c", "b"]);
    expect(ids(await mine({ sort: "updated" }))).toEqual(["a", "c", "b"]);
    expect(ids(await mine({ sort: "name" }))).toEqual(["c", "a", "b"]);
    expect(ids(await mine({ sort: "chats" }))).toEqual(["b", "c", "a"]);
  });

  it.each([
    ["en", ["a2", "a10", "Łucja", "Lucy"]],
    ["pl", ["a2", "a10", "Lucy", "Łucja"]],
  ])("is sorted by name by the rules of the reader's language, %s", async (language, order) => {
    for (const name of ["Lucy", "Łucja", "a10", "a2"]) await add(name, { name });
    const headers = { "Accept-Language": language };
    const pages = [];
    for (let page = 1; page <= 2; page += 1)
      pages.push(await api.call(routes.listMine, { sort: "name", page, count: 2 }, { session, headers }));
    expect(pages.flatMap(({ data }) => ids(data))).toEqual(order);
    expect(pages.map(({ data }) => data.has_more)).toEqual([true, false]);
  });

  // Rule: own-characters-states
  it("never has a character of another user, in no state and in no count", async () => {
    const { db } = database();
    for (const state of states) await addCharacter(db, { id: `foreign ${state}`, ...columnsByState[state] });
    await addCharacter(db, { id: "foreign deleted", deleted_at: daysAgo(1) });
    const lists = [await mine(), await mine({ state: "deleted" })];
    for (const state of states) lists.push(await mine({ state }));
    expect(lists.flatMap(ids)).toEqual([]);
    expect(Object.values(lists[0]?.counts ?? {})).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});
