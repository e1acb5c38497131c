import { type CharacterSummary, type LanguageTag, RAIL_SIZE, type Rating } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../../domain/deps.ts";
import type { Database, Statement } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { statementOf } from "../../../db/statements.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import type { RawJson } from "../../../http/answer/RawJson.ts";
import {
  type SummaryPageJson,
  summaryList,
  summaryPage,
  parseSummaryRow,
  summariesQuery,
  readSummariesJson,
} from "./summaryRows.ts";
import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import { likedTags, likedTagsOrder } from "./likedTags.ts";
import {
  byNewest,
  byScore,
  type PageInput,
  countHidden,
  firstRows,
  type HiddenCounts,
  type OrderedList,
  pageRows,
  shown,
  wholeOrder,
} from "./listings.ts";
import { primaryLanguageOf } from "../../../shared/primaryLanguageOf.ts";
import { arrayOf, isDefaultFilter, type ContentFilter, loadContentFilter } from "./contentFilter.ts";
import type { Tags } from "./tags.ts";

/** A page, and the rating that the user requested. */
export interface ListInput extends PageInput {
  readonly rating: Rating;
}

/** Who reads a list. */
export interface Reader {
  readonly sessionUser: SessionUser | null;
  /** The language whose characters come first. */
  readonly language: LanguageTag;
}

/** A condition, and its key in the cache of counts. */
interface Scope {
  readonly key: string;
  readonly where: SQL;
}

/** The orders of lists of all characters. */
const orders = { ranked: byScore, newest: byNewest } as const;
type OrderName = keyof typeof orders;

/** Pages that are requested often: each connection stores their plan. */
const FREQUENT = { count: 20, pages: 10 } as const;
/** The number of highest ranked characters from which the top ten are selected. */
const TOP_POOL = 200;
/** How long the number of filtered characters is cached, in milliseconds. */
const HIDDEN_FRESH_MS = 5_000;

/** The public lists of §7. */
export class CharacterLists {
  readonly #db: Database;
  readonly #run: Deps["run"];
  readonly #tags: Tags;
  readonly #statements = new Map<string, Statement>();
  readonly #hidden: LRUCache<string, HiddenCounts>;

  constructor({ db, run, now }: Pick<Deps, "db" | "run" | "now">, tags: Tags) {
    this.#db = db;
    this.#run = run;
    this.#tags = tags;
    this.#hidden = ttlCache(now, { ttlMs: HIDDEN_FRESH_MS, max: 1_000 });
  }

