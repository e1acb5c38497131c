import { ErrorCode, type InputOf, routes } from "@mimi/contract";
import { asc, eq, sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { upload } from "../../../db/schema/account.ts";
import { importedCard } from "../../../db/schema/character.ts";
import { readRates } from "../../../config/rateLimitSettings.ts";
import { RateLimits } from "../../../domain/quota/RateLimits.ts";
import { newId } from "../../../shared/ids.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeDatabase } from "../../../testing/describeEachDatabase.ts";
import { parseAnswer, type TestApp, testApp } from "../../../testing/testApp.ts";
import { characterRevision } from "../../../db/schema/referenced.ts";

type Input = InputOf<typeof routes.saveCharacter>;

const book = {
  name: "Gannet Point",
  description: "",
  scan_depth: 3,
  token_budget: 500,
  recursive_scanning: true,
  extensions: { "zz/tool": { Z: 1, a: [2] } },
  entries: [
    {
      id: 7,
      name: "The lamp",
      comment: "",
      keys: ["lamp", "light"],
      secondary_keys: ["night"],
      selective: true,
      case_sensitive: false,
      use_regex: false,
      content: "The lamp is lit at dusk.",
      enabled: true,
      constant: true,
      insertion_order: 10,
      priority: 5,
      position: "after_char" as const,
    },
  ],
};

/** A card of another program: order, duplicates and unusual characters must be kept. */
const card = {
  spec: "chara_card_v3",
  zeta: [{ b: 1, a: 2 }],
  alpha: "\u0000 and half a pair: \ud800",
  n: 1.5,
};

describeDatabase("a draft", (database) => {
  let api: TestApp;
  let session: string;
  let uid: string;
  let tagId: number;

  beforeAll(async () => {
    api = testApp(database(), { limits: new RateLimits({ rates: null }) });
    session = await api.signIn("drafter");
    uid = (await api.call(routes.getUser, {}, { session })).data.uid;
    [tagId = 0] = await addTags(database().db, ["Sea"]);
  });

  const save = (input: Input) => api.call(routes.saveCharacter, input, { session });
  const open = (character_id: string, as?: string) =>
    api.call(routes.getCharacter, { character_id }, as ? { session: as } : {});

  async function whole(): Promise<Input> {
    const url = `/uploads/${newId()}-600.webp`;
    const renditions = [{ width: 600, avif: url, webp: url }];
    const image = {
      url,
      user_id: uid,
      kind: "character" as const,
      color: "#abcdef",
      thumbhash: "aa==",
      renditions,
    };
    await database().db.insert(upload).values(image);
    return { name: "Ines", greeting: "Good evening.", avatar: url, tags: [tagId], visibility: "public" };
  }

  it("is the state of a new character until it is published, with any visibility", async () => {
    const { data } = await save(await whole());
    expect([data.status, data.visibility]).toEqual(["draft", "public"]);
    expect((await open(data.id)).code).toBe(ErrorCode.notFound);
    const published = await save({ id: data.id, name: "Ines", publish: true });
    expect(published.data.status).toBe("published");
    expect((await open(data.id)).code).toBe(0);
  });

  it("is the result of unpublishing a published character, not of saving it", async () => {
    const { data } = await save({ ...(await whole()), publish: true });
    expect((await save({ id: data.id, name: "Ines Calloway" })).data.status).toBe("published");
    expect((await save({ id: data.id, name: "Ines", publish: false })).data.status).toBe("draft");
    expect((await open(data.id)).code).toBe(ErrorCode.notFound);
  });

  it("stores a lorebook, sources, extensions and the imported card exactly", async () => {
    const fields = {
      book,
      source: ["https://cards.example/1"],
      made_by: "m".repeat(100),
      extensions: { z: { y: 1, x: [] } },
      card_raw: card,
    };
    const { data } = await save({ name: "Ines", ...fields });
    expect(data).toMatchObject({ ...fields, overlong_fields: [], forked_from: null });
    const read = await open(data.id, session);
    expect(JSON.stringify(read.data.card_raw)).toBe(JSON.stringify(card));
    expect(Object.keys(read.data.extensions?.z as object)).toEqual(["y", "x"]);
    await save({ id: data.id, name: "Ines", book: null, card_raw: null });
    const { source } = fields;
    expect((await open(data.id, session)).data).toMatchObject({ book: null, card_raw: null, source });
    const left = await database()
      .db.select()
      .from(importedCard)
      .where(eq(importedCard.character_id, data.id));
    expect(left).toEqual([]);
  });

  it("counts constant lorebook entries as permanent tokens, and the others in the total", async () => {
    const entries = [
      { keys: [], content: "a".repeat(40), constant: true },
      { keys: ["b"], content: "b".repeat(80) },
      { keys: ["c"], content: "c".repeat(400), enabled: false },
    ];
    const { data } = await save({ name: "Ines", book: { entries } });
    expect(data.tokens).toEqual({ permanent: 11, total: 31 });
  });

  it("shows its lorebook with the definition, and its card to its owner only", async () => {
    const other = await api.signIn("user");
    const input = { ...(await whole()), publish: true, book, extensions: { zz: 1 }, card_raw: card };
    const { data } = await save(input);
    expect((await open(data.id, other)).data).toMatchObject({ book: null, extensions: null, card_raw: null });
    await save({ id: data.id, name: "Ines", definition_visibility: "shown" });
    expect((await open(data.id, other)).data).toMatchObject({ book, extensions: { zz: 1 }, card_raw: null });
  });

  it.each<[string, Partial<Input>]>([
    ["definition", { definition: "d".repeat(16_001) }],
    ["name", { name: "n".repeat(61) }],
    ["alternate_greetings", { alternate_greetings: Array.from({ length: 11 }, () => "Hello.") }],
    ["book", { book: { entries: [{ keys: [], content: "l".repeat(8_001) }] } }],
  ])("stores a %s over its limit completely and marks it; publishing names it", async (field, long) => {
    const input = { ...(await whole()), ...long };
    const { data } = await save(input);
    expect([data.status, data.overlong_fields]).toEqual(["draft", [field]]);
    expect(data).toMatchObject(field === "book" ? {} : long);
    const refused = await save({ id: data.id, name: data.name ?? "", publish: true });
    expect([refused.code, refused.details?.fields]).toEqual([
      ErrorCode.invalidInput,
      { [field]: "too_long" },
    ]);
    expect((await save({ ...input, publish: true })).details?.fields).toEqual({ [field]: "too_long" });
  });

  it("counts what people see: 60 of the longest characters are a name", async () => {
    // The most bytes that 60 characters can have, more than an ordered index takes: the database cannot compress them.
    const all = Array.from({ length: 0xf800 }, (_, code) => String.fromCharCode(code + 0x800)).filter((one) =>
      // Invisible marks are left out of names.
      /(?!\p{Default_Ignorable_Code_Point})\p{Mn}/u.test(one),
    );
    const marks = () =>
      Array.from({ length: 15 }, () => all[Math.floor(Math.random() * all.length)]).join("");
    const name = Array.from({ length: 60 }, () => `語${marks()}`).join("");
    const { data } = await save({ ...(await whole()), name, publish: true });
    expect([data.status, data.name, data.overlong_fields]).toEqual(["published", name, []]);
    const { data: tooLong } = await save({ name: `${name}!` });
    expect(tooLong.overlong_fields).toEqual(["name"]);
    const refused = await save({ name: `a${"\u0301".repeat(5_000)}` });
    expect(refused.details?.fields).toEqual({ name: "too_long" });
  });

  it("can have a text over its limit, which a published character refuses", async () => {
    const { data } = await save({ ...(await whole()), publish: true });
    const { details } = await save({ id: data.id, name: "Ines", bio: "b".repeat(4_001) });
    expect(details?.fields).toEqual({ bio: "too_long" });
  });

  it.each<[string, Input, Record<string, string>]>([
    ["a text of more than four times its limit", { name: "A", bio: "b".repeat(16_001) }, { bio: "too_long" }],
    [
      "extensions of more than 128 KB",
      { name: "A", extensions: { a: "x".repeat(131_072) } },
      { extensions: "too_large" },
    ],
    ["a card nested deeper than any is", { name: "A", card_raw: nested(100) }, { card_raw: "too_large" }],
    [
      "an unknown word in a lorebook",
      { name: "A", book: { entries: [], zz: 1 } as never },
      { "book.zz": "unknown" },
    ],
  ])("refuses %s", async (_case, input, fields) => {
    const { code, details } = await save(input);
    expect([code, details?.fields]).toEqual([ErrorCode.invalidInput, fields]);
  });

  it("refuses a card that is nested too deeply to be read by recursion", async () => {
    const deep = `${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`;
    const response = await api.app.request("/api/character/create/", {
      method: "POST",
      headers: { "mimi-cookie": session, "Content-Type": "application/json" },
      body: `{"name":"A","card_raw":${deep}}`,
    });
    expect((await parseAnswer(response)).details?.fields).toEqual({ card_raw: "too_large" });
  });

  it("can be a copy of a character that its creator can open, and of no other", async () => {
    const { db } = database();
    const source = await addCharacter(db);
    const { data } = await save({ name: "Copy", forked_from: source });
    expect(data.forked_from).toBe(source);
    const refused = { forked_from: "invalid_choice" };
    const closed = [
      await addCharacter(db, { visibility: "private" }),
      await addCharacter(db, { rating: "nsfw" }),
      "absent",
    ];
    for (const forked_from of closed) {
      expect((await save({ name: "Copy", forked_from })).details?.fields).toEqual(refused);
    }
  });

  it("stores its last 20 revisions, to show what changed", async () => {
    const { data } = await save({ name: "Ines 1", book, publish: true });
    for (let revision = 2; revision <= 22; revision += 1) {
      await save({ id: data.id, name: `Ines ${revision}` });
    }
    const storedDraft = await database()
      .db.select()
      .from(characterRevision)
      .where(eq(characterRevision.character_id, data.id))
      .orderBy(asc(characterRevision.revision));
    expect(storedDraft.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_none, at) => at + 3),
    );
    expect(storedDraft.map(({ fields }) => fields.name)).toEqual(
      storedDraft.map(({ revision }) => `Ines ${revision}`),
    );
    expect(storedDraft[0]?.fields.book).toEqual(book);
  });

  // Rule: draft-save-cost
  it("is autosaved into one stored revision, and creates no other character", async () => {
    const { db, pool } = database();
    const limited = testApp(database(), { limits: new RateLimits({ rates: readRates({}), pool }) });
    const saves = { session: await limited.signIn("writer") };
    const { data } = await limited.call(routes.saveCharacter, { name: "Ines", publish: true }, saves);
    await limited.call(routes.saveCharacter, { id: data.id, name: "Ines", publish: false }, saves);
    for (let count = 1; count <= 30; count += 1) {
      const input = { id: data.id, base_revision: count + 1, name: `Ines ${count}` };
      expect((await limited.call(routes.saveCharacter, input, saves)).code).toBe(0);
    }
    const stored = await db
      .select({ revision: characterRevision.revision, name: sql`${characterRevision.fields} ->> 'name'` })
      .from(characterRevision)
      .where(eq(characterRevision.character_id, data.id))
      .orderBy(asc(characterRevision.revision));
    expect(stored).toEqual([
      { revision: 1, name: "Ines" },
      { revision: 32, name: "Ines 30" },
    ]);
    // 19 more of the 20 new characters that are allowed at once.
    const codes = [];
    for (let count = 0; count < 20; count += 1) {
      codes.push((await limited.call(routes.saveCharacter, { name: "New" }, saves)).code);
    }
    expect(codes.filter((code) => code === 0)).toHaveLength(19);
    expect(codes.at(-1)).toBe(ErrorCode.rateLimited);
  });

  // Rule: draft-save-cost
  it("does not clear the cached counts of tags; a listed character does", async () => {
    const { db } = database();
    const [tag = 0] = await addTags(db, ["Counted"]);
    const at = new Date();
    const still = testApp(database(), { now: () => at });
    const write = (input: Input) => still.call(routes.saveCharacter, input, { session });
    const countOf = async () => (await still.call(routes.listTags)).data.find(({ id }) => id === tag)?.count;
    const { data } = await write({ name: "Ines", tags: [tag] });
    expect(await countOf()).toBe(0);
    // Added beside the API, so that only a cleared cache counts it.
    const avatar = "/uploads/listed.webp";
    const listed = await addCharacter(db, { creator_id: uid, tag_ids: [tag], avatar });
    await write({ id: data.id, name: "Ines of the lighthouse" });
    expect(await countOf()).toBe(0);
    expect((await write({ id: listed, name: "Ada" })).code).toBe(0);
    expect(await countOf()).toBe(1);
  });
});

function nested(depth: number): Record<string, unknown> {
  let value: Record<string, unknown> = {};
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}
