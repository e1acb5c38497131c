import { type ParsedInputOf, routes } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Deps } from "../../../domain/deps.ts";
import { type Database, rowsOf, type RunStatement, type TextRow } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { pipelined, type NamedStatement, namedStatement } from "../../../db/statements.ts";
import type { RawJson } from "../../../http/answer/RawJson.ts";
import { idsOf, type MatchEstimate, MatchEstimator } from "./MatchEstimator.ts";
import { idsAlongIndex, idsOfFew, selectCards, type SearchQuery, searchQueryOf } from "./searchQueries.ts";
import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import { likelyTexts } from "./likelyTexts.ts";
import { summaryPage, parseSummaryRow } from "../listings/summaryRows.ts";
import { limitOf, shown, type SummaryPage } from "../listings/listings.ts";
import { FEW } from "./matching.ts";
import { withPassages } from "./passages.ts";
import { primaryLanguageOf } from "../../../shared/primaryLanguageOf.ts";
import { shownQueriesOf, type WordsQuery, wordsQueryOf } from "./searchWords.ts";
import { shapeOf, placeholdersFor, type SearchTexts, textsOf } from "./searchTexts.ts";
import {
  isDefaultFilter,
  hiddenByFilter,
  type ContentFilter,
  loadContentFilter,
} from "../listings/contentFilter.ts";
import type { Reader } from "../listings/CharacterLists.ts";
import type { TagList, Tags } from "../listings/tags.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** Adult matches are counted up to this number; the app shows "100+". */
const HIDDEN_MAX = 100;
const MINUTE_MS = 60_000;
/** The page sizes of the app. */
const FREQUENT_COUNTS: readonly number[] = [10, 20];

/** The number of matches that a user does not see. */
interface HiddenCounts {
  readonly hidden: number;
  /** The adult ones of them, for users who do not see adult characters. */
  readonly adult: number;
}

/** A search with its data. */
interface SearchRun {
  readonly filter: ContentFilter;
  readonly input: SearchInput;
  readonly texts: SearchTexts<string>;
  readonly searched: WordsQuery["searched"];
  /** The tags whose name is the text. */
  readonly tagIds: readonly number[];
  readonly tagList: TagList;
  /** Runs statements of the same turn in one trip to the database. */
  readonly run: RunStatement;
}

/** `/search/`, explained in docs/guides/search.md. */
export class Search {
  readonly #db: Database;
  readonly #tags: Tags;
  readonly #runAll: Deps["runAll"];
  readonly #estimates: LRUCache<string, MatchEstimate>;
  readonly #hidden: LRUCache<string, number>;
  readonly #estimator: MatchEstimator;
  readonly #statements = new Map<string, NamedStatement>();

  constructor({ db, runAll, now }: Pick<Deps, "db" | "runAll" | "now">, tags: Tags) {
    this.#db = db;
    this.#runAll = runAll;
    this.#tags = tags;
    this.#estimates = ttlCache(now, { ttlMs: 5 * MINUTE_MS, max: 5_000 });
    this.#hidden = ttlCache(now, { ttlMs: MINUTE_MS, max: 5_000 });
    this.#estimator = new MatchEstimator({ db, now });
  }

