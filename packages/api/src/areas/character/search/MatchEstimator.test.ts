import { type ParsedInputOf, routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { fillSearch } from "../../../db/search/fillSearch.ts";
import { addCharacter, addTags } from "../../../testing/addCharacter.ts";
import { describeEachDatabase } from "../../../testing/describeEachDatabase.ts";
import { type MatchEstimate, MatchEstimator } from "./MatchEstimator.ts";
import { wordsQueryOf } from "./searchWords.ts";
import { Tags } from "../listings/tags.ts";

describeEachDatabase("the estimate of matches", (database) => {
  let estimator: MatchEstimator;
  let noir: number;
  const now = () => new Date();

  beforeAll(async () => {
    const { db } = database();
    await addCharacter(db, { id: "moth", name: "Lighthouse Moth" });
    [noir = 0] = await addTags(db, ["Noir"]);
    // All have the word orchard and the tag. Every second one is a keeper by name; every hundredth has the word gardener.
    await db.execute(sql`insert into "character"
      (id, creator_id, name, tagline, visibility, status, published_at, tag_ids)
      select 'many-' || n, 'test-creator', case when n % 2 = 0 then 'Keeper ' else 'Weaver ' end || n,
        case when n % 100 = 0 then 'A gardener of orchards.' else 'Of the orchard.' end,
        'public', 'published', timestamptz '2026-01-01', array[${noir}::integer] from generate_series(1, 3000) as n`);
    await fillSearch(db);
    estimator = new MatchEstimator({ db, now });
  });

  async function estimate(input: Partial<ParsedInputOf<typeof routes.search>>): Promise<MatchEstimate> {
    const whole = { ...v.parse(routes.search.input, { info: "" }), ...input };
    const { searched } = wordsQueryOf(whole.info, []);
    const tags = await new Tags(database().db, now).list();
    return estimator.estimate({ input: whole, searched, tagIds: tags.named(whole.info) });
  }

  it.each([
    ["a word of texts", "orchard", { matches: true, names: false }],
    ["a word of names", "keeper", { matches: true, names: true }],
    ["a word by its stem, while it is being typed", "the orchards wea", { matches: true, names: false }],
    ["few with one of two common words", "orchard gardener", { matches: false, names: false }],
    ["a word that few have", "lighthouse", { matches: false, names: false }],
    ["a word that nearly all have", "the", { matches: true, names: false }],
    ["such a word beside another", "the lighthouse", { matches: false, names: false }],
    ["nothing", "zzzz", { matches: false, names: false }],
    ["signs alone", "%", { matches: false, names: false }],
    ["the name of a tag", "noir", { matches: true, names: false }],
    ["no text", "", { matches: true, names: false }],
  ])("distinguishes many matches from few: %s", async (_what, info, density) => {
    expect(await estimate({ info })).toEqual(density);
  });

  it("uses the tags and the creator of a search", async () => {
    const info = "orchard";
    expect(await estimate({ info, tags: `${noir}`, creator: "test-creator" })).toMatchObject({
      matches: true,
    });
    expect(await estimate({ info, not: `${noir}` })).toMatchObject({ matches: false });
    expect(await estimate({ info, creator: "u1" })).toMatchObject({ matches: false });
  });
});
