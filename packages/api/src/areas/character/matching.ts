import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, or, type SQL, sql } from "drizzle-orm";
import { character } from "../../db/schema.ts";
import { byScore, type OrderedList } from "./listings.ts";
import { literally, wordsOf } from "./searchWords.ts";
import { arrayOf } from "./sight.ts";
import type { TagList } from "./tags.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** The condition that a character is what a search asks for; undefined when it asks for everything. */
export function scopeOf(input: SearchInput, tags: TagList): SQL | undefined {
  return and(filterOf(input), matches(input.info, tags));
}

/** The condition of a search's tags and creator alone. */
export function filterOf({ tags, not, creator }: SearchInput): SQL | undefined {
  return and(
    creator === undefined ? undefined : sql`${character.creator_id} = ${creator}`,
    tags ? sql`${character.tag_ids} @> ${arrayOf(tags.split(","))}::integer[]` : undefined,
    not ? sql`not ${character.tag_ids} && ${arrayOf(not.split(","))}::integer[]` : undefined,
  );
}

/** The condition that a name is the text. */
export function isNamed(text: string): SQL {
  return sql`lower(${character.name}) = ${text.toLowerCase()}`;
}

/** The condition that a name holds the words of the text. */
export function bearsWords(text: string): SQL {
  const { whole, typed } = wordsOf(text);
  const words = sql`to_tsquery('simple', ${[whole, typed].filter(Boolean).join(" & ")})`;
  return sql`to_tsvector('simple', ${character.name}) @@ ${words}`;
}

/** {@link bearsWords} for rows that are at hand: names weigh A in what is stored. */
export function bearsStoredWords(text: string): SQL {
  const { whole, typed } = wordsOf(text);
  const words = [...whole.split(" & "), typed.replace(/:\*$/, "")].filter(Boolean);
  const last = words.pop();
  const weighed = [...words.map((word) => `${word}:A`), ...(last ? [`${last}:*A`] : [])].join(" & ");
  return sql`${character.search} @@ to_tsquery('english', ${weighed})`;
}

/** How well the words of the text fit a character, names before taglines before texts. */
export function rankOf(text: string): SQL {
  return sql`ts_rank(${character.search}, ${queryOf(text)})`;
}

/** Names that hold the text somewhere, those that rank highest first. */
export function within(text: string): OrderedList {
  const where = sql`lower(${character.name}) like ${`%${literally(text.toLowerCase())}%`}`;
  return { where, order: byScore };
}

/** Names that are spelled like the text, the most like it first. */
export function spelledLike(text: string): OrderedList {
  const lower = text.toLowerCase();
  const name = sql`lower(${character.name})`;
  return {
    where: sql`${name} %> ${lower}`,
    order: sql`word_similarity(${lower}, ${name}) desc, ${character.id} desc`,
  };
}

function matches(text: string, tags: TagList): SQL | undefined {
  if (text === "") return undefined;
  const named = tags.named(text);
  return or(
    sql`${character.search} @@ ${queryOf(text)}`,
    named.length > 0 ? sql`${character.tag_ids} && ${arrayOf(named)}::integer[]` : undefined,
  );
}

// The last word may still be being typed, when it has no stem yet, and may look like one too common to be looked up.
function queryOf(text: string): SQL {
  const { whole, typed } = wordsOf(text);
  const last = sql`(to_tsquery('english', ${typed}) || to_tsquery('simple', ${typed}))`;
  return whole === "" ? last : sql`(to_tsquery('english', ${whole}) && ${last})`;
}
