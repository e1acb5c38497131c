import { type ParsedInputOf, routes } from "@mimi/contract";
import { sql, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../../db/Database.ts";
import { namedStatement } from "../../../db/statements.ts";
import { fillSearch } from "../../../db/search/fillSearch.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { genericPlanOf } from "../../../testing/genericPlan.ts";
import { creatorsQuery } from "./creators.ts";
import { idsAlongIndex, idsOfFew, selectCards, type SearchQuery, searchQueryOf } from "./searchQueries.ts";
import { ownQuery } from "../listings/mine.ts";
import { placeholdersFor, type SearchTexts, textsOf } from "./searchTexts.ts";
import { wordsQueryOf } from "./searchWords.ts";
import { loadContentFilter } from "../listings/contentFilter.ts";
import { similarQuery } from "../listings/similar.ts";
import { Tags } from "../listings/tags.ts";

/** The number of characters; `PLAN_ROWS=100000` tests with the number that the product is made for. */
const ROWS = Number(process.env.PLAN_ROWS) || 6_000;
const FILLING_MS = 60_000 + ROWS * 10;
const READS_ALL = 'Seq Scan on "character"';

describeEachDatabase("the plans of a search, among many rows", (database) => {
  let tagId: number;

  beforeAll(async () => {
    const { db } = database();
    await addCharacter(db);
    [tagId = 0] = await addTags(db, ["Noir"]);
    await db.execute(sql`insert into "user" (id, user_name)
      select 'creator-' || n, 'Creator ' || md5(n::text) from generate_series(0, 999) as n`);
    // Every second character has the word harbour, every hundredth has the tag.
    await db.execute(sql`insert into "character"
      (id, creator_id, name, tagline, visibility, status, published_at, chats, tag_ids)
      select 'many-' || n, 'creator-' || (n % 1000), 'Name ' || md5(n::text),
        case when n % 2 = 0 then 'Of the harbour.' else 'Of the hills.' end,
        'public', 'published', timestamptz '2026-01-01' + n * interval '1 minute', n % 997,
        case when n % 100 = 0 then array[${tagId}::integer] else '{}'::integer[] end
      from generate_series(1, ${ROWS}::int) as n`);
    await fillSearch(db);
    // Full, because the preparation wrote every row once more.
    for (const table of ["character", "user"]) await db.execute(sql.raw(`vacuum (full, analyze) "${table}"`));
  }, FILLING_MS);

  type SearchOptions = Partial<ParsedInputOf<typeof routes.search>>;

  async function planOf(statement: SQL): Promise<string> {
    const plan = rowsOf<{ "QUERY PLAN": string }>(await database().db.execute(sql`explain ${statement}`));
    return plan.map((row) => row["QUERY PLAN"]).join("\n");
  }

  /** The plans of a search: for its texts, and the generic plan of the prepared statement. */
  async function plansOf(
    options: SearchOptions,
    ids: (query: SearchQuery) => SQL,
    counted = false,
  ): Promise<string[]> {
    const { db } = database();
    const input = { ...v.parse(routes.search.input, { info: "" }), ...options };
    const filter = await loadContentFilter(db, null, "sfw");
    const tags = await new Tags(db, () => new Date()).list();
    const words = wordsQueryOf(input.info, ["de"]);
    const texts = textsOf(input.info, words, tags.named(input.info), { userId: null, language: "de" });
    const queryFor = (texts: SearchTexts) => {
      const query = searchQueryOf(filter, input, texts);
      return selectCards(ids(query), query, counted);
    };
    const { sql: text, params } = new PgDialect().sqlToQuery(queryFor(texts));
    const plans = [await planOf(queryFor(texts)), await genericPlanOf(db, text, params.map(String))];
    // A search with tags or a creator is not prepared.
    if (input.tags || input.creator) return plans;
    const { statement, values } = namedStatement("plan", queryFor(placeholdersFor(texts)));
    const given = values.map((name) => texts[name as keyof SearchTexts]);
    return [...plans, await genericPlanOf(db, statement.text, given)];
  }

  it.each([
    ["relevance", "character_language_ranked"],
    ["popular", "character_popular"],
    ["new", "character_newest"],
  ] as const)("use the index of the order, by %s, for many matches", async (sort, index) => {
    for (const plan of await plansOf({ info: "harbour", sort }, (query) => idsAlongIndex(query, true))) {
      expect(plan).toContain(`using ${index}`);
      expect(plan).not.toContain(READS_ALL);
    }
  });

  it("find the characters in the reader's language by an index when it has none, without a text", async () => {
    for (const plan of await plansOf({ info: "" }, (query) => idsAlongIndex(query, false))) {
      expect(plan).toContain("using character_language_ranked");
      expect(plan).not.toContain(READS_ALL);
    }
  });

  it("find names by the index of their words", async () => {
    for (const plan of await plansOf({ info: "harbour" }, (query) => idsAlongIndex(query, false))) {
      for (const index of ["character_folded_name", "character_name_search"]) expect(plan).toContain(index);
      expect(plan).not.toContain(READS_ALL);
    }
  });

  it.each([
    ["words", { info: "lighthouse keeper" }, "character_search"],
    ["parts of names, and names spelled alike", { info: "calloway" }, "character_name_key"],
    ["a tag's name", { info: "noir" }, "character_tags"],
    ["tags", { tags: "TAG" }, "character_tags"],
    ["a creator", { creator: "u1" }, "character_listed_by"],
  ])("find few matches by the index of %s", async (_by, input, index) => {
    const tags = "tags" in input ? String(tagId) : "";
    for (const plan of await plansOf({ ...input, tags }, idsOfFew, true)) {
      expect(plan).toContain(index);
      expect(plan).not.toContain(READS_ALL);
    }
  });

  it("of similar characters, own characters and creators do not read the whole table", async () => {
    const { db } = database();
    const filter = await loadContentFilter(db, null, "sfw");
    const own = { ...v.parse(routes.listMine.input, {}) };
    const plans = await Promise.all([
      planOf(similarQuery(filter, "many-100", [{ id: tagId, weight: 1 }], sql`${"de"}`)),
      planOf(ownQuery(db, "u1", own, new Date()).getSQL()),
      planOf(creatorsQuery(filter, "calloway")),
    ]);
    // With very many rows, following the rank finds sixty characters with the tag sooner.
    const similar = ROWS < 50_000 ? "character_tags" : "using character_ranked";
    for (const [at, index] of [similar, "character_creator", "character_listed_by"].entries()) {
      expect(plans[at]).toContain(index);
      expect(plans[at]).not.toContain(READS_ALL);
    }
  });
});
