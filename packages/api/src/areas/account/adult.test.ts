import { ErrorCode, type InputOf, routes } from "@mimi/contract";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { user } from "../../db/schema/referenced.ts";
import { newId } from "../../shared/ids.ts";
import type { RegionSettings } from "../../config/regionSettings.ts";
import type { AdultSettings } from "../../config/safetySettings.ts";
import { addCharacter } from "../../testing/addCharacter.ts";
import { describeDatabase } from "../../testing/describeEachDatabase.ts";
import { type CallOptions, type TestApp, testApp } from "../../testing/testApp.ts";

const statement = { method: "statement", version: "2026-11" } as const;
/** The headers of the proxy in these tests. */
const byHeaders = { fixed: null, countryHeader: "X-Country", stateHeader: "X-State" } as const;
const from = (country: string, state = "") => ({ headers: { "X-Country": country, "X-State": state } });
const byVerifier = { method: "verifier", version: "2026-11" } as const;

describeDatabase("confirming to be an adult", (database) => {
  let session: string;
  let adultCharacter: string;

  beforeAll(async () => {
    adultCharacter = await addCharacter(database().db, { rating: "nsfw", name: "Zz Adult" });
  });

  beforeEach(async () => {
    session = await testApp(database()).signIn(`user-${newId()}`);
  });

  /** The API with these settings for adult content. */
  function apiWith({
    region = {},
    ...adult
  }: Partial<AdultSettings> & { readonly region?: Partial<RegionSettings> } = {}): TestApp {
    const { settings } = testApp(database()).deps;
    const safety = {
      ...settings.safety,
      region: { ...settings.safety.region, ...region },
      adult: { ...settings.safety.adult, ...adult },
    };
    return testApp(database(), { settings: { ...settings, safety } });
  }

  const attest = (api: TestApp, input: InputOf<typeof routes.attestAdult>, options: CallOptions = {}) =>
    api.call(routes.attestAdult, input, { session, ...options });
  const opens = async (api: TestApp, options: CallOptions = {}) =>
    (await api.call(routes.getCharacter, { character_id: adultCharacter }, { session, ...options })).code;
  const lists = async (api: TestApp) =>
    (await api.call(routes.listIndex, { rating: "nsfw", count: 50 }, { session })).data.items.some(
      ({ id }) => id === adultCharacter,
    );

  it("shows adult characters from the next call on, and hides them again after withdrawal", async () => {
    const api = testApp(database());
    expect([await opens(api), await lists(api)]).toEqual([ErrorCode.adultNotAttested, false]);
    const first = await attest(api, statement);
    expect(first.data.adult_attested_at).toMatch(/^20\d\d-/);
    expect([await opens(api), await lists(api)]).toEqual([0, true]);
    expect((await attest(api, { ...statement, value: false })).data).toEqual({ adult_attested_at: null });
    expect([await opens(api), await lists(api)]).toEqual([ErrorCode.adultNotAttested, false]);
  });

  // Rule: minor-users
  it("stores in the account that a user is under 18, until they confirm to be an adult", async () => {
    const api = testApp(database());
    const stored = async () => {
      const { adult_attested_at, under_18 } = (await api.call(routes.getUser, {}, { session })).data;
      return [adult_attested_at !== null, under_18];
    };
    expect(await stored()).toEqual([false, false]);
    await attest(api, statement);
    expect(await stored()).toEqual([true, false]);
    await attest(api, { ...statement, value: false });
    expect(await stored()).toEqual([false, true]);
    await attest(api, statement);
    expect(await stored()).toEqual([true, false]);
  });

  describe("where the whole service is for adults", () => {
    const adds = async (api: TestApp) =>
      (await api.call(routes.saveCharacter, { name: `Ada ${newId()}` }, { session })).code;

    // Rule: adults-only-service
    it("lets only users add content who have confirmed to be adults", async () => {
      const api = apiWith({ only: true });
      expect(await adds(api)).toBe(ErrorCode.adultNotAttested);
      expect((await api.call(routes.getUser, {}, { session })).code).toBe(0);
      expect((await api.call(routes.listIndex, {})).code).toBe(0);
      await attest(api, { ...statement, value: false });
      expect(await adds(api)).toBe(ErrorCode.adultNotAttested);
      await attest(api, statement);
      expect(await adds(api)).toBe(0);
      expect(await adds(testApp(database()))).toBe(0);
    });

    it("lets users confirm also where adult characters are not available", async () => {
      const api = apiWith({ only: true, on: false });
      await attest(api, statement);
      expect(await adds(api)).toBe(0);
      expect(await lists(api)).toBe(false);
    });
  });

  it("stores the time of the first confirmation when it is repeated", async () => {
    const api = testApp(database());
    const first = await attest(api, statement);
    expect((await attest(api, { ...statement, version: "2026-12" })).data).toEqual(first.data);
  });

  it("stores only the time and the method, and nothing after withdrawal", async () => {
    const api = testApp(database());
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const storedAttestation = async () => {
      const [row] = await database().db.select().from(user).where(eq(user.id, uid));
      return [row?.adult_attested_at !== null, row?.adult_method, row?.adult_version];
    };
    await attest(api, statement);
    expect(await storedAttestation()).toEqual([true, "statement", "2026-11"]);
    await attest(api, { ...statement, value: false });
    expect(await storedAttestation()).toEqual([false, null, null]);
  });

  it("needs no verifier when none is configured", async () => {
    const { code, details } = await attest(testApp(database()), byVerifier);
    expect([code, details]).toEqual([ErrorCode.notAllowed, { needs: "statement" }]);
  });

  it("has no effect where adult content is switched off, also for users who confirmed before", async () => {
    await attest(testApp(database()), statement);
    const off = apiWith({ on: false });
    expect((await attest(off, statement)).details).toEqual({ needs: "another_country" });
    expect([await opens(off), await lists(off)]).toEqual([ErrorCode.adultNotAttested, false]);
  });

  it("has no effect in a country where adult content is not available", async () => {
    const api = apiWith({ unavailableIn: ["JP"], region: byHeaders });
    expect((await attest(api, statement, from("jp"))).details).toEqual({ needs: "another_country" });
    expect((await attest(api, statement, from("NZ"))).code).toBe(0);
    expect([await opens(api, from("NZ")), await opens(api, from("jp"))]).toEqual([
      0,
      ErrorCode.adultNotAttested,
    ]);
  });

  // Rule: region-rules
  it.each([
    ["the United Kingdom", from("GB")],
    ["Texas", from("US", "TX")],
    ["an unknown state of the United States", from("US")],
    ["an unknown country", {}],
  ])("does not accept a statement in %s, also of users who confirmed elsewhere", async (_place, caller) => {
    const api = apiWith({ region: byHeaders });
    expect((await attest(api, statement, from("NZ"))).code).toBe(0);
    expect((await attest(api, statement, caller)).details).toEqual({ needs: "another_country" });
    expect([await opens(api, from("NZ")), await opens(api, caller)]).toEqual([0, ErrorCode.adultNotAttested]);
  });

  // Rule: region-rules
  it("has the rules of the region that the operator has set, wherever the caller is", async () => {
    const api = apiWith({ region: { ...byHeaders, fixed: "gb" } });
    expect((await attest(api, statement, from("NZ"))).details).toEqual({ needs: "another_country" });
    const { data } = await api.call(routes.getRegion, {}, from("NZ"));
    expect(data).toMatchObject({ region: "gb", country: "NZ", rules: { age_check: true } });
  });

  it("tells callers their region, which decides the rules", async () => {
    const api = apiWith({ region: byHeaders });
    const regionFor = async (options: CallOptions) => (await api.call(routes.getRegion, {}, options)).data;
    expect(await regionFor(from("us", "us-or"))).toEqual({
      ...{ region: "us-or", country: "US" },
      rules: {
        ...{ notice_hours: 3, minor_notice_hours: 1 },
        ...{ crisis_pause: true, age_check: false, crisis_figures: true },
      },
      laws: [
        { name: "Oregon SB 1546", since: "2027-01-01", about: ["notice", "crisis", "minors", "figures"] },
        { name: "TAKE IT DOWN Act", since: "2026-05-19", about: ["images"] },
      ],
    });
    expect(await regionFor(from("PL"))).toMatchObject({ region: "eu", country: "PL" });
    expect(await regionFor({})).toMatchObject({ region: null, country: null, laws: [] });
  });
});
