import { ACCOUNT_BYTES, CHARACTERS_MAX, ErrorCode, type InputOf, routes } from "@mimi/contract";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { readRates } from "../../../config/rateLimitSettings.ts";
import { accountStorage } from "../../../db/schema/limits.ts";
import { character, characterRevision } from "../../../db/schema/referenced.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { newId } from "../../../shared/ids.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

type Input = InputOf<typeof routes.saveCharacter>;

describeEachDatabase("a save whose answer was lost", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;
  let at: number;

  beforeAll(() => {
    at = Date.now();
    const limits = new RateLimits({ rates: readRates({}), pool: database().pool });
    api = testApp(database(), { limits, now: () => new Date(at) });
  });
  beforeEach(async () => {
    session = await api.signIn(newId());
    ({ uid } = (await api.call(routes.getUser, {}, { session })).data);
  });

  const save = (input: Input) => api.call(routes.saveCharacter, input, { session });
  const created = () => database().db.$count(character, eq(character.creator_id, uid));
  const revisionsOf = (id: string) =>
    database().db.$count(characterRevision, eq(characterRevision.character_id, id));

  async function fillStorage(): Promise<void> {
    const full = { user_id: uid, bytes: ACCOUNT_BYTES, measured_at: new Date(at) };
    await database().db.insert(accountStorage).values(full);
    // Processes look for full accounts once a minute.
    at += 61_000;
  }

  // Rule: save-idempotent
  it("creates no second character, and is answered when the account has as many as it can have", async () => {
    const input = { client_id: newId(), name: "Ines", greeting: "Good evening.", card_raw: { name: "Ines" } };
    const first = await save(input);
    await database().db.execute(sql`insert into "character" (id, creator_id, name)
      select ${uid} || n, ${uid}, 'Ines' from generate_series(2, ${CHARACTERS_MAX}) as n`);
    expect((await save({ ...input, client_id: newId() })).details?.fields).toEqual({ id: "too_many" });
    const again = await save(input);
    expect([again.code, again.data]).toEqual([0, first.data]);
    expect(await revisionsOf(first.data.id)).toBe(1);
  });

  // Rule: save-idempotent
  it("creates one character when it is sent several times at once", async () => {
    const input = { client_id: newId(), name: "Ines" };
    const answers = await Promise.all([1, 2, 3, 4].map(() => save(input)));
    const codes = answers.map(({ code }) => code).filter((code) => code !== ErrorCode.conflict);
    expect(codes.length).toBeGreaterThan(0);
    expect(new Set(codes)).toEqual(new Set([0]));
    expect(await created()).toBe(1);
    expect((await save(input)).code).toBe(0);
  });

  it("saves the created character when the user has written more, unless a later save is stored", async () => {
    const client_id = newId();
    const { data } = await save({ client_id, name: "Ines" });
    const more = await save({ client_id, name: "Ines", tagline: "Keeps the light." });
    expect(more.data).toMatchObject({ id: data.id, revision: 2, tagline: "Keeps the light." });
    const late = await save({ client_id, name: "Ada" });
    expect([late.code, late.details]).toMatchObject([40901, { revision: 2 }]);
    expect(await created()).toBe(1);
  });

  it("does not match a character of another user with the same client_id", async () => {
    const client_id = newId();
    const { data } = await save({ client_id, name: "Ines" });
    const other = await api.signIn(newId());
    const answer = await api.call(routes.saveCharacter, { client_id, name: "Ines" }, { session: other });
    expect(answer.code).toBe(0);
    expect(answer.data.id).not.toBe(data.id);
  });

  // Rule: save-idempotent
  it("is answered when the account has no bytes left, with and without an id", async () => {
    const input = { client_id: newId(), name: "Ines", card_raw: null };
    const { data } = await save(input);
    await fillStorage();
    const storage = { storage: "too_many" };
    expect((await save({ ...input, client_id: newId() })).details?.fields).toEqual(storage);
    expect((await save({ ...input, id: data.id, name: "Ada" })).details?.fields).toEqual(storage);
    expect((await save(input)).data).toEqual(data);
    expect((await save({ ...input, id: data.id })).data).toEqual(data);
  });

  it("is answered on the previous revision when the account has no bytes left", async () => {
    const { data } = await save({ name: "Ines" });
    const input = {
      id: data.id,
      base_revision: 1,
      name: "Ines",
      tagline: "Keeps the light.",
      card_raw: null,
    };
    const second = await save(input);
    await fillStorage();
    expect((await save(input)).data).toEqual(second.data);
  });
});
