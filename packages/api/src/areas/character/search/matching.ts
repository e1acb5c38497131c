import type { ParsedInputOf, routes } from "@mimi/contract";
import { and, or, type SQL, sql } from "drizzle-orm";
import { character } from "../../../db/schema.ts";
import { byScore, type OrderedList } from "../listings/listings.ts";
import type { SearchTexts } from "./searchTexts.ts";
import { arrayOf } from "../listings/contentFilter.ts";

type SearchInput = ParsedInputOf<typeof routes.search>;

/** The condition that a character is what a search asks for; undefined when it asks for everything. */
export function scopeOf(input: SearchInput, texts: SearchTexts): SQL | undefined {
  return and(filterOf(input), matches(texts));
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
export function isNamed({ text }: SearchTexts): SQL {
  return sql`lower(${character.name}) = ${text}`;
}

/** The condition that a name holds the words of the text. */
export function bearsWords({ inName }: SearchTexts): SQL {
  return sql`to_tsvector('simple', ${character.name}) @@ ${once(sql`to_tsquery('simple', ${inName})`)}`;
}

/** {@link bearsWords} for rows that are at hand: names weigh A in what is stored. */
export function bearsStoredWords({ weighed }: SearchTexts): SQL {
  return sql`${character.search} @@ ${once(sql`to_tsquery('english', ${weighed})`)}`;
}

/** How well the words of the text fit a character, names before taglines before texts. */
export function rankOf(texts: SearchTexts): SQL {
  return sql`ts_rank(${character.search}, ${once(searchQuery(texts, sql`stem || word`))})`;
}

/** Names that hold the text somewhere, those that rank highest first. */
export function within({ part }: SearchTexts): OrderedList {
  return { where: sql`lower(${character.name}) like ${part}`, order: byScore };
}

/** Names that are spelled like the text, the most like it first. */
export function spelledLike({ text }: SearchTexts): OrderedList {
  const name = sql`lower(${character.name})`;
  return {
    where: sql`${name} %> ${text}`,
    order: sql`word_similarity(${text}, ${name}) desc, ${character.id} desc`,
  };
}

function matches(texts: SearchTexts): SQL | undefined {
  if (texts.text === "") return undefined;
  return or(
    sql`${character.search} @@ ${once(searchQuery(texts, lookedUp))}`,
    texts.worn === "" ? undefined : sql`${character.tag_ids} && ${texts.worn}::integer[]`,
  );
}

// The last word may still be being typed, when it has no stem yet, and may look like one too common to be looked up.
function searchQuery({ whole, typed }: SearchTexts, last: SQL): SQL {
  const begun = sql`(select ${last} from
    (select to_tsquery('english', ${typed}) as stem, to_tsquery('simple', ${typed}) as word) as typed)`;
  return whole === "" ? begun : sql`(to_tsquery('english', ${whole}) && ${begun})`;
}

// What begins with a word also begins with what that word begins with, as its stem mostly is: that alone is looked up,
// as each beginning to look up costs more than all whole words.
const lookedUp = sql`case when numnode(stem) = 1 and starts_with(word::text, rtrim(stem::text, ''':*'))
  then stem else stem || word end`;

// Within a condition, words would be stemmed anew for each row that is looked at.
function once(query: SQL): SQL {
  return sql`(select ${query})`;
}
