import type { CastMember } from "@mimi/demo";
import { asc, sql } from "drizzle-orm";
import type { Database } from "../db/Database.ts";
import { tag } from "../db/schema/character.ts";
import { character, user } from "../db/schema/referenced.ts";
import { characterSearch, userSearch } from "../db/search/searchColumns.ts";
import type { Deps } from "../domain/deps.ts";
import { insertCharacters, type NewCharacter } from "../domain/characters/characterTexts.ts";
import { loadDemo } from "../shared/loadDemo.ts";
import { adultPlaceholders } from "./adultPlaceholders.ts";
import { publishSampleCovers, type SampleCover } from "./sampleCovers.ts";
import { SEED_LOCK, seedTags } from "./seedTags.ts";
import { earlyDate, spreadDate } from "./spreadDate.ts";

type SeedDeps = Pick<Deps, "db" | "files" | "now">;

/** Adds the tags and the sample characters to an empty database. A database with users or characters is not changed. */
export async function seedSample(deps: SeedDeps): Promise<void> {
  await seedTags(deps.db);
  if (!(await isEmpty(deps.db))) return;
  const { wholeCast } = await loadDemo();
  // Files first: their names are fixed, so an interrupted start can be repeated.
  const covers = await publishSampleCovers(deps.files);
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isEmpty(tx)) await write(tx, wholeCast, covers, deps.now());
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const users = await db.select({ id: user.id }).from(user).limit(1);
  const characters = await db.select({ id: character.id }).from(character).limit(1);
  return users.length + characters.length === 0;
}

async function write(
  db: Database,
  cast: readonly CastMember[],
  covers: ReadonlyMap<string, SampleCover>,
  now: Date,
): Promise<void> {
  const tags = await db.select({ id: tag.id, slug: tag.slug }).from(tag).orderBy(asc(tag.id));
  const tagIds = new Map(tags.map(({ id, slug }) => [slug, id]));
  const creators = [...new Set(cast.map(({ character: { creator } }) => creator))];
  await db.insert(user).values(
    creators.map((name) => ({
      id: name,
      user_name: name,
      ...userSearch(name),
      biography: "House account of the sample cast.",
      created_at: spreadDate("", now),
    })),
  );
  const rows = cast.map((one) => rowOf(one, tagIds, covers.get(one.character.slug), now));
  const adults = adultPlaceholders(creators[0] ?? "house", tags[0]?.id ?? 1, now);
  await insertCharacters(
    db,
    [...rows, ...adults].map((row) => ({ ...row, ...characterSearch(row) })),
  );
}

function rowOf(
  { character: one, language }: CastMember,
  tagIds: ReadonlyMap<string, number>,
  cover: SampleCover | undefined,
  now: Date,
): NewCharacter {
  const published = language === "en" ? spreadDate(one.slug, now) : earlyDate(one.slug, now);
  return {
    ...cover,
    ...one.popularity,
    id: one.slug,
    creator_id: one.creator,
    name: one.name,
    chat_name: one.chatName,
    tagline: one.tagline,
    bio: one.bio,
    greeting: one.greeting,
    alternate_greetings: one.alternateGreetings,
    definition: one.definition,
    personality: one.personality,
    scenario: one.scenario,
    language: primaryTag(language),
    example_dialogs: one.exampleDialogs,
    tag_ids: one.tags.map((slug) => idOf(tagIds, slug, one.slug)),
    visibility: "public",
    definition_visibility: "shown",
    status: "published",
    created_at: published,
    updated_at: published,
    published_at: published,
  };
}

function idOf(tagIds: ReadonlyMap<string, number>, slug: string, wearer: string): number {
  const id = tagIds.get(slug);
  if (id === undefined)
    throw new Error(`${wearer} of the sample cast wears the tag ${slug}, which tags.ts lacks.`);
  return id;
}

/** As users choose it in the form of a character: "pt" for "pt-BR". */
function primaryTag(tag: string): string {
  return new Intl.Locale(tag).language;
}
