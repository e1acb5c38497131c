import { type DataOf, ErrorCode, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { newChatKey, newId } from "../../../shared/ids.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { instantModel } from "../../../testing/instantModel.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

const DAY_MS = 86_400_000;

describeDatabase("own characters", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;
  let now: Date;

  beforeAll(async () => {
    now = new Date();
    api = testApp(database(), { now: () => now, model: instantModel });
    session = await api.signIn("creator");
    uid = (await api.call(routes.getUser, {}, { session })).data.uid;
  });

  beforeEach(async () => {
    now = new Date();
    await database().db.delete(character);
  });

  async function mine(input: { state?: "draft" | "public" | "deleted"; page?: number; count?: number } = {}) {
    return (await api.call(routes.listMine, input, { session })).data;
  }

  const ids = ({ items }: DataOf<typeof routes.listMine>) => items.map(({ id }) => id);
  const remove = (character_id: string, as = session) =>
    api.call(routes.deleteCharacter, { character_id }, { session: as });
  const restore = (character_id: string, as = session) =>
    api.call(routes.restoreCharacter, { character_id }, { session: as });

  it("are listed with any status, latest change first, without those of others", async () => {
    const { db } = database();
    await addCharacter(db, { id: "foreign" });
    const old = { creator_id: uid, updated_at: new Date(now.getTime() - DAY_MS) };
    await addCharacter(db, { ...old, id: "public" });
    const removed = { creator_id: uid, status: "removed", status_reason: "Reported." } as const;
    await addCharacter(db, { ...removed, id: "removed", rating: "nsfw", updated_at: now });
    const draft = await api.call(routes.saveCharacter, { name: "N".repeat(61) }, { session });
    const list = await mine();
    expect(ids(list)).toEqual(expect.arrayContaining(["removed", draft.data.id, "public"]));
    expect(ids(list)[2]).toBe("public");
    const byId = new Map(list.items.map((item) => [item.id, item]));
    expect(byId.get("removed")).toMatchObject({
      status: "removed",
      status_reason: "Reported.",
      rating: "nsfw",
    });
    expect(byId.get(draft.data.id)).toMatchObject({
      status: "draft",
      overlong_fields: ["name"],
      visibility: "private",
      deleted_at: null,
    });
    expect(ids(await mine({ state: "draft" }))).toEqual([draft.data.id]);
    expect(ids(await mine({ state: "public" }))).toEqual(["public"]);
  });

  it("come page by page", async () => {
    for (let at = 0; at < 5; at += 1) await addCharacter(database().db, { creator_id: uid });
    const pages = [
      await mine({ count: 2 }),
      await mine({ count: 2, page: 2 }),
      await mine({ count: 2, page: 3 }),
    ];
    expect(new Set(pages.flatMap(ids)).size).toBe(5);
    expect(pages.map(({ has_more }) => has_more)).toEqual([true, true, false]);
  });

  it("are in no list after they are deleted, and unchanged after they are restored", async () => {
    const { db } = database();
    const [tagId = 0] = await addTags(db, ["Sea"]);
    const id = await addCharacter(db, { creator_id: uid, name: "Gannet", tag_ids: [tagId], chats: 5 });
    const other = await addCharacter(db, { tag_ids: [tagId] });
    await api.call(routes.addFavourite, { character_id: id }, { session });

    async function listResults() {
      const lists = await Promise.all([
        api.call(routes.listIndex),
        api.call(routes.listCharacters),
        api.call(routes.listByTag, { tag_id: tagId }),
        api.call(routes.search, { info: "gannet" }),
        api.call(routes.search, { info: "ganne" }),
        api.call(routes.search, { info: "", creator: uid }),
        api.call(routes.listFavourites, {}, { session }),
      ]);
      const rails = await Promise.all([
        api.call(routes.listTop),
        api.call(routes.listSimilar, { character_id: other }),
      ]);
      const detail = await api.call(routes.getCharacter, { character_id: id }, { session });
      const creators = await api.call(routes.searchCreators, { info: "creator" });
      return [
        ...lists.map(({ data }) => data.items.some((item) => item.id === id)),
        ...rails.map(({ data }) => data.some((item) => item.id === id)),
        detail.code === 0,
        creators.data.some((one) => one.uid === uid),
      ];
    }

    expect(await listResults()).toEqual(Array.from({ length: 11 }, () => true));
    const { data } = await remove(id);
    expect(data.deleted_at).toBe(now.toISOString());
    expect(await listResults()).toEqual(Array.from({ length: 11 }, () => false));
    expect(ids(await mine())).toEqual([]);
    const [deleted] = (await mine({ state: "deleted" })).items;
    const until = new Date(now.getTime() + 30 * DAY_MS).toISOString();
    expect(deleted).toMatchObject({ id, status: "published", restorable_until: until });
    expect((await restore(id)).data).toEqual({ id, deleted_at: null, restorable_until: null });
    expect(await listResults()).toEqual(Array.from({ length: 11 }, () => true));
  });

  it("can be deleted or restored twice, with no further effect", async () => {
    const id = await addCharacter(database().db, { creator_id: uid });
    const first = await remove(id);
    now = new Date(now.getTime() + DAY_MS);
    expect((await remove(id)).data).toEqual(first.data);
    for (let time = 0; time < 2; time += 1) expect((await restore(id)).data.deleted_at).toBeNull();
  });

  it("cannot be restored or found after 30 days", async () => {
    const id = await addCharacter(database().db, { creator_id: uid });
    await remove(id);
    now = new Date(now.getTime() + 30 * DAY_MS);
    expect((await restore(id)).code).toBe(ErrorCode.notFound);
    expect(ids(await mine({ state: "deleted" }))).toEqual([]);
  });

  it("cannot be saved, liked or used for a new chat after they are deleted", async () => {
    const id = await addCharacter(database().db, { creator_id: uid });
    await remove(id);
    const codes = [
      (await api.call(routes.saveCharacter, { id, name: "Back" }, { session })).code,
      (await api.call(routes.like, { character_id: id }, { session })).code,
      (await api.call(routes.getNewChatKey, { character_id: id }, { session })).code,
    ];
    expect(codes).toEqual([ErrorCode.notFound, ErrorCode.notFound, ErrorCode.notFound]);
  });

  it("cannot be deleted or restored by another user", async () => {
    const stranger = await api.signIn("stranger");
    const id = await addCharacter(database().db, { creator_id: uid });
    expect((await remove(id, stranger)).code).toBe(ErrorCode.notFound);
    await remove(id);
    expect((await restore(id, stranger)).code).toBe(ErrorCode.notFound);
  });

  it("stay in existing chats with the pinned card after they are deleted", async () => {
    const { db } = database();
    const id = await addCharacter(db, { creator_id: uid, name: "Gannet" });
    const otherSession = await api.signIn("user");
    const chat_key = newChatKey();
    const say = async (text: string) => {
      const input = { chat_key, character_id: id, client_id: newId(), text };
      return (await api.send(routes.sendMessage, input, { session: otherSession })).text();
    };
    await say("Hello.");
    await remove(id);
    expect(await say("Still there?")).toContain('"type":"finish"');
    const { data } = await api.call(routes.listMessages, { chat_key }, { session: otherSession });
    expect(data.messages.filter(({ role }) => role === "user")).toHaveLength(2);
    const [row] = await db.select().from(character).where(eq(character.id, id));
    expect(row?.deleted_at).toEqual(now);
  });
});
