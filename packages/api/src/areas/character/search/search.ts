import { type ParsedInputOf, routes } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Deps } from "../../../domain/deps.ts";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema.ts";
import {
  inOneTrip,
  type NamedStatement,
  namedStatement,
  type RunStatement,
  type TextRow,
} from "../../../db/statements.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import type { RawJson } from "../../../http/RawJson.ts";
import { DensityGuess } from "./DensityGuess.ts";
import {
  alikeIds,
  type Density,
  denseIds,
  FEW,
  fewIds,
  foundCards,
  type SearchQuestion,
  questionOf,
} from "./searchQueries.ts";
import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import { likelyTexts } from "./likelyTexts.ts";
import { cardPage, cardsIn } from "../listings/cardRows.ts";
import { limitOf, shown, type SummaryPage } from "../listings/listings.ts";
import { spelledLike, within } from "./matching.ts";
import { formOf, placesFor, type SearchTexts, textsOf } from "./searchTexts.ts";
import { isPlain, hiddenByFilter, type ContentFilter, loadContentFilter } from "../listings/contentFilter.ts";
import type { TagList, Tags } from "../listings/tags.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** Shorter texts have no trigram to look up. */
const ALIKE_MIN = 3;
/** Adult matches are counted up to here: beyond, "100+" says as much. */
const HIDDEN_MAX = 100;
const MINUTE_MS = 60_000;
/** Pages that the app asks for. */
const HOT_COUNTS: readonly number[] = [10, 20];

/** How many matches a user does not see. */
interface HiddenCounts {
  readonly hidden: number;
  /** Those of them that are adult, for whoever does not see such. */
  readonly adult: number;
}

/** A search together with what its cards are written with. */
interface SearchRun {
  readonly sight: ContentFilter;
  readonly input: SearchInput;
  readonly texts: SearchTexts<string>;
  readonly tagList: TagList;
  /** Takes what is asked at once in one trip. */
  readonly run: RunStatement;
}

/** `/search/`, explained in docs/guides/search.md. */
export class Search {
  readonly #db: Database;
  readonly #tags: Tags;
  readonly #runAll: Deps["runAll"];
  readonly #density: LRUCache<string, Density>;
  readonly #hidden: LRUCache<string, number>;
  readonly #guess: DensityGuess;
  readonly #hot = new Map<string, NamedStatement>();

  constructor({ db, runAll, now }: Pick<Deps, "db" | "runAll" | "now">, tags: Tags) {
    this.#db = db;
    this.#runAll = runAll;
    this.#tags = tags;
    this.#density = ttlCache(now, { ttlMs: 5 * MINUTE_MS, max: 5_000 });
    this.#hidden = ttlCache(now, { ttlMs: MINUTE_MS, max: 5_000 });
    this.#guess = new DensityGuess({ db, now });
  }

