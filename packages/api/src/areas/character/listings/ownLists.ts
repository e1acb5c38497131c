import { type CharacterSummary, RAIL_SIZE, type Rating } from "@mimi/contract";
import { and, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { reaction } from "../../../db/schema/character.ts";
import { chat } from "../../../db/schema/chat.ts";
import { character } from "../../../db/schema/referenced.ts";
import type { SessionUser } from "../../../domain/access/SessionUser.ts";
import { accessibleTo } from "../../../domain/access/characterAccess.ts";
import { newestText } from "../../../domain/takedown/removedGreetings.ts";
import { previewOf } from "../../../shared/excerpt.ts";
import type { ListInput } from "./CharacterLists.ts";
import {
  type SummaryPageJson,
  summaryPage,
  summariesQuery,
  readSummariesJson,
  readSummaries,
} from "./summaryRows.ts";
import { countHidden, pageRows } from "./listings.ts";
import { ownFilter, passes } from "./contentFilter.ts";
import type { Tags } from "./tags.ts";

/** The most chats that are read for the rail: characters of some may be deleted or filtered out. */
const RECENT_READ = 40;

/** `/character/favourite/`, latest first. */
export async function listFavourites(
  db: Database,
  tags: Tags,
  sessionUser: SessionUser,
  input: ListInput,
): Promise<SummaryPageJson> {
  const filter = ownFilter(sessionUser, input.rating);
  const order = sql`${reaction.favourited_at} desc, ${character.id} desc`;
  const own = sql`${character} join ${reaction} on ${reaction.character_id} = ${character.id}
    and ${reaction.user_id} = ${sessionUser.id}`;
  const where = and(isNotNull(reaction.favourited_at), accessibleTo(sessionUser.id), passes(filter));
  const rows = pageRows(input, { where, order }, own);
  const summaries = await readSummariesJson(
    db,
    summariesQuery(rows, order, sql`${sessionUser.id}`),
    await tags.list(),
  );
  const favourite = sql`exists (select 1 from ${reaction} where ${reaction.character_id} = ${character.id}
    and ${reaction.user_id} = ${sessionUser.id} and ${reaction.favourited_at} is not null)`;
  return summaryPage(summaries, input, await countHidden(db, filter, favourite));
}

/** `/index/recent/`: the characters of the user's latest chats, each with its latest chat; empty for visitors. */
export async function listRecent(
  db: Database,
  tags: Tags,
  sessionUser: SessionUser | null,
  rating: Rating,
): Promise<CharacterSummary[]> {
  if (!sessionUser) return [];
  const chats = await latestChats(db, sessionUser.id);
  if (chats.length === 0) return [];
  const filter = ownFilter(sessionUser, rating);
  const ids = chats.map((one) => one.character_id);
  const where = and(inArray(character.id, ids), accessibleTo(sessionUser.id), passes(filter));
  const summaries = await readSummaries(db, sessionUser.id, where, await tags.list());
  return chats
    .flatMap(({ character_id, updated_at, preview, ...last }) => {
      const summary = summaries.get(character_id);
      return summary
        ? [
            {
              ...summary,
              last_chat: { ...last, preview: previewOf(preview), updated_at: updated_at.toISOString() },
            },
          ]
        : [];
    })
    .slice(0, RAIL_SIZE);
}

function latestChats(db: Database, userId: string) {
  const latest = db
    .selectDistinctOn([chat.character_id], {
      chat_key: chat.chat_key,
      character_id: chat.character_id,
      title: chat.title,
      message_count: chat.message_count,
      updated_at: chat.updated_at,
    })
    .from(chat)
    .where(and(eq(chat.user_id, userId), isNull(chat.deleted_at)))
    .orderBy(chat.character_id, desc(chat.updated_at))
    .as("latest");
  // Of these few only: to read the texts of all chats would take long.
  const preview = newestText(sql`latest.chat_key`);
  return db
    .select({ ...latest._.selectedFields, preview })
    .from(latest)
    .orderBy(desc(latest.updated_at))
    .limit(RECENT_READ);
}