  /**
   * Characters with the words of the text, with a tag of exactly this name, or with a name that contains the text or is similar
   * to it. Without text: by tags, creator and order only.
   */
  async find(
    { sessionUser, language }: Reader,
    input: SearchInput,
  ): Promise<RawJson<SummaryPage & HiddenCounts>> {
    const filter = await loadContentFilter(this.#db, sessionUser, input.rating);
    const tags = await this.#tags.list();
    const languages = [language, ...(input.language ? [input.language] : [])].map(primaryLanguageOf);
    const words = wordsQueryOf(input.info, languages);
    const reader = { userId: filter.userId, language };
    const tagIds = [...tags.named(input.info), ...idsOf(input.named)];
    const texts = textsOf(input.info, words, tagIds, reader);
    const run = pipelined(this.#runAll);
    const search: SearchRun = { filter, input, texts, searched: words.searched, tagIds, tagList: tags, run };
    const key = JSON.stringify([
      texts.text,
      texts.words,
      texts.tagIds,
      input.tags,
      input.not,
      input.creator,
      input.language,
    ]);
    const [summaries, counts] = await Promise.all([
      this.#matching(search, key),
      this.#countHidden(search, key),
    ]);
    return summaryPage(
      await withPassages(this.#db, summaries, shownQueriesOf(input.info, languages)),
      input,
      counts,
    );
  }

  /**
   * Runs a few likely searches, until `stopping` aborts, so that statements are prepared and code is compiled. The first
   * search of a process takes thirty times as long as later ones.
   */
  async warmUp(stopping: AbortSignal): Promise<void> {
    for (const info of await likelyTexts(this.#db)) {
      if (stopping.aborted) return;
      await this.find({ sessionUser: null, language: "en" }, v.parse(routes.search.input, { info }));
    }
  }

  /** Clears cached counts, after a character was saved. */
  clearCounts(): void {
    this.#hidden.clear();
  }

  // The database estimates the number of matches badly. With a wrong estimate it follows a whole index for a few matches,
  // or collects tens of thousands of matches for one page. So the estimate is made here, and corrected by the result.
  async #matching(search: SearchRun, key: string): Promise<readonly string[]> {
    const { matches, names } = await cached(this.#estimates, key, () => this.#estimator.estimate(search));
    const kind = names ? "by order and name" : "by order";
    if (matches) {
      const { summaries } = await this.#summaries(kind, search, (query) => idsAlongIndex(query, names));
      if (summaries.length === limitOf(search.input).limit) return summaries;
      this.#estimates.set(key, { matches: false, names: false });
    }
    const few = await this.#summaries("few", search, idsOfFew, true);
    // A page after the last one has no row with the number of matches.
    const isPastEnd = few.summaries.length === 0 && search.input.page > 1;
    const count = isPastEnd ? await this.#countUpToMany(search) : few.count;
    if (count <= FEW) return few.summaries;
    return (await this.#summaries(`all ${kind}`, search, (query) => idsAlongIndex(query, names, null)))
      .summaries;
  }

  async #countUpToMany(search: SearchRun): Promise<number> {
    const [row = []] = await this.#rows("count", search, ({ filter, scope }) =>
      countOf(and(shown(filter), scope), FEW + 1),
    );
    return Number(row[0]);
  }

  // Users with the same filter get the same count, so it is cached for a minute.
  async #countHidden(search: SearchRun, key: string): Promise<HiddenCounts> {
    const { filter } = search;
    const isHidden = hiddenByFilter(filter);
    if (!isHidden) return { hidden: 0, adult: 0 };
    const count = async (write: typeof countOf) => {
      const [row = []] = await this.#rows("hidden", search, ({ scope }) =>
        write(and(sql`${character.listed}`, scope, isHidden), HIDDEN_MAX),
      );
      return row.map(Number);
    };
    if (isDefaultFilter(filter)) {
      const all = await cached(this.#hidden, key, async () => (await count(countOf))[0] ?? 0);
      return { hidden: all, adult: all };
    }
    const [hidden = 0, adult = 0] = await count(countWithAdult);
    // Users who see adult characters miss these matches for another reason.
    return { hidden, adult: filter.adult ? 0 : adult };
  }

  // Planning a statement costs as much as running it. Common searches have few shapes, so one statement for each shape is
  // written and planned once.
  async #rows(
    kind: string,
    { filter, input, texts, run }: SearchRun,
    write: (query: SearchQuery) => SQL,
  ): Promise<readonly TextRow[]> {
    const { page, count, tags, not, creator, language, sort } = input;
    const isFrequent =
      isDefaultFilter(filter) &&
      page === 1 &&
      FREQUENT_COUNTS.includes(count) &&
      ![tags, not, creator, language].some(Boolean);
    if (!isFrequent) {
      const result = await this.#db.execute(write(searchQueryOf(filter, input, texts)));
      return rowsOf<Record<string, string>>(result).map(Object.values);
    }
    const shape = [kind, sort, count, filter.adult, shapeOf(texts)].join();
    const known = this.#statements.get(shape);
    const statement =
      known ?? namedStatement(kind, write(searchQueryOf(filter, input, placeholdersFor(texts))));
    if (!known) this.#statements.set(shape, statement);
    return run(
      statement.statement,
      statement.values.map((name) => texts[name as keyof SearchTexts]),
    );
  }

  // One statement finds and writes the summaries, because each query costs about as much as a listing.
  async #summaries(
    kind: string,
    search: SearchRun,
    ids: (query: SearchQuery) => SQL,
    withCount = false,
  ): Promise<{ readonly summaries: readonly string[]; readonly count: number }> {
    const write = (query: SearchQuery) => selectCards(ids(query), query, withCount);
    const [row = []] = await this.#rows(kind, search, write);
    return { summaries: parseSummaryRow(row, search.tagList), count: Number(row[2] ?? 0) };
  }
}

function countOf(condition: SQL | undefined, most: number): SQL {
  return sql`select count(*)::text as count from
    (select 1 from ${character} where ${condition} limit ${sql.raw(String(most))}) as counted`;
}

function countWithAdult(condition: SQL | undefined, most: number): SQL {
  return sql`select count(*)::text as count, count(*) filter (where rating = 'nsfw')::text as adult from
    (select ${character.rating} from ${character} where ${condition} limit ${sql.raw(String(most))}) as counted`;
}
