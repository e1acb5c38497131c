import { type ParsedInputOf, routes } from "@mimi/contract";
import { sql, type SQL } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../db/Database.ts";
import { filledStatement } from "../../db/statements.ts";
import { addCharacter, addTags } from "../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../testing/describeEachDatabase.ts";
import { creatorsQuery } from "./creators.ts";
import { alikeIds, denseIds, fewIds, foundCards, type Question } from "./found.ts";
import { scopeOf, spelledLike, within } from "./matching.ts";
import { ownQuery } from "./mine.ts";
import { sightOf } from "./sight.ts";
import { similarQuery } from "./similar.ts";
import { Tags } from "./tags.ts";

const READS_ALL = 'Seq Scan on "character"';

describeEachDatabase("the statements of a search, among many rows", (database) => {
  let tagId: number;

  beforeAll(async () => {
    const { db } = database();
    await addCharacter(db);
    [tagId = 0] = await addTags(db, ["Noir"]);
    await db.execute(sql`insert into "user" (id, user_name)
      select 'maker-' || n, 'Maker ' || md5(n::text) from generate_series(0, 999) as n`);
    // Every second one is of the harbour, every hundredth wears the tag.
    await db.execute(sql`insert into "character"
      (id, creator_id, name, tagline, bio, visibility, status, published_at, chats, tag_ids)
      select 'many-' || n, 'maker-' || (n % 1000), 'Name ' || md5(n::text),
        case when n % 2 = 0 then 'Of the harbour.' else 'Of the hills.' end, repeat('Nothing else. ', 40),
        'public', 'published', timestamptz '2026-01-01' + n * interval '1 minute', n % 997,
        case when n % 100 = 0 then array[${tagId}::integer] else '{}'::integer[] end
      from generate_series(1, 6000) as n`);
    for (const table of ["character", "user"]) await db.execute(sql.raw(`vacuum analyze "${table}"`));
  });

  async function question(input: Partial<ParsedInputOf<typeof routes.search>>): Promise<Question> {
    const { db } = database();
    const whole = { ...v.parse(routes.search.input, { info: "" }), ...input };
    const scope = scopeOf(whole, await new Tags(db, () => new Date()).list()) ?? sql`true`;
    return { sight: await sightOf(db, null, "sfw"), input: whole, scope };
  }

  async function planOf(statement: SQL): Promise<string> {
    const plan = rowsOf<{ "QUERY PLAN": string }>(await database().db.execute(sql`explain ${statement}`));
    return plan.map((row) => row["QUERY PLAN"]).join("\n");
  }

  /** The plans of a search's statement, for the texts at hand and for any: it is planned once and kept. */
  async function plansOf(ids: SQL, counted = false): Promise<string[]> {
    const statement = foundCards(ids, await sightOf(database().db, null, "sfw"), counted);
    const {
      statement: { text },
      values,
    } = filledStatement("plan", statement);
    const types = values.length > 0 ? `(${values.map(() => "text").join(", ")})` : "";
    const given =
      values.length > 0 ? `(${values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", ")})` : "";
    const generic = await database().db.transaction(async (tx) => {
      await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
      await tx.execute(sql.raw(`prepare planned ${types} as ${text}`));
      const plan = rowsOf<{ "QUERY PLAN": string }>(
        await tx.execute(sql.raw(`explain execute planned ${given}`)),
      );
      await tx.execute(sql`deallocate planned`);
      return plan.map((row) => row["QUERY PLAN"]).join("\n");
    });
    return [await planOf(statement), generic];
  }

  it.each([
    ["relevance", "character_ranked"],
    ["popular", "character_popular"],
    ["new", "character_newest"],
  ] as const)("follow the index of the order, by %s, when many match", async (sort, index) => {
    for (const plan of await plansOf(denseIds(await question({ info: "harbour", sort }), true))) {
      expect(plan).toContain(`using ${index}`);
      expect(plan).not.toContain(READS_ALL);
    }
  });

  it("look names up by their words", async () => {
    for (const plan of await plansOf(denseIds(await question({ info: "harbour" }), false))) {
      for (const index of ["character_exact_name", "character_name_words"]) expect(plan).toContain(index);
      expect(plan).not.toContain(READS_ALL);
    }
  });

  it.each([
    ["words", { info: "lighthouse keeper" }, "character_words"],
    ["a tag's name", { info: "noir" }, "character_tags"],
    ["tags", { tags: "TAG" }, "character_tags"],
    ["a creator", { creator: "somebody" }, "character_listed_by"],
  ])("look up what few match, by %s", async (_by, input, index) => {
    const tags = "tags" in input ? String(tagId) : "";
    for (const plan of await plansOf(fewIds(await question({ ...input, tags })), true)) {
      expect(plan).toContain(index);
      expect(plan).not.toContain(READS_ALL);
    }
  });

  it("of those similar, of a creator's own, and of creators read not every character either", async () => {
    const { db } = database();
    const sight = await sightOf(db, null, "sfw");
    const own = { ...v.parse(routes.listMine.input, {}) };
    const plans = await Promise.all([
      planOf(similarQuery(db, sight, "many-100", [{ id: tagId, weight: 1 }]).getSQL()),
      planOf(ownQuery(db, "somebody", own, new Date()).getSQL()),
      planOf(creatorsQuery(sight, "calloway")),
    ]);
    for (const [at, index] of ["character_tags", "character_creator", "character_listed_by"].entries()) {
      expect(plans[at]).toContain(index);
      expect(plans[at]).not.toContain(READS_ALL);
    }
  });

  it.each([
    ["parts of names", within],
    ["names spelled alike", spelledLike],
  ])("look up %s", async (_what, list) => {
    for (const plan of await plansOf(alikeIds(await question({ info: "calloway" }), list("calloway")))) {
      expect(plan).toContain("character_name");
      expect(plan).not.toContain(READS_ALL);
    }
  });
});
