import { ErrorCode, routes } from "@mimi/contract";
import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, it, vi } from "vitest";
import { character, user } from "../../../db/schema/referenced.ts";
import { auditEntry } from "../../../db/schema/safety.ts";
import { nameKeyOf } from "../../../db/search/searchColumns.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { addTags } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { type TestApp, testApp } from "../../../testing/testApp.ts";

type Fields = Readonly<Record<string, unknown>>;

const AGE = "zz_age_term_1";
const ADULT = "zz_adult_1";
const minors = { rule: "minors", anchor: "rules" };

/** Fields without free text: choices, numbers, and ids. */
const notText = [
  "base_revision",
  ...[
    "id",
    "client_id",
    "publish",
    "avatar",
    "rating",
    "visibility",
    "definition_visibility",
    "language",
    "forked_from",
  ],
  ...["adult_attested", "adult_age", "image_attested", "tags"],
];

/** Every input field that holds text, found by its schema; tags are given by name. */
function waysToSay(term: string): Fields[] {
  const entry = { content: term };
  const shapes = [
    term,
    [term],
    { entries: [entry] },
    { entries: [{ content: "", keys: [term] }] },
    { a: [{ b: term }] },
  ];
  return Object.entries(routes.saveCharacter.input.entries)
    .filter(([name]) => !notText.includes(name))
    .flatMap(([name, schema]) =>
      shapes.filter((shape) => v.safeParse(schema, shape).success).map((shape) => ({ [name]: shape })),
    );
}

