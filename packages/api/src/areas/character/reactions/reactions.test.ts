import { routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { character } from "../../../db/schema/referenced.ts";
import { addCharacter } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { CounterOutbox } from "../../../domain/counters/CounterOutbox.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

describeEachDatabase("a reaction", (database, kind) => {
  let api: TestApp;
  let session: string;
  let character_id: string;

  beforeAll(async () => {
    api = testApp(database());
    session = await api.signIn("fan");
  });

  beforeEach(async () => {
    character_id = await addCharacter(database().db);
  });

  async function counts() {
    await new CounterOutbox(api.deps).close();
    const [row] = await database().db.select().from(character).where(eq(character.id, character_id));
    return [row?.likes, row?.dislikes, row?.favourites];
  }

  it.each([
    ["like", [1, 0, 0]],
    ["dislike", [0, 1, 0]],
    ["addFavourite", [0, 0, 1]],
  ] as const)("%s sent twice, or a hundred times at once, counts once", async (name, expected) => {
    const say = () => api.call(routes[name], { character_id }, { session });
    const first = await say();
    expect((await say()).data).toEqual(first.data);
    await Promise.all(Array.from({ length: 100 }, say));
    expect(await counts()).toEqual(expected);
  });

  // Rule: like-idempotent
  it.each(["like", "dislike", "addFavourite"] as const)(
    "%s withdrawn twice is removed once",
    async (name) => {
      await api.call(routes[name], { character_id }, { session });
      for (let time = 0; time < 2; time += 1)
        await api.call(routes[name], { character_id, value: 0 }, { session });
      expect(await counts()).toEqual([0, 0, 0]);
    },
  );

  it("answers with the counts of its own character while those of others are not added up yet", async () => {
    const other = await addCharacter(database().db);
    for (const route of ["like", "addFavourite"] as const)
      await api.call(routes[route], { character_id: other }, { session });
    const { data } = await api.call(routes.dislike, { character_id }, { session });
    expect(data.stats).toMatchObject({ likes: 0, dislikes: 1, favourites: 0 });
  });

  // Rule: like-idempotent
  it("a like removes a dislike and the other way round, and a favourite stays", async () => {
    await api.call(routes.addFavourite, { character_id }, { session });
    await api.call(routes.dislike, { character_id }, { session });
    const liked = await api.call(routes.like, { character_id }, { session });
    expect(liked.data.viewer).toEqual({ liked: true, disliked: false, favourited: true, hidden: false });
    expect(liked.data.stats).toMatchObject({ likes: 1, dislikes: 0, favourites: 1 });
    const disliked = await api.call(routes.dislike, { character_id }, { session });
    expect(disliked.data.viewer).toEqual({ liked: false, disliked: true, favourited: true, hidden: false });
    expect(await counts()).toEqual([0, 1, 1]);
  });

  // The embedded database has one connection.
  it.runIf(kind === "PostgreSQL")(
    "does not wait for another change of the character, and its answer has every count",
    async () => {
      const other = await api.signIn("other-fan");
      await api.call(routes.like, { character_id }, { session: other });
      await database().db.transaction(async (tx) => {
        const own = eq(character.id, character_id);
        await tx.select().from(character).where(own).for("no key update");
        const { data } = await api.call(routes.like, { character_id }, { session });
        expect(data.stats).toMatchObject({ likes: 2 });
      });
    },
  );

  it("withdrawn does not remove the opposite", async () => {
    await api.call(routes.dislike, { character_id }, { session });
    const { data } = await api.call(routes.like, { character_id, value: 0 }, { session });
    expect(data.viewer.disliked).toBe(true);
    expect(await counts()).toEqual([0, 1, 0]);
  });

  it("of many users at once is counted exactly", async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, (_none, number) => api.signIn(`fan-${number}`)),
    );
    await Promise.all(
      people.flatMap((one, number) => [
        api.call(number % 3 === 0 ? routes.dislike : routes.like, { character_id }, { session: one }),
        api.call(routes.addFavourite, { character_id }, { session: one }),
      ]),
    );
    expect(await counts()).toEqual([8, 4, 12]);
  });

  it("sent and withdrawn at once leaves counts that agree with the result", async () => {
    await api.call(routes.like, { character_id }, { session });
    await Promise.all(
      Array.from({ length: 120 }, (_none, number) =>
        api.call(
          number % 3 === 0 ? routes.dislike : routes.like,
          { character_id, value: number % 2 },
          { session },
        ),
      ),
    );
    const { liked, disliked } = (await api.call(routes.getCharacter, { character_id }, { session })).data
      .viewer;
    expect(await counts()).toEqual([Number(liked), Number(disliked), 0]);
  });

  it("is shown to its own user only, in lists and on the character's page", async () => {
    await api.call(routes.like, { character_id }, { session });
    const own = await api.call(routes.getCharacter, { character_id }, { session });
    expect(own.data.viewer.liked).toBe(true);
    const other = await api.signIn("no-fan");
    for (const who of [{}, { session: other }]) {
      const seen = await api.call(routes.getCharacter, { character_id }, who);
      expect(seen.data.viewer.liked).toBe(false);
      const listed = (await api.call(routes.listCharacters, {}, who)).data.items;
      expect(listed.find(({ id }) => id === character_id)?.viewer.liked).toBe(false);
    }
  });
});