  /**
   * Characters whose words match, or that wear a tag of exactly this name; only when there are none, names that hold the
   * text or are spelled like it. Without text it browses by tags, creator and order alone.
   */
  async find(viewer: SessionUser | null, input: SearchInput): Promise<RawJson<SummaryPage & HiddenCounts>> {
    const sight = await loadContentFilter(this.#db, viewer, input.rating);
    const tags = await this.#tags.list();
    const texts = textsOf(input.info, tags.named(input.info), sight.viewerId);
    const finding: SearchRun = { sight, input, texts, tagList: tags, run: inOneTrip(this.#runAll) };
    const key = JSON.stringify([input.info.toLowerCase(), input.tags, input.not, input.creator]);
    const [cards, counts] = await Promise.all([this.#find(finding, key), this.#countHidden(finding, key)]);
    return cardPage(cards, input, counts);
  }

  /**
   * Searches for what is likely to be asked, before anybody does and until `stopping` aborts: by then what a search takes
   * is read, planned and compiled. The first one of a process takes thirty times as long as later ones.
   */
  async warmUp(stopping: AbortSignal): Promise<void> {
    for (const info of await likelyTexts(this.#db)) {
      if (stopping.aborted) return;
      await this.find(null, v.parse(routes.search.input, { info }));
    }
  }

  /** Forgets kept counts, after a character was saved. */
  forgetCounts(): void {
    this.#hidden.clear();
  }

  async #find(finding: SearchRun, key: string): Promise<readonly string[]> {
    const { info, page } = finding.input;
    const cards = await this.#matching(finding, key);
    return cards.length === 0 && page === 1 && info.length >= ALIKE_MIN ? this.#alike(finding) : cards;
  }

  // The database guesses badly how rare a word is, and then walks a whole index for a handful of matches, or collects
  // tens of thousands to show twenty. So it is guessed here, and checked by what is found.
  async #matching(finding: SearchRun, key: string): Promise<readonly string[]> {
    const { matches, names } = await cached(this.#density, key, () => this.#guess.of(finding));
    const along = names ? "along with names" : "along";
    if (matches) {
      const { cards } = await this.#cards(along, finding, (question) => denseIds(question, names));
      if (cards.length === limitOf(finding.input).limit) return cards;
      this.#density.set(key, { matches: false, names: false });
    }
    const few = await this.#cards("few", finding, fewIds, true);
    // Past the end of a list no row is left to say how many there are.
    const past = few.cards.length === 0 && finding.input.page > 1;
    const count = past ? await this.#countUpToMany(finding) : few.count;
    if (count <= FEW) return few.cards;
    return (await this.#cards(`all ${along}`, finding, (question) => denseIds(question, names, null))).cards;
  }

  async #alike(finding: SearchRun): Promise<readonly string[]> {
    for (const [kind, list] of Object.entries({ within, spelledLike })) {
      const { cards } = await this.#cards(kind, finding, (question) =>
        alikeIds(question, list(question.texts)),
      );
      if (cards.length > 0) return cards;
    }
    return [];
  }

  async #countUpToMany(finding: SearchRun): Promise<number> {
    const [row = []] = await this.#rows("up to many", finding, ({ sight, scope }) =>
      countOf(and(shown(sight), scope), FEW + 1),
    );
    return Number(row[0]);
  }

  // Everybody with the same filters gets the same count: for a minute it is counted once.
  async #countHidden(finding: SearchRun, key: string): Promise<HiddenCounts> {
    const { sight } = finding;
    const out = hiddenByFilter(sight);
    if (!out) return { hidden: 0, adult: 0 };
    const count = async (write: typeof countOf) => {
      const [row = []] = await this.#rows("hidden", finding, ({ scope }) =>
        write(and(sql`${character.listed}`, scope, out), HIDDEN_MAX),
      );
      return row.map(Number);
    };
    if (isPlain(sight)) {
      const all = await cached(this.#hidden, key, async () => (await count(countOf))[0] ?? 0);
      return { hidden: all, adult: all };
    }
    const [hidden = 0, adult = 0] = await count(countWithAdult);
    // Who sees adult characters misses these for another reason.
    return { hidden, adult: sight.adult ? 0 : adult };
  }

  // Planning costs as much as searching, and so does writing a statement. What most people ask for takes few forms, each
  // of which is written and planned once.
  async #rows(
    kind: string,
    { sight, input, texts, run }: SearchRun,
    write: (question: SearchQuestion) => SQL,
  ): Promise<readonly TextRow[]> {
    const { page, count, tags, not, creator, sort } = input;
    const isHot = isPlain(sight) && page === 1 && HOT_COUNTS.includes(count) && !tags && !not && !creator;
    if (!isHot) {
      const result = await this.#db.execute(write(questionOf(sight, input, texts)));
      return rowsOf<Record<string, string>>(result).map(Object.values);
    }
    const form = [kind, sort, count, sight.adult, formOf(texts)].join();
    const known = this.#hot.get(form);
    const hot = known ?? namedStatement(kind, write(questionOf(sight, input, placesFor(texts))));
    if (!known) this.#hot.set(form, hot);
    return run(
      hot.statement,
      hot.values.map((name) => texts[name as keyof SearchTexts]),
    );
  }

  // Found and written at once: each question to the database costs about as much as a listing.
  async #cards(
    kind: string,
    finding: SearchRun,
    ids: (question: SearchQuestion) => SQL,
    counted = false,
  ): Promise<{ readonly cards: readonly string[]; readonly count: number }> {
    const write = (question: SearchQuestion) => foundCards(ids(question), question, counted);
    const [row = []] = await this.#rows(kind, finding, write);
    return { cards: cardsIn(row, finding.tagList), count: Number(row[2] ?? 0) };
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
