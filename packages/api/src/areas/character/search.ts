import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";
import { type Database, rowsOf } from "../../db/Database.ts";
import { character } from "../../db/schema.ts";
import { filledStatement, type TextRow } from "../../db/statements.ts";
import type { Viewer } from "../../http/RequestContext.ts";
import { DensityGuess } from "./DensityGuess.ts";
import { alikeIds, type Density, denseIds, FEW, fewIds, foundCards, type Question } from "./found.ts";
import { Kept } from "./Kept.ts";
import { type CardPage, cardPage, cardsIn } from "./cardText.ts";
import { limitOf, shown } from "./listings.ts";
import { scopeOf, spelledLike, within } from "./matching.ts";
import { isPlain, leftOut, sightOf } from "./sight.ts";
import type { TagList, Tags } from "./tags.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** Shorter texts have no trigram to look up. */
const ALIKE_MIN = 3;
/** Adult matches are counted up to here: beyond, "100+" says as much. */
const HIDDEN_MAX = 100;
const MINUTE_MS = 60_000;
/** Pages that the app asks for. */
const HOT_COUNTS: readonly number[] = [10, 20];

/** A search together with what its cards are written with. */
interface Finding extends Question {
  readonly tagList: TagList;
}

/** `/search/`, explained in docs/guides/search.md. */
export class Search {
  readonly #db: Database;
  readonly #tags: Tags;
  readonly #run: Deps["run"];
  readonly #density: Kept<Density>;
  readonly #hidden: Kept<number>;
  readonly #guess: DensityGuess;

  constructor({ db, run, now }: Pick<Deps, "db" | "run" | "now">, tags: Tags) {
    this.#db = db;
    this.#run = run;
    this.#tags = tags;
    this.#density = new Kept(now, { freshMs: 5 * MINUTE_MS, most: 5_000 });
    this.#hidden = new Kept(now, { freshMs: MINUTE_MS, most: 5_000 });
    this.#guess = new DensityGuess({ db, run, now });
  }

  /**
   * Characters whose words match, or that wear a tag of exactly this name; only when there are none, names that hold the
   * text or are spelled like it. Without text it browses by tags, creator and order alone.
   */
  async find(viewer: Viewer | null, input: SearchInput): Promise<CardPage> {
    const sight = await sightOf(this.#db, viewer, input.rating);
    const tags = await this.#tags.list();
    const scope = scopeOf(input, tags) ?? sql`true`;
    const question: Finding = { sight, input, scope, tagList: tags };
    const key = JSON.stringify([input.info.toLowerCase(), input.tags, input.not, input.creator]);
    const [cards, hidden] = await Promise.all([this.#find(question, key), this.#countHidden(question, key)]);
    return cardPage(cards, input, hidden);
  }

  /** Forgets kept counts, after a character was saved. */
  forgetCounts(): void {
    this.#hidden.clear();
  }

  async #find(question: Finding, key: string): Promise<readonly string[]> {
    const { info, page } = question.input;
    const cards = await this.#matching(question, key);
    return cards.length === 0 && page === 1 && info.length >= ALIKE_MIN ? this.#alike(question) : cards;
  }

  // The database guesses badly how rare a word is, and then walks a whole index for a handful of matches, or collects
  // tens of thousands to show twenty. So it is guessed here, and checked by what is found.
  async #matching(question: Finding, key: string): Promise<readonly string[]> {
    const density = await this.#density.get(key, () => this.#guess.of(question, question.tagList));
    if (density.matches) {
      const { cards } = await this.#cards("dense", denseIds(question, density.names), question);
      if (cards.length === limitOf(question.input).limit) return cards;
      this.#density.set(key, { matches: false, names: false });
    }
    const few = await this.#cards("few", fewIds(question), question, true);
    // Past the end of a list no row is left to say how many there are.
    const past = few.cards.length === 0 && question.input.page > 1;
    const count = past ? await this.#countUpToMany(question) : few.count;
    if (count <= FEW) return few.cards;
    return (await this.#cards("all", denseIds(question, density.names, null), question)).cards;
  }

  async #alike(question: Finding): Promise<readonly string[]> {
    for (const list of [within(question.input.info), spelledLike(question.input.info)]) {
      const { cards } = await this.#cards("alike", alikeIds(question, list), question);
      if (cards.length > 0) return cards;
    }
    return [];
  }

  #countUpToMany({ sight, scope }: Question): Promise<number> {
    return this.#count(sql`select 1 from ${character} where ${and(shown(sight), scope)} limit ${FEW + 1}`);
  }

  // Everybody with the same filters gets the same count: for a minute it is counted once.
  async #countHidden(question: Question, key: string): Promise<number> {
    const { sight, scope } = question;
    const out = leftOut(sight);
    if (!out) return 0;
    const condition = and(sql`${character.listed}`, scope, out);
    const matches = sql`select 1 from ${character} where ${condition} limit ${sql.raw(String(HIDDEN_MAX))}`;
    const count = async () => Number((await this.#rows("hidden", countOf(matches), question))[0]?.[0]);
    return isPlain(sight) ? this.#hidden.get(key, count) : count();
  }

  async #count(rows: SQL): Promise<number> {
    const [found] = rowsOf<{ count: string }>(await this.#db.execute(countOf(rows)));
    return Number(found?.count);
  }

  // Planning costs as much as searching. What most people ask for takes few forms, each of which is planned once.
  async #rows(kind: string, query: SQL, { sight, input }: Question): Promise<readonly TextRow[]> {
    const { page, count, tags, not, creator } = input;
    const isHot = isPlain(sight) && page === 1 && HOT_COUNTS.includes(count) && !tags && !not && !creator;
    if (!isHot) return rowsOf<Record<string, string>>(await this.#db.execute(query)).map(Object.values);
    const { statement, values } = filledStatement(kind, query);
    return this.#run(statement, values);
  }

  // Found and written at once: each question to the database costs about as much as a listing.
  async #cards(
    kind: string,
    ids: SQL,
    question: Finding,
    counted = false,
  ): Promise<{ readonly cards: readonly string[]; readonly count: number }> {
    const [row = []] = await this.#rows(kind, foundCards(ids, question.sight, counted), question);
    return { cards: cardsIn(row, question.tagList), count: Number(row[2] ?? 0) };
  }
}

function countOf(rows: SQL): SQL {
  return sql`select count(*)::text as count from (${rows}) as counted`;
}
