import type { ParsedInputOf, routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import type { Deps } from "../../../domain/deps.ts";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import { byScore } from "../listings/listings.ts";
import { FEW } from "./matching.ts";
import type { QueryToken } from "./searchWords.ts";
import { type SampledCharacter, WordSample } from "./WordSample.ts";

/** The number of highest ranked characters in the sample. */
const SAMPLE = 1_000;
/** A larger number of characters changes no estimate: the common words have many matches anyway. */
const CATALOGUE_MAX = 200_000;
const MINUTE_MS = 60_000;

/** Whether a search has many matches. */
export interface MatchEstimate {
  /** Whether following the index of an order soon finds a page of matches. */
  readonly matches: boolean;
  /** The same for matches whose names contain the words. */
  readonly names: boolean;
}

/** What an estimate needs. */
interface EstimateInput {
  readonly input: ParsedInputOf<typeof routes.search>;
  /** The tags whose name is the text. */
  readonly tagIds: readonly number[];
  /** The words of the text. */
  readonly searched: readonly QueryToken[];
}

/** A character of the sample as it is read. */
type SampleRow = Readonly<Record<"words" | "name_words" | "tag_ids" | "creator_id", string>>;

/** The sample, and the number of all characters. */
interface Sample {
  readonly sample: WordSample;
  readonly all: number;
}

/**
 * Estimates whether a search has more than {@link FEW} matches, by the words of the highest ranked characters, because
 * the database estimates this badly. The sample is cached for ten minutes.
 */
export class MatchEstimator {
  readonly #db: Database;
  readonly #sampled: LRUCache<string, Sample>;

  constructor({ db, now }: Pick<Deps, "db" | "now">) {
    this.#db = db;
    this.#sampled = ttlCache(now, { ttlMs: 10 * MINUTE_MS, max: 1 });
  }

  /** Whether a search has many matches. */
  async estimate({ input, tagIds: named, searched }: EstimateInput): Promise<MatchEstimate> {
    const { sample, all } = await cached(this.#sampled, "", () => this.#read());
    const isMany = (count: number) => count > 0 && (count * all) / sample.characters.length > FEW;
    const wanted = { has: idsOf(input.tags), lacks: idsOf(input.not), creatorId: input.creator };
    const passes = ({ tagIds, creatorId }: WordSample["characters"][number]) =>
      wanted.has.every((id) => tagIds.includes(id)) &&
      !wanted.lacks.some((id) => tagIds.includes(id)) &&
      (wanted.creatorId === undefined || wanted.creatorId === creatorId);
    const withWords = sample.withWords(searched);
    const withNames = sample.withNameWords(searched);
    const matches = sample.characters.flatMap((one, place) => {
      const isMatch =
        input.info === "" || withWords.has(place) || named.some((id) => one.tagIds.includes(id));
      return isMatch && passes(one) ? [place] : [];
    });
    return {
      matches: isMany(matches.length),
      names: isMany(matches.filter((place) => withNames.has(place)).length),
    };
  }

  async #read(): Promise<Sample> {
    const words = (vector: ReturnType<typeof sql>) =>
      sql`coalesce(array_to_string(tsvector_to_array(${vector}), ' '), '')`;
    const rows = rowsOf<SampleRow>(
      await this.#db.execute(sql`
        select ${words(sql`${character.search}`)} as words, ${words(sql`ts_filter(${character.search}, '{a}')`)} as name_words,
          array_to_string(${character.tag_ids}, ',') as tag_ids, ${character.creator_id} as creator_id
        from ${character} where ${character.listed} order by ${byScore} limit ${sql.raw(String(SAMPLE))}`),
    );
    const [counted] = rowsOf<{ count: number }>(
      await this.#db.execute(sql`select count(*)::int as count from
        (select 1 from ${character} where ${character.listed} limit ${sql.raw(String(CATALOGUE_MAX))}) as counted`),
    );
    return { sample: new WordSample(rows.map(sampledFrom)), all: counted?.count ?? 0 };
  }
}

function sampledFrom(row: SampleRow): SampledCharacter {
  return {
    words: row.words.split(" "),
    nameWords: row.name_words.split(" "),
    tagIds: idsOf(row.tag_ids),
    creatorId: row.creator_id,
  };
}

/** Comma-separated ids as numbers. */
export function idsOf(list: string | undefined): number[] {
  return list ? list.split(",").map(Number) : [];
}
