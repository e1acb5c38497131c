import type { ParsedInputOf, routes } from "@mimi/contract";
import { sql } from "drizzle-orm";
import type { Deps } from "../../../domain/deps.ts";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { character } from "../../../db/schema.ts";
import { type RunStatement, statementOf } from "../../../db/statements.ts";
import { type Density, FEW } from "./searchQueries.ts";
import type { LRUCache } from "lru-cache";
import { cached, ttlCache } from "../../../shared/ttlCache.ts";
import { byScore } from "../listings/listings.ts";
import { wordsIn, queryWords } from "./searchWords.ts";
import type { TagList } from "../listings/tags.ts";
import { type SampledCharacter, type SoughtWords, WordSample } from "./WordSample.ts";

/** Characters that rank highest, by which it is guessed how many match. */
const SAMPLE = 1_000;
/** Beyond, a search counts as of a catalogue of this size: all of its common words are dense anyway. */
const CATALOGUE_MAX = 200_000;
const MINUTE_MS = 60_000;

/** What is guessed of. */
interface Guessed {
  readonly input: ParsedInputOf<typeof routes.search>;
  readonly tagList: TagList;
  readonly run: RunStatement;
}

/** A character of the sample as it is read; `called` is its name with its tagline. */
type SampleRow = Readonly<Record<"words" | "name_words" | "tag_ids" | "creator_id" | "called", string>>;

/** A sample of a catalogue, and how many characters that has. */
interface Sampled {
  readonly sample: WordSample;
  readonly all: number;
}

/**
 * Guesses whether more than {@link FEW} match a search, by the characters that rank highest. They are kept in memory, for
 * ten minutes, and so are the stems of what they are called: the database is asked only those of other words that nobody
 * searched for lately.
 */
export class DensityGuess {
  readonly #db: Database;
  readonly #sampled: LRUCache<string, Sampled>;
  readonly #stems: LRUCache<string, string>;

  constructor({ db, now }: Pick<Deps, "db" | "now">) {
    this.#db = db;
    this.#sampled = ttlCache(now, { ttlMs: 10 * MINUTE_MS, max: 1 });
    this.#stems = ttlCache(now, { ttlMs: 24 * 60 * MINUTE_MS, max: 20_000 });
  }

  /** How many match, as far as their statement must know. */
  async of({ input, tagList, run }: Guessed): Promise<Density> {
    const { sample, all } = await cached(this.#sampled, "", () => this.#read(run));
    const isDense = (count: number) => count > 0 && (count * all) / sample.characters.length > FEW;
    const wanted = { has: idsOf(input.tags), lacks: idsOf(input.not), creatorId: input.creator };
    const passes = ({ tagIds, creatorId }: WordSample["characters"][number]) =>
      wanted.has.every((id) => tagIds.includes(id)) &&
      !wanted.lacks.some((id) => tagIds.includes(id)) &&
      (wanted.creatorId === undefined || wanted.creatorId === creatorId);
    const { sought, soughtInNames } = await this.#soughtBy(input.info, run);
    const having = sample.having(sought);
    const named = sample.named(soughtInNames);
    const worn = tagList.named(input.info);
    const matches = sample.characters.flatMap((one, place) => {
      const isMatch = input.info === "" || having.has(place) || worn.some((id) => one.tagIds.includes(id));
      return isMatch && passes(one) ? [place] : [];
    });
    return {
      matches: isDense(matches.length),
      names: isDense(matches.filter((place) => named.has(place)).length),
    };
  }

  // As `matching.ts` looks for them: words that are too common to be looked up have no stem.
  async #soughtBy(text: string, run: RunStatement): Promise<Record<"sought" | "soughtInNames", SoughtWords>> {
    const { whole, typed } = queryWords(text);
    const last = typed.replace(/:\*$/, "");
    const stems = await this.#stemsOf([...whole.split(" & "), last].filter(Boolean), run);
    const stem = last === "" ? "" : (stems.pop() ?? "");
    const words = stems.filter(Boolean);
    return {
      sought: { whole: words, begun: [...new Set([stem, last])].filter(Boolean) },
      soughtInNames: { whole: words, begun: [stem].filter(Boolean) },
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

  async #read(run: RunStatement): Promise<Sampled> {
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
    // What people search for most stands in a name or a tagline: each trip that finds its stem at hand is one less.
    await this.#stemsOf([...new Set(rows.flatMap(({ called }) => wordsIn(called)))], run);
    return { sample: new WordSample(rows.map(sampledFrom)), all: counted?.count ?? 0 };
  }
}

const stemStatement = statementOf(
  "stems",
  sql`select string_agg(coalesce((ts_lexize('english_stem', word))[1], ''), ' ' order by place)
    from unnest(string_to_array($1, ' ')) with ordinality as sought(word, place)`,
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
