import { ErrorCode, type InputOf, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { byteUsage } from "../../../db/schema/account.ts";
import { ByteBudgets } from "../../../domain/quota/ByteBudgets.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { newId } from "../../../shared/ids.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";
import { characterRevision } from "../../../db/schema/referenced.ts";

type Input = InputOf<typeof routes.saveCharacter>;

const KB = 1024;
const now = () => new Date("2026-11-20T12:40:00Z");
/** A lorebook of about 400 KB. */
const book = {
  entries: Array.from({ length: 50 }, (_none, at) => ({ keys: [`word${at}`], content: "w".repeat(8_000) })),
};

describeDatabase("the bytes of a save", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;

  beforeAll(() => {
    const budgets = new ByteBudgets({ on: true, now });
    api = testApp(database(), { budgets, now, limits: new RateLimits({ rates: null }) });
  });
  beforeEach(async () => {
    session = await api.signIn(newId());
    ({ uid } = (await api.call(routes.getUser, {}, { session })).data);
  });

  const save = (input: Input) => api.call(routes.saveCharacter, input, { session });
  const revisionsOf = (id: string) =>
    database().db.$count(characterRevision, eq(characterRevision.character_id, id));
  async function used(): Promise<number> {
    const [row] = await database().db.select().from(byteUsage).where(eq(byteUsage.user_id, uid));
    return row?.bytes ?? 0;
  }

  // Rule: save-counts-bytes
  it("are the stored bytes: a new name of a published character stores its lorebook again", async () => {
    const { data } = await save({ name: "Ines", book, publish: true });
    const before = await used();
    expect(before).toBeGreaterThan(750 * KB);
    expect((await save({ id: data.id, name: "Ines Calloway" })).code).toBe(0);
    expect((await used()) - before).toBeGreaterThan(380 * KB);
  });

  // Rule: save-counts-bytes
  it("are used up by small changes, and then nothing is stored", async () => {
    const { data } = await save({ name: "Ines", book, publish: true });
    const left = { bytes: (24 * 1024 - 1_000) * KB };
    await database().db.update(byteUsage).set(left).where(eq(byteUsage.user_id, uid));
    const answers = [];
    for (const name of ["Ines A", "Ines B", "Ines C", "Ines D"]) {
      answers.push(await save({ id: data.id, name }));
    }
    const refused = [429, ErrorCode.rateLimited, { retry_after: 1_200, limit: 25_165_824 }];
    expect(answers.map(({ code }) => code).slice(0, 2)).toEqual([0, 0]);
    for (const { status, code, details } of answers.slice(2))
      expect([status, code, details]).toMatchObject(refused);
    expect(await used()).toBeLessThanOrEqual(25_165_824);
    const shown = await api.call(routes.getCharacter, { character_id: data.id }, { session });
    expect(shown.data).toMatchObject({ name: "Ines B", revision: 3 });
    expect(await revisionsOf(data.id)).toBe(3);
  });

  // Rule: save-counts-bytes
  it("are none when nothing changed: there is no new revision", async () => {
    const { data } = await save({ name: "Ines", tagline: "Keeps the light.", book, publish: true });
    const before = await used();
    for (const input of [
      {},
      { base_revision: 1 },
      { book },
      { publish: true },
      { tagline: "Keeps the light." },
    ]) {
      const again = await save({ id: data.id, name: "Ines", ...input });
      expect(again.code).toBe(0);
      expect(again.data).toEqual(data);
    }
    expect(await used()).toBe(before);
    expect(await revisionsOf(data.id)).toBe(1);
    expect((await save({ id: data.id, name: "Ines", publish: false })).data.revision).toBe(2);
  });
});
