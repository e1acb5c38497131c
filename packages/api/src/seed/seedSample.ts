import { sql } from "drizzle-orm";
import type { Deps } from "../domain/deps.ts";
import type { Database } from "../db/Database.ts";
import { sampleCast } from "../db/sample/cast/cast.ts";
import type { SampleCharacter } from "../db/sample/cast/SampleCharacter.ts";
import { sampleTags } from "../db/sample/tags.ts";
import { character, tag, user } from "../db/schema.ts";
import { adultPlaceholders } from "./adultPlaceholders.ts";
import { publishSampleCovers, type SamplePicture } from "./sampleCovers.ts";
import { spreadDate } from "./spreadDate.ts";

/** Any number that no other program of the database uses: several instances may start at once. */
const SEED_LOCK = 727_272;

type SeedDeps = Pick<Deps, "db" | "files" | "now">;
type CharacterRow = typeof character.$inferInsert;

/** Fills an empty database with the tags and the cast; one that was filled before is left alone, whatever it holds. */
export async function seedSample(deps: SeedDeps): Promise<void> {
  if (await isSeeded(deps.db)) return;
  // Files first: their names are fixed, so that a start that was cut short is simply done again.
  const pictures = await publishSampleCovers(deps.files);
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await isSeeded(tx)) return;
    await write(tx, pictures, deps.now());
  });
}

async function isSeeded(db: Database): Promise<boolean> {
  const rows = await db.select({ id: tag.id }).from(tag).limit(1);
  return rows.length > 0;
}

async function write(db: Database, pictures: ReadonlyMap<string, SamplePicture>, now: Date): Promise<void> {
  const tags = await db
    .insert(tag)
    .values([...sampleTags])
    .returning({ id: tag.id, slug: tag.slug });
  const tagIds = new Map(tags.map(({ id, slug }) => [slug, id]));
  const creators = [...new Set(sampleCast.map(({ creator }) => creator))];
  await db.insert(user).values(
    creators.map((name) => ({
      id: name,
      user_name: name,
      biography: "House account of the sample cast.",
      created_at: spreadDate("", now),
    })),
  );
  const rows = sampleCast.map((one) => rowOf(one, tagIds, pictures.get(one.slug), now));
  const adults = adultPlaceholders(creators[0] ?? "house", tags[0]?.id ?? 1, now);
  for (const row of [...rows, ...adults]) await db.insert(character).values(row);
}

function rowOf(
  one: SampleCharacter,
  tagIds: ReadonlyMap<string, number>,
  picture: SamplePicture | undefined,
  now: Date,
): CharacterRow {
  const published = spreadDate(one.slug, now);
  return {
    ...picture,
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