  /** `/index/`: by score. For users with likes, characters with tags that they liked come first. */
  async ranked({ sessionUser, language }: Reader, input: ListInput): Promise<SummaryPageJson> {
    const filter = await loadContentFilter(this.#db, sessionUser, input.rating);
    const liked = await likedTags(this.#db, sessionUser?.id ?? null);
    if (liked.length === 0) return this.#listAll("ranked", filter, input, language);
    const plain = { order: byScore, language: first(language) };
    return this.#page(filter, input, likedTagsOrder(filter, input, liked, plain));
  }

  /** `/character/`: by date only, in all languages. */
  async newest(sessionUser: SessionUser | null, input: ListInput): Promise<SummaryPageJson> {
    const filter = await loadContentFilter(this.#db, sessionUser, input.rating);
    return this.#listAll("newest", filter, input, null);
  }

  /** `/character/tag/`, by score. */
  async tagged(
    { sessionUser, language }: Reader,
    input: ListInput & { readonly tag_id: number },
  ): Promise<SummaryPageJson> {
    const filter = await loadContentFilter(this.#db, sessionUser, input.rating);
    const where = sql`${character.tag_ids} @> ${arrayOf([input.tag_id])}::integer[]`;
    const scope = { key: `tag ${input.tag_id}`, where };
    const list = { where: and(shown(filter), where), order: byScore, language: first(language) };
    return this.#page(filter, input, list, scope);
  }

  /** `/index/top/`: the most popular of the characters that rank highest now. */
  async top({ sessionUser, language }: Reader, rating: Rating): Promise<RawJson<CharacterSummary[]>> {
    const filter = await loadContentFilter(this.#db, sessionUser, rating);
    const popularity = sql`${character.chats} + 2 * ${character.likes} + 3 * ${character.favourites}`;
    const all = { where: shown(filter), language: first(language) };
    const order = wholeOrder({ ...all, order: sql`${popularity} desc, ${character.id} desc` });
    const pool = firstRows({ limit: TOP_POOL, offset: 0 }, { ...all, order: byScore });
    const rows = sql`select * from (${pool}) as ${character} order by ${order} limit ${RAIL_SIZE}`;
    return summaryList(await this.#read(filter, rows, order));
  }

  /** Clears cached counts, after a character was saved. */
  clearCounts(): void {
    this.#hidden.clear();
  }

  async #listAll(
    name: OrderName,
    filter: ContentFilter,
    page: PageInput,
    language: LanguageTag | null,
  ): Promise<SummaryPageJson> {
    if (!isDefaultFilter(filter) || page.count !== FREQUENT.count || page.page > FREQUENT.pages) {
      const list = {
        where: shown(filter),
        order: orders[name],
        ...(language && { language: first(language) }),
      };
      return this.#page(filter, page, list);
    }
    const values = [...(language ? [primaryLanguageOf(language)] : []), filter.userId].filter(
      (one) => one !== null,
    );
    const [row = []] = await this.#run(this.#statement(name, filter, page), values);
    const summaries = parseSummaryRow(row, await this.#tags.list());
    return summaryPage(summaries, page, await this.#countHidden(filter));
  }

  #statement(name: OrderName, filter: ContentFilter, page: PageInput): Statement {
    const key = `${name} ${filter.adult ? "all" : "sfw"} ${filter.userId === null ? "visitor" : "viewer"} ${page.page}`;
    const known = this.#statements.get(key);
    if (known) return known;
    const statement = listingStatement(key, name, filter, page);
    this.#statements.set(key, statement);
    return statement;
  }

  async #page(
    filter: ContentFilter,
    page: PageInput,
    list: OrderedList,
    scope?: Scope,
  ): Promise<SummaryPageJson> {
    const summaries = await this.#read(filter, pageRows(page, list), wholeOrder(list));
    return summaryPage(summaries, page, await this.#countHidden(filter, scope));
  }

  async #read({ userId }: ContentFilter, rows: SQL, order: SQL): Promise<readonly string[]> {
    const query = summariesQuery(rows, order, userId === null ? null : sql`${userId}`);
    return readSummariesJson(this.#db, query, await this.#tags.list());
  }

  // Users with the same filter get the same count, so it is cached for a few seconds. A filter without hidden items
  // leaves out adult characters or nothing.
  #countHidden(filter: ContentFilter, scope?: Scope): Promise<HiddenCounts> {
    const count = () => countHidden(this.#db, filter, scope?.where);
    if (!isDefaultFilter(filter) || filter.adult) return count();
    return cached(this.#hidden, scope?.key ?? "", count);
  }
}

/** The value of {@link OrderedList.language}. */
function first(language: LanguageTag): SQL {
  return sql`${primaryLanguageOf(language)}`;
}

/** A page of all characters as a prepared statement. Its values are the language that comes first, if any, and the id of a user. */
export function listingStatement(
  key: string,
  name: OrderName,
  filter: ContentFilter,
  page: PageInput,
): Statement {
  const isVisitor = filter.userId === null;
  const hasLanguage = name === "ranked";
  const list = { where: shown(filter), order: orders[name], ...(hasLanguage && { language: sql`$1` }) };
  const userId = hasLanguage ? sql`$2` : sql`$1`;
  const query = summariesQuery(pageRows(page, list), wholeOrder(list), isVisitor ? null : userId);
  return statementOf(key, query, Number(hasLanguage) + Number(!isVisitor));
}
