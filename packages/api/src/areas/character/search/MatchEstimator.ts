import type { ParsedInputOf, routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import type { Deps } from "../../../domain/deps.ts";
import { type Database, rowsOf, type RunStatement } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { statementOf } from "../../../db/statements.ts";
import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import { byScore } from "../listings/listings.ts";
import { FEW } from "./matching.ts";
import { wordsIn, queryWords } from "./searchWords.ts";
import type { TagList } from "../listings/tags.ts";
import { type SampledCharacter, type SearchedWords, WordSample } from "./WordSample.ts";

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
  readonly tagList: TagList;
  readonly run: RunStatement;
}

/** A character of the sample as it is read; `called` is its name and tagline. */
type SampleRow = Readonly<Record<"words" | "name_words" | "tag_ids" | "creator_id" | "called", string>>;

/** The sample, and the number of all characters. */
interface Sample {
  readonly sample: WordSample;
  readonly all: number;
}

/**
 * Estimates whether a search has more than {@link FEW} matches, by the words of the highest ranked characters, because
 * the database estimates this badly. The sample is cached for ten minutes, with the stems of words in names and taglines.
 * The stems of other words are loaded from the database when they are first searched for.
 */
export class MatchEstimator {
  readonly #db: Database;
  readonly #sampled: LRUCache<string, Sample>;
  readonly #stems: LRUCache<string, string>;

  constructor({ db, now }: Pick<Deps, "db" | "now">) {
    this.#db = db;
    this.#sampled = ttlCache(now, { ttlMs: 10 * MINUTE_MS, max: 1 });
    this.#stems = ttlCache(now, { ttlMs: 24 * 60 * MINUTE_MS, max: 20_000 });
  }

  /** Whether a search has many matches. */
  async estimate({ input, tagList, run }: EstimateInput): Promise<MatchEstimate> {
    const { sample, all } = await cached(this.#sampled, "", () => this.#read(run));
    const isMany = (count: number) => count > 0 && (count * all) / sample.characters.length > FEW;
    const wanted = { has: idsOf(input.tags), lacks: idsOf(input.not), creatorId: input.creator };
    const passes = ({ tagIds, creatorId }: WordSample["characters"][number]) =>
      wanted.has.every((id) => tagIds.includes(id)) &&
      !wanted.lacks.some((id) => tagIds.includes(id)) &&
      (wanted.creatorId === undefined || wanted.creatorId === creatorId);
    const { words, nameWords } = await this.#wordsOf(input.info, run);
    const withWords = sample.withWords(words);
    const withNames = sample.withNameWords(nameWords);
    const tagIds = tagList.named(input.info);
    const matches = sample.characters.flatMap((one, place) => {
      const isMatch =
        input.info === "" || withWords.has(place) || tagIds.some((id) => one.tagIds.includes(id));
      return isMatch && passes(one) ? [place] : [];
    });
    return {
      matches: isMany(matches.length),
      names: isMany(matches.filter((place) => withNames.has(place)).length),
    };
  }

  // In the same way as `matching.ts`: stop words have no stem.
  async #wordsOf(text: string, run: RunStatement): Promise<Record<"words" | "nameWords", SearchedWords>> {
    const { complete, incomplete } = queryWords(text);
    const last = incomplete.replace(/:\*$/, "");
    const stems = await this.#stemsOf([...complete.split(" & "), last].filter(Boolean), run);
    const stem = last === "" ? "" : (stems.pop() ?? "");
    const whole = stems.filter(Boolean);
    return {
      words: { whole, prefixes: [...new Set([stem, last])].filter(Boolean) },
      nameWords: { whole, prefixes: [stem].filter(Boolean) },
    };
  }

  async #stemsOf(words: readonly string[], run: RunStatement): Promise<string[]> {
    const unknown = words.filter((word) => this.#stems.get(word) === undefined);
    if (unknown.length > 0) {
      const [[stems = ""] = []] = await run(stemStatement, [unknown.join(" ")]);
      const each = (stems ?? "").split(" ");
      for (const [at, word] of unknown.entries()) this.#stems.set(word, each[at] ?? "");
    }
    return words.map((word) => this.#stems.get(word) ?? "");
  }

  async #read(run: RunStatement): Promise<Sample> {
    const words = (vector: ReturnType<typeof sql>) => sql`array_to_string(tsvector_to_array(${vector}), ' ')`;
    const rows = rowsOf<SampleRow>(
      await this.#db.execute(sql`
        select ${words(sql`${character.search}`)} as words, ${words(sql`ts_filter(${character.search}, '{a}')`)} as name_words,
          array_to_string(${character.tag_ids}, ',') as tag_ids, ${character.creator_id} as creator_id,
          ${character.name} || ' ' || ${character.tagline} as called
        from ${character} where ${character.listed} order by ${byScore} limit ${sql.raw(String(SAMPLE))}`),
    );
    const [counted] = rowsOf<{ count: number }>(
      await this.#db.execute(sql`select count(*)::int as count from
        (select 1 from ${character} where ${character.listed} limit ${sql.raw(String(CATALOGUE_MAX))}) as counted`),
    );
    // Users mostly search for words of names and taglines. A stem that is cached saves a query.
    await this.#stemsOf([...new Set(rows.flatMap(({ called }) => wordsIn(called)))], run);
    return { sample: new WordSample(rows.map(sampledFrom)), all: counted?.count ?? 0 };
  }
}

const stemStatement = statementOf(
  "stems",
  sql`select string_agg(coalesce((ts_lexize('english_stem', word))[1], ''), ' ' order by place)
    from unnest(string_to_array($1, ' ')) with ordinality as searched(word, place)`,
  1,
);

function sampledFrom(row: SampleRow): SampledCharacter {
  return {
    words: row.words.split(" "),
    nameWords: row.name_words.split(" "),
    tagIds: idsOf(row.tag_ids),
    creatorId: row.creator_id,
  };
}

function idsOf(list: string | undefined): number[] {
  return list ? list.split(",").map(Number) : [];
}
