import { ErrorCode, routes } from "@mimi/contract";
import { eq, getTableColumns } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { ageCheck } from "../../db/schema/account.ts";
import { user } from "../../db/schema/referenced.ts";
import { auditEntry } from "../../db/schema/safety.ts";
import { httpAgeVerifier } from "../../providers/identity/httpAgeVerifier.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { type FakeAgeVerifier, startFakeAgeVerifier } from "../../testing/fakeAgeVerifier.ts";
import { type TestApp, testApp } from "../../testing/testApp.ts";
import { newId } from "../../shared/ids.ts";

const statement = { method: "statement", version: "2026-11" } as const;
const byCheck = { method: "verifier", version: "2026-11" } as const;
const MINUTE_MS = 60_000;

let card: FakeAgeVerifier;
let bank: FakeAgeVerifier;

beforeAll(async () => {
  [card, bank] = [await startFakeAgeVerifier(), await startFakeAgeVerifier()];
});
afterAll(() => {
  for (const fake of [card, bank]) fake.close();
});

describeEachDatabase("the check of an age", (database) => {
  let api: TestApp;
  let session: string;
  let adultCharacter: string;
  let now: Date;
  let logged: string;

  /** The API in a region, with two verifiers. */
  function apiIn(fixed: "de" | "other" | "gb", options: { only?: boolean } = {}): TestApp {
    const { settings } = testApp(database()).deps;
    const verifiers = [
      { id: "card", name: "Card", url: card.url, key: "key-1", ways: ["card"] as const },
      { id: "bank", name: "Bank", url: bank.url, key: "key-2", ways: ["bank"] as const },
    ];
    const safety = {
      ...settings.safety,
      region: { ...settings.safety.region, fixed },
      adult: { ...settings.safety.adult, verifiers, ...options },
    };
    const ageVerifiers = new Map(
      verifiers.map((one) => [one.id, httpAgeVerifier(one, "https://mimi.example")]),
    );
    const log = pino({ level: "trace" }, { write: (line: string) => void (logged += line) });
    return testApp(database(), { settings: { ...settings, safety }, ageVerifiers, log, now: () => now });
  }

  beforeAll(async () => {
    adultCharacter = await addCharacter(database().db, { rating: "nsfw", name: "Zz Adult" });
  });
  beforeEach(async () => {
    [now, logged] = [new Date(), ""];
    api = apiIn("de");
    session = await api.signIn(`user-${newId()}`);
    for (const fake of [card, bank]) {
      fake.requests.length = 0;
      fake.reply = null;
    }
  });

  const begin = (verifier: string, by = session) =>
    api.call(routes.attestAdult, { ...byCheck, verifier }, { session: by });
  const read = (by = session) => api.call(routes.attestAdult, byCheck, { session: by });
  const ageOf = async (app = api, by = session) => (await app.call(routes.getAge, {}, { session: by })).data;
  const opens = async (app = api, by = session) =>
    (await app.call(routes.getCharacter, { character_id: adultCharacter }, { session: by })).code;
  const lastCheck = (fake: FakeAgeVerifier) => fake.requests.at(-1)?.body.check ?? "none";
  const uidOf = async (by = session) => (await api.call(routes.getUser, {}, { session: by })).data.uid;
  const rowOf = async (uid: string) => (await database().db.select().from(user).where(eq(user.id, uid)))[0];

  // Rule: age-gate-once
  it("is needed in a region that asks for it, and not elsewhere, where a statement is enough", async () => {
    const other = apiIn("other");
    expect(await ageOf()).toEqual({
      ...{ characters: "check", service: "check", checking: false },
      verifiers: [
        { id: "card", name: "Card", ways: ["card"] },
        { id: "bank", name: "Bank", ways: ["bank"] },
      ],
    });
    expect(await ageOf(other)).toMatchObject({ characters: "statement", service: "statement" });
    expect((await api.call(routes.attestAdult, statement, { session })).details).toEqual({
      needs: "age_verification",
    });
    expect((await other.call(routes.attestAdult, statement, { session })).code).toBe(0);
    expect([await opens(other), await opens()]).toEqual([0, ErrorCode.adultNotAttested]);
    expect([(await ageOf(other)).characters, (await ageOf()).characters]).toEqual(["nothing", "check"]);
    // The app then asks for the check.
    expect((await api.call(routes.getUser, {}, { session })).data.adult_attested_at).toBeNull();
    expect((await other.call(routes.getUser, {}, { session })).data.adult_attested_at).toMatch(/^20/);
    // Nothing of this was asked of a verifier.
    expect([card.requests, bank.requests]).toEqual([[], []]);
  });

  it("continues at the verifier that the user has chosen, and counts once the verifier says yes", async () => {
    expect((await begin("bank")).data).toEqual({
      adult_attested_at: null,
      verify_url: `https://ages.example/${lastCheck(bank)}`,
    });
    expect([card.requests.length, (await ageOf()).checking]).toEqual([0, true]);
    expect((await read()).data).toEqual({ adult_attested_at: null });
    expect(await opens()).toBe(ErrorCode.adultNotAttested);
    bank.results.set(lastCheck(bank), "verified");
    expect((await read()).data.adult_attested_at).toBe(now.toISOString());
    expect([await opens(), await opens(apiIn("gb")), await ageOf()]).toMatchObject([
      ...[0, 0],
      { characters: "nothing", service: "nothing", checking: false },
    ]);
  });

  it("gives the verifier the id of the check and our address only, the same when it is begun again", async () => {
    for (const _tab of [1, 2]) await begin("card");
    const check = lastCheck(card);
    expect(check).toMatch(/^[\w-]{22}$/);
    expect(check).not.toBe(await uidOf());
    const request = {
      authorization: "Bearer key-1",
      body: { check, return_url: "https://mimi.example/?return=" },
    };
    expect(card.requests).toEqual([request, request]);
  });

  // Rule: age-check-stores-little
  it("leaves only yes, the time and the method, in the database and in the log", async () => {
    const uid = await uidOf();
    await begin("card");
    const check = lastCheck(card);
    expect(Object.keys(getTableColumns(ageCheck))).toEqual(["user_id", "verifier", "check_id", "expires_at"]);
    card.results.set(check, "verified");
    await read();
    const { db } = database();
    expect(await db.select().from(ageCheck).where(eq(ageCheck.user_id, uid))).toEqual([]);
    const row = await rowOf(uid);
    const about = Object.entries(row ?? {}).filter(([name]) =>
      /adult|\bage|_age|birth|under|verif/.test(name),
    );
    expect(Object.fromEntries(about)).toEqual({
      ...{ adult_attested_at: now, adult_method: "verifier", adult_version: "2026-11" },
      // Of the mail address.
      ...{ under_18: false, verified_at: null },
    });
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.actor, uid));
    expect(entries.map(({ action, details }) => [action, details])).toEqual([
      ["adult.attested", { method: "verifier" }],
    ]);
    expect(logged).toContain("/api/user/attest_adult/");
    for (const unknown of [check, uid, "card", "key-1"]) expect(logged).not.toContain(unknown);
  });

  // Rule: age-check-stores-little
  it("does not count for another user, nor for an answer about another check", async () => {
    const other = await api.signIn(`user-${newId()}`);
    await begin("card");
    card.results.set(lastCheck(card), "verified");
    expect((await read(other)).code).toBe(ErrorCode.notFound);
    expect(await opens(api, other)).toBe(ErrorCode.adultNotAttested);
    await begin("card", other);
    expect((await read(other)).data).toEqual({ adult_attested_at: null });
    card.reply = { status: 200, body: '{"check":"AAAAAAAAAAAAAAAAAAAAAA","status":"verified"}' };
    expect((await read(other)).code).toBe(ErrorCode.unavailable);
    expect(await opens(api, other)).toBe(ErrorCode.adultNotAttested);
  });

  // Rule: age-check-stores-little
  it("counts once: after saying to be under 18 the old yes is worth nothing", async () => {
    await begin("card");
    const used = lastCheck(card);
    card.results.set(used, "verified");
    expect((await read()).data.adult_attested_at).not.toBeNull();
    await api.call(routes.attestAdult, { ...statement, value: false }, { session });
    expect((await read()).code).toBe(ErrorCode.notFound);
    expect((await begin("card")).data.adult_attested_at).toBeNull();
    expect(lastCheck(card)).not.toBe(used);
    // A check that is open while the user says so is withdrawn.
    card.results.set(lastCheck(card), "verified");
    await api.call(routes.attestAdult, { ...statement, value: false }, { session });
    expect([(await read()).code, await opens()]).toEqual([ErrorCode.notFound, ErrorCode.adultNotAttested]);
  });

  it("counts once also when two tabs read it at the same time", async () => {
    const uid = await uidOf();
    await begin("card");
    card.results.set(lastCheck(card), "verified");
    const codes = (await Promise.all([read(), read()])).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([0, ErrorCode.notFound]);
    const entries = await database().db.select().from(auditEntry).where(eq(auditEntry.actor, uid));
    expect(entries).toHaveLength(1);
  });

  // Rule: age-check-stores-little
  it("does not count after an hour", async () => {
    await begin("card");
    card.results.set(lastCheck(card), "verified");
    now = new Date(now.getTime() + 61 * MINUTE_MS);
    expect([(await ageOf()).checking, (await read()).code]).toEqual([false, ErrorCode.notFound]);
    const old = lastCheck(card);
    await begin("card");
    expect(lastCheck(card)).not.toBe(old);
  });

  it("ends when the verifier says no, and another one can be begun at once", async () => {
    await begin("card");
    const refused = lastCheck(card);
    card.results.set(refused, "refused");
    expect([(await read()).code, (await ageOf()).checking]).toEqual([ErrorCode.notFound, false]);
    await begin("card");
    card.results.set(lastCheck(card), "refused");
    // The user begins again without having read the result.
    expect((await begin("card")).data.verify_url).toMatch(/^https:/);
    expect(await opens()).toBe(ErrorCode.adultNotAttested);
  });

  // Rule: age-verifier-choice
  it("by one verifier works while another one is down, and the log names that one without the user", async () => {
    await begin("bank");
    bank.reply = { status: 503, body: "" };
    expect((await begin("bank")).code).toBe(ErrorCode.unavailable);
    expect((await ageOf()).verifiers).toHaveLength(2);
    await begin("card");
    card.results.set(lastCheck(card), "verified");
    expect((await read()).data.adult_attested_at).not.toBeNull();
    expect(await opens()).toBe(0);
    expect(logged).toContain('"verifier":"bank"');
    expect(logged).not.toContain(await uidOf());
  });

  it("is read again when the verifier closes the connection, and is unavailable when it does so twice", async () => {
    await begin("card");
    card.results.set(lastCheck(card), "verified");
    card.closed = 2;
    expect((await read()).code).toBe(ErrorCode.unavailable);
    card.closed = 1;
    expect((await read()).data.adult_attested_at).not.toBeNull();
  });

  it.each([
    ["an error", { status: 500, body: '{"status":"verified"}' }],
    ["something else", { status: 200, body: '{"status":"maybe"}' }],
    ["a yes about no check", { status: 200, body: '{"status":"verified"}' }],
    [
      "a plain address",
      { status: 200, body: '{"check":"CHECK","status":"open","url":"http://ages.example/"}' },
    ],
    ["a script", { status: 200, body: '{"check":"CHECK","status":"open","url":"javascript:alert(1)"}' }],
    ["no JSON", { status: 200, body: "yes" }],
  ])(
    "is unavailable when the verifier answers %s, and sets no user as an adult",
    async (_case, { status, body }) => {
      await begin("card");
      card.reply = { status, body: body.replace("CHECK", lastCheck(card)) };
      for (const answer of [await begin("card"), await read()])
        expect(answer.code).toBe(ErrorCode.unavailable);
      expect(await opens()).toBe(ErrorCode.adultNotAttested);
    },
  );

  it("is refused for a verifier that the operator does not have", async () => {
    const { code, details } = await begin("other");
    expect([code, details]).toEqual([ErrorCode.invalidInput, { fields: { verifier: "invalid_choice" } }]);
  });

  it("has its own time, and no later statement replaces it", async () => {
    const other = apiIn("other");
    const uid = await uidOf();
    await other.call(routes.attestAdult, statement, { session });
    now = new Date(now.getTime() + 5 * MINUTE_MS);
    await begin("card");
    card.results.set(lastCheck(card), "verified");
    expect((await read()).data.adult_attested_at).toBe(now.toISOString());
    await other.call(routes.attestAdult, statement, { session });
    expect(await rowOf(uid)).toMatchObject({ adult_method: "verifier", adult_attested_at: now });
    expect(await opens()).toBe(0);
  });

  it("is needed for a service for adults only too, before a user adds content", async () => {
    const [service, elsewhere] = [apiIn("de", { only: true }), apiIn("other", { only: true })];
    const adds = async (app: TestApp) =>
      (await app.call(routes.saveCharacter, { name: `Ada ${newId()}` }, { session })).code;
    await elsewhere.call(routes.attestAdult, statement, { session });
    expect([await adds(elsewhere), await adds(service)]).toEqual([0, ErrorCode.adultNotAttested]);
    await begin("card");
    card.results.set(lastCheck(card), "verified");
    await read();
    expect(await adds(service)).toBe(0);
  });
});
