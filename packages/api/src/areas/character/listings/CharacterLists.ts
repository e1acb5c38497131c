import { type CharacterSummary, RAIL_SIZE, type Rating } from "@mimi/contract";
import { and, type SQL, sql } from "drizzle-orm";
import type { Deps } from "../../../domain/deps.ts";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema.ts";
import { type Statement, statementOf } from "../../../db/statements.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import type { RawJson } from "../../../http/RawJson.ts";
import { type CardPage, cardList, cardPage, cardsIn, cardsQuery, readCards } from "./cardRows.ts";
import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import { likedTags, likedTagsOrder } from "./likedTags.ts";
import {
  byNewest,
  byScore,
  type PageInput,
  countHidden,
  type OrderedList,
  pageRows,
  shown,
} from "./listings.ts";
import { arrayOf, isPlain, type ContentFilter, loadContentFilter } from "./contentFilter.ts";
import type { Tags } from "./tags.ts";

/** A page, and which rating the user asked for. */
export interface ListInput extends PageInput {
  readonly rating: Rating;
}

/** A part of all characters, and what it is known by. */
interface Scope {
  readonly key: string;
  readonly where: SQL;
}

/** Orders in which everybody lists everything. */
const orders = { ranked: byScore, newest: byNewest } as const;
type OrderName = keyof typeof orders;

/** Pages that are asked for so often that each connection keeps their plan. */
const HOT = { count: 20, pages: 10 } as const;
/** Characters that compete for the rail of the top ten. */
const TOP_POOL = 200;
/** Milliseconds that the count of what is left out may be behind. */
const HIDDEN_FRESH_MS = 5_000;

/** The public listing calls of §7. */
export class CharacterLists {
  readonly #db: Database;
  readonly #run: Deps["run"];
  readonly #tags: Tags;
  readonly #hot = new Map<string, Statement>();
  readonly #hidden: LRUCache<string, number>;

  constructor({ db, run, now }: Pick<Deps, "db" | "run" | "now">, tags: Tags) {
    this.#db = db;
    this.#run = run;
    this.#tags = tags;
    this.#hidden = ttlCache(now, { ttlMs: HIDDEN_FRESH_MS, max: 1_000 });
  }

  /** `/index/`: by score, and for users who liked something, more of that first. */
  async ranked(viewer: SessionUser | null, input: ListInput): Promise<CardPage> {
    const sight = await loadContentFilter(this.#db, viewer, input.rating);
    const liked = await likedTags(this.#db, viewer?.id ?? null);
    if (liked.length === 0) return this.#everything("ranked", sight, input);
    return this.#page(sight, input, likedTagsOrder(sight, input, liked, byScore));
  }

  /** `/character/`. */
  async newest(viewer: SessionUser | null, input: ListInput): Promise<CardPage> {
    const sight = await loadContentFilter(this.#db, viewer, input.rating);
    return this.#everything("newest", sight, input);
  }

  /** `/character/tag/`, by score. */
  async tagged(
    viewer: SessionUser | null,
    input: ListInput & { readonly tag_id: number },
  ): Promise<CardPage> {
    const sight = await loadContentFilter(this.#db, viewer, input.rating);
    const where = sql`${character.tag_ids} @> ${arrayOf([input.tag_id])}::integer[]`;
    const scope = { key: `tag ${input.tag_id}`, where };
    return this.#page(sight, input, { where: and(shown(sight), where), order: byScore }, scope);
  }

  /** `/index/top/`: of the characters that rank highest now, those with the most users. */
  async top(viewer: SessionUser | null, rating: Rating): Promise<RawJson<CharacterSummary[]>> {
    const sight = await loadContentFilter(this.#db, viewer, rating);
    const readers = sql`${character.chats} + 2 * ${character.likes} + 3 * ${character.favourites}`;
    const order = sql`${readers} desc, ${character.id} desc`;
    const pool = sql`select * from ${character} where ${shown(sight)} order by ${byScore} limit ${TOP_POOL}`;
    const rows = sql`select * from (${pool}) as ${character} order by ${order} limit ${RAIL_SIZE}`;
    return cardList(await this.#read(sight, rows, order));
  }

  /** Forgets kept counts, after a character was saved. */
  forgetCounts(): void {
    this.#hidden.clear();
  }

  async #everything(name: OrderName, sight: ContentFilter, cut: PageInput): Promise<CardPage> {
    if (!isPlain(sight) || cut.count !== HOT.count || cut.page > HOT.pages) {
      return this.#page(sight, cut, { where: shown(sight), order: orders[name] });
    }
    const { viewerId } = sight;
    const [row = []] = await this.#run(
      this.#hotStatement(name, sight, cut),
      viewerId === null ? [] : [viewerId],
    );
    const cards = cardsIn(row, await this.#tags.list());
    return cardPage(cards, cut, { hidden: await this.#countHidden(sight) });
  }

  #hotStatement(name: OrderName, sight: ContentFilter, cut: PageInput): Statement {
    const key = `${name} ${sight.adult ? "all" : "sfw"} ${sight.viewerId === null ? "visitor" : "viewer"} ${cut.page}`;
    const kept = this.#hot.get(key);
    if (kept) return kept;
    const made = hotStatement(key, name, sight, cut);
    this.#hot.set(key, made);
    return made;
  }

  async #page(sight: ContentFilter, cut: PageInput, list: OrderedList, scope?: Scope): Promise<CardPage> {
    const cards = await this.#read(sight, pageRows(cut, list), list.order);
    return cardPage(cards, cut, { hidden: await this.#countHidden(sight, scope) });
  }

  async #read({ viewerId }: ContentFilter, rows: SQL, order: SQL): Promise<readonly string[]> {
    const query = cardsQuery(rows, order, viewerId === null ? null : sql`${viewerId}`);
    return readCards(this.#db, query, await this.#tags.list());
  }

  // Everybody with the same filters gets the same count: for a few seconds it is counted once. Plain filters that leave
  // anything out leave out the adult rating.
  #countHidden(sight: ContentFilter, scope?: Scope): Promise<number> {
    const count = () => countHidden(this.#db, sight, scope?.where);
    if (!isPlain(sight) || sight.adult) return count();
    return cached(this.#hidden, scope?.key ?? "", count);
  }
}

/** A page of everything as a statement that is planned once; of its viewer it takes the id. */
export function hotStatement(key: string, name: OrderName, sight: ContentFilter, cut: PageInput): Statement {
  const isVisitor = sight.viewerId === null;
  const list = { where: shown(sight), order: orders[name] };
  const query = cardsQuery(pageRows(cut, list), list.order, isVisitor ? null : sql`$1`);
  return statementOf(key, query, isVisitor ? 0 : 1);
}
