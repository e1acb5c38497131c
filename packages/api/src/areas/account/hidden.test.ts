import { ErrorCode, type Hidden, type HiddenKind, type InputOf, routes } from "@mimi/contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { hiddenItem } from "../../db/schema/character.ts";
import { user } from "../../db/schema/referenced.ts";
import { newId } from "../../shared/ids.ts";
import { addCharacter, addTags } from "../../testing/addCharacter.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";

describeDatabase("a hidden item", (database) => {
  let api: TestApp;
  let session: string;
  let tagId: number;
  let shown: string;

  beforeAll(async () => {
    api = testApp(database());
    [tagId = 0] = await addTags(database().db, ["Sea"]);
    shown = await addCharacter(database().db, {
      creator_id: "shown-creator",
      name: "Shown",
      tag_ids: [tagId],
    });
  });

  beforeEach(async () => {
    session = await api.signIn(`hider-${newId()}`);
  });

  const hide = (input: InputOf<typeof routes.hide>) => api.call(routes.hide, input, { session });
  const hidden = async () => (await api.call(routes.getHidden, {}, { session })).data;

  /** The answers of every list about the character. */
  async function listResults() {
    const options = { session };
    const pages = [
      await api.call(routes.listIndex, {}, options),
      await api.call(routes.listCharacters, {}, options),
      await api.call(routes.listByTag, { tag_id: tagId }, options),
      await api.call(routes.search, { info: "Shown" }, options),
    ];
    return pages.map(({ data }) => [data.items.some(({ id }) => id === shown), data.hidden]);
  }

  it.each<[HiddenKind, () => string, keyof Hidden, string]>([
    ["character", () => shown, "characters", "Shown"],
    ["creator", () => "shown-creator", "creators", "shown-creator"],
    ["tag", () => String(tagId), "tags", "Sea"],
  ])("of kind %s is left out of every list, counted, and shown again", async (kind, id, list, name) => {
    const item = { kind, id: id() };
    for (const [seen] of await listResults()) expect(seen).toBe(true);
    // Twice has the same result as once.
    for (let time = 0; time < 2; time += 1) {
      expect((await hide(item)).data[list]).toEqual([{ id: item.id, name, removed: false }]);
    }
    for (const [seen, left] of await listResults()) {
      expect(seen).toBe(false);
      expect(left).toBeGreaterThan(0);
    }
    expect((await hide({ ...item, value: false })).data[list]).toEqual([]);
    expect((await hide({ ...item, value: false })).code).toBe(0);
    for (const [seen] of await listResults()) expect(seen).toBe(true);
  });

  it("is hidden for its user only", async () => {
    await hide({ kind: "character", id: shown });
    session = await api.signIn("another");
    expect(await hidden()).toEqual({ characters: [], creators: [], tags: [] });
    for (const [seen] of await listResults()) expect(seen).toBe(true);
  });

  it("must exist and be visible to its user", async () => {
    const secret = await addCharacter(database().db, { visibility: "private", name: "Zz Private" });
    const absent = [
      { kind: "character", id: "absent" },
      { kind: "character", id: secret },
      { kind: "creator", id: "absent" },
      { kind: "tag", id: "999999" },
      { kind: "tag", id: "absent" },
      { kind: "tag", id: `0${tagId}` },
    ] as const;
    for (const item of absent) expect((await hide(item)).code, item.id).toBe(ErrorCode.notFound);
    expect(await hidden()).toEqual({ characters: [], creators: [], tags: [] });
  });

  it("that is for adults is not named to a user who has not confirmed to be an adult", async () => {
    const { db } = database();
    const adult = await addCharacter(db, { rating: "nsfw", name: "Zz Adult" });
    await hide({ kind: "character", id: adult });
    expect((await hidden()).characters).toEqual([{ id: adult, name: null, removed: false }]);
    await db.update(user).set({ adult_attested_at: new Date() });
    expect((await hidden()).characters).toEqual([{ id: adult, name: "Zz Adult", removed: false }]);
  });

  it("whose name was removed has a mark instead of a name", async () => {
    const { db } = database();
    const [hiddenProfile, called] = [newId(), newId()];
    await db.insert(user).values([
      { id: hiddenProfile, user_name: null },
      { id: called, user_name: "User" },
    ]);
    for (const id of [hiddenProfile, called]) await hide({ kind: "creator", id });
    const { creators } = await hidden();
    expect(creators).toContainEqual({ id: hiddenProfile, name: null, removed: true });
    expect(creators).toContainEqual({ id: called, name: "User", removed: false });
  });

  it("counts towards a limit of 500, also when many are hidden at the same time", async () => {
    const { db } = database();
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const rows = Array.from({ length: 499 }, () => newId());
    await db
      .insert(hiddenItem)
      .values(rows.map((item_id) => ({ user_id: uid, kind: "creator" as const, item_id })));
    const creators = [newId(), newId(), newId()];
    await db.insert(user).values(creators.map((id) => ({ id, user_name: "Creator" })));
    const answers = await Promise.all(creators.map((id) => hide({ kind: "creator", id })));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const refused = answers.filter(({ code }) => code !== 0).map(({ details }) => details?.fields);
    expect(refused).toEqual([{ id: "too_many" }, { id: "too_many" }]);
  });
});