describeDatabase("minors and adult content, in a character", (database) => {
  let api: TestApp;
  let session: string;
  let ways: { readonly age: Fields[]; readonly adult: Fields[] };

  beforeAll(async () => {
    const { db } = database();
    api = testApp(database(), { limits: new RateLimits({ rates: null }) });
    session = await api.signIn("author");
    await db.update(user).set({ adult_attested_at: new Date() });
    const [age, adult] = await addTags(db, [AGE, ADULT]);
    ways = {
      age: [...waysToSay(AGE), { tags: [age] }],
      adult: [...waysToSay(ADULT), { tags: [adult] }],
    };
  });

  const nsfw = { rating: "nsfw", adult_attested: true } as const;

  async function save(fields: Fields) {
    const { code, details, data } = await api.call(
      routes.saveCharacter,
      { name: "Ines", ...fields },
      { session },
    );
    return { code, rule: details?.rule, id: code === 0 ? data.id : "" };
  }

  const refused = { code: ErrorCode.refusedByRule, rule: "minors", id: "" };

  /** Both texts, in two fields; null when both are the same field. */
  function together(one: Fields, other: Fields): Fields | null {
    return Object.keys(one).some((name) => name in other) ? null : { ...one, ...other };
  }

  it("are found in every text field", () => {
    const names = new Set(ways.age.flatMap((way) => Object.keys(way)));
    const written = Object.keys(routes.saveCharacter.input.entries).filter((name) => !notText.includes(name));
    expect([...names].sort()).toEqual([...written, "tags"].sort());
  });

  it("are refused in any two fields, with any rating", async () => {
    for (const age of ways.age) {
      for (const adult of ways.adult) {
        const pair = together(age, adult);
        if (pair) expect(await save(pair), JSON.stringify(pair)).toEqual(refused);
      }
    }
    expect(await save({ bio: `${AGE} ${ADULT}` })).toEqual(refused);
    expect(await save({ alternate_greetings: [AGE, ADULT] })).toEqual(refused);
  });

  it("are refused with the adult rating, in any combination", async () => {
    for (const age of ways.age) {
      const message = JSON.stringify(age);
      expect(await save({ ...age, ...nsfw }), `create ${message}`).toEqual(refused);
      const { id } = await save(age);
      expect(id, message).not.toBe("");
      // The name is always sent; the other fields keep their values.
      const name = "name" in age ? age : {};
      expect(await save({ id, ...name, ...nsfw }), `re-rate ${message}`).toEqual(refused);
      const [row] = await database().db.select().from(character).where(eq(character.id, id));
      expect(row?.rating).toBe("sfw");
    }
    const adult = (await save(nsfw)).id;
    for (const age of ways.age)
      expect(await save({ id: adult, ...age }), `edit ${JSON.stringify(age)}`).toEqual(refused);
  });

  it("are refused by a stated age, and pass without the rating", async () => {
    for (const adult_age of [0, 17]) expect(await save({ adult_age, ...nsfw })).toEqual(refused);
    expect((await save({ adult_age: 17 })).code).toBe(0);
    expect(await save({ adult_age: 17, bio: ADULT })).toEqual(refused);
    expect((await save({ adult_age: 18, ...nsfw })).code).toBe(0);
  });

  it("are not found in the columns that a search needs, which spell other names", async () => {
    // Each letter of the term is replaced by one that the key of a name replaces by that letter.
    const name = AGE.replaceAll(/[a-z]/g, (letter) =>
      String.fromCodePoint(0x4e00 + ((letter.charCodeAt(0) - "y".charCodeAt(0) + 36) % 36)),
    );
    expect(nameKeyOf(name)).toBe(AGE);
    const { id } = await save({ ...nsfw, name });
    expect(id).not.toBe("");
    expect(await save({ ...nsfw, name, id, tagline: "Again." })).toMatchObject({ code: 0, id });
  });

  it("are logged with the highest severity, without the text", async () => {
    const { id } = await save(nsfw);
    await save({ id, bio: `Something secret ${AGE}` });
    const { uid } = (await api.call(routes.getUser, {}, { session })).data;
    const [last] = await database().db.select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(1);
    expect(last).toMatchObject({
      ...{ actor: uid, action: "text.refused", severity: "critical", kind: "character", item_id: id },
      details: { rule: "minors", adult: true },
    });
    expect(JSON.stringify(last)).not.toContain("secret");
  });

  it("are not the only refused content: blocked terms are refused in every field", async () => {
    for (const way of waysToSay("zz_banned_1")) {
      expect(await save(way), JSON.stringify(way)).toMatchObject({ rule: "banned" });
    }
  });

  it.each([
    [{ definition: "A zz_banned_1.", bio: "Fine." }, ["definition"]],
    [{ definition: "A zz_banned_1.", scenario: "zz_banned_1" }, ["definition", "scenario"]],
    [{ bio: AGE, tagline: ADULT, scenario: "Fine." }, ["bio", "tagline"]],
    [{ bio: `${AGE} ${ADULT}`, tagline: ADULT }, ["bio"]],
    [{ greeting: ADULT, adult_age: 16 }, ["adult_age", "greeting"]],
  ])("are named with their fields: %j", async (fields, expected) => {
    const { details } = await api.call(routes.saveCharacter, { name: "Ines", ...fields }, { session });
    expect(Object.keys(details?.fields ?? {}).sort()).toEqual(expected);
    const stored = await save({ definition: "Keeps the light.", scenario: "Late." });
    const later = await api.call(
      routes.saveCharacter,
      { name: "Ines", id: stored.id, ...fields },
      { session },
    );
    expect(Object.keys(later.details?.fields ?? {}).sort()).toEqual(expected);
  });

  // Rule: lorebook-save-pauses
  it("are searched with pauses in a long lorebook, so that other users do not wait", async () => {
    const content = "the ship 1000 waits; ".repeat(380);
    const book = { entries: Array.from({ length: 50 }, (_none, at) => ({ keys: [`word${at}`], content })) };
    const find = vi.spyOn(api.deps.screening.lexicon, "find");
    const { id } = await save({ book, definition: "Keeps the light." });
    expect((await save({ id, name: "Ines Calloway" })).code).toBe(0);
    expect(await save({ id, tagline: ADULT, bio: AGE })).toMatchObject({ rule: "minors" });
    expect(find.mock.calls.filter(([text]) => text.length > 100_000)).toEqual([]);
    find.mockRestore();
  });

  it("are named by the rule and its section of the policy", async () => {
    const input = { name: `Ines ${AGE}`, ...nsfw };
    const { status, details } = await api.call(routes.saveCharacter, input, { session });
    expect([status, details]).toEqual([422, { ...minors, fields: { name: "refused" } }]);
  });
});
