import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { rowsOf } from "../../db/Database.ts";
import { chat, memory, message, variant, variantText } from "../../db/schema/chat.ts";
import { takedown, withheld } from "../../db/schema/safety.ts";
import { PREVIEW_SOURCE } from "../../shared/excerpt.ts";

/** The fewest characters of a text whose copies in the memory are found by the text. */
export const QUOTE_MIN = 12;
/** Rows that one statement changes, so that no statement blocks others for long. */
const BATCH = 500;

// A removed character changes no chat: its takedown withholds the greeting, and what was made of it, where they are read.
// The columns have the names of their tables, because these conditions are used in queries of one table too.

/** The condition that a character is removed. */
function isRemoved(characterId: SQL): SQL {
  return sql`exists (select 1 from ${takedown} as removed
    where removed.kind = 'character' and removed.item_id = ${characterId} and removed.status = 'removed')`;
}

/** The condition that the character of a chat is removed. */
export const isOfRemoved = isRemoved(sql`${chat}.character_id`);

/** Whether a message is the greeting of a removed character. */
export const isRemovedGreeting = sql<boolean>`(${message}.kind = 'greeting' and exists (
  select 1 from ${chat} as greeted where greeted.chat_key = ${message}.chat_key and ${isRemoved(sql`greeted.character_id`)}))`;

/** Whether a message is taken down, by itself or with its character. Then it has no text and cannot be changed. */
export const isTakenDown = sql<boolean>`(${message}.taken_down or ${isRemovedGreeting})`;

/** All columns of a message, with {@link isTakenDown}. */
export const messageColumns = { ...getTableColumns(message), taken_down: isTakenDown };

/** The title of a chat. One of the model is withheld with the greeting. */
export const shownTitle = sql<string>`case when ${chat}.title_source = 'model' and ${isOfRemoved} then '' else ${chat}.title end`;

/**
 * The beginning of the newest message of a chat that has a text, for `previewOf`: a reply has none before it ends. Empty when that
 * message is taken down.
 */
export function newestText(chatKey: SQL): SQL<string> {
  return sql<string>`coalesce((
    select case when ${isRemovedGreeting} then '' else (
      select left(said.text, ${PREVIEW_SOURCE}) from ${variantText} as said where said.id = ${variant}.text_id) end
    from ${message} join ${variant} on ${variant}.message_id = ${message}.id and ${variant}.index = ${message}.selected
    where ${message}.chat_key = ${chatKey} and ${message}.deleted_at is null and ${variant}.text_id is not null
    order by ${message}.position desc limit 1), '')`;
}

const quoteMin = sql.raw(String(QUOTE_MIN));

/** The condition that a line of memory has a text, or that the text has the line. */
function isQuoteOf(text: SQL): SQL {
  return sql`((length(${text}) >= ${quoteMin} and position(${text} in ${memory}.text) > 0)
    or (length(${memory}.text) >= ${quoteMin} and position(${memory}.text in ${text}) > 0))`;
}

/** The greetings of the removed revision of a greeting's chat, with the names in them. They are withheld until they are deleted. */
const removedTexts = sql`select replace(replace(written, '{{user}}', greeting.greeting_macros ->> 'user'), '{{char}}',
    coalesce(nullif(kept.content -> 'fields' ->> 'chat_name', ''), kept.content -> 'fields' ->> 'name')) as text
  from ${chat} as greeted join ${withheld} as kept on kept.kind = 'character' and kept.item_id = greeted.character_id
    and kept.slot = 'revision' and kept.row_id = greeted.character_id || ' ' || greeted.character_revision
  cross join jsonb_array_elements_text(jsonb_build_array(kept.content -> 'fields' -> 'greeting')
    || coalesce((kept.content -> 'fields' -> 'alternate_greetings')::jsonb, '[]')) as written
  where greeted.chat_key = greeting.chat_key and greeting.greeting_macros is not null`;

/** The condition that a line of memory is made of the greeting: it names the greeting as a source, or one text has the other. */
const isOfGreeting = sql`exists (select 1 from ${message} as greeting
  where greeting.chat_key = ${memory}.chat_key and greeting.kind = 'greeting' and (
    exists (select 1 from jsonb_array_elements(${memory}.sources) as source where source ->> 'message_id' = greeting.id)
    or exists (select 1 from ${variant} as one join ${variantText} as said on said.id = one.text_id
      where one.message_id = greeting.id and ${isQuoteOf(sql`said.text`)})
    or exists (select 1 from (${removedTexts}) as removed_text where ${isQuoteOf(sql`removed_text.text`)})))`;

/** The condition that a line of memory is not withheld. Messages are read in chats of removed characters only. */
export const isLineShown = sql<boolean>`case when exists (select 1 from ${chat} as remembered
  where remembered.chat_key = ${memory}.chat_key and ${isRemoved(sql`remembered.character_id`)})
  then not ${isOfGreeting} else true end`;

/** Deletes for good what is withheld of the chats with a removed character. In short steps, which can be repeated. */
export async function deleteRemovedGreetings(db: Database, characterId: string): Promise<void> {
  const ofCharacter = sql`${chat}.character_id = ${characterId}`;
  const inChats = sql`join ${chat} on ${chat}.chat_key = ${message}.chat_key and ${ofCharacter}`;
  const greeting = sql`${message} ${inChats} join ${variant} on ${variant}.message_id = ${message}.id`;
  // The lines first: some are found by the texts of the greetings.
  await inBatches(
    db,
    sql`delete from ${memory} where id in (select ${memory}.id from ${memory}
      join ${chat} on ${chat}.chat_key = ${memory}.chat_key and ${ofCharacter}
      where not ${isLineShown} limit ${BATCH}) returning 1 as one`,
  );
  await inBatches(
    db,
    sql`update ${chat} set title = '' where chat_key in (select chat_key from ${chat}
      where ${ofCharacter} and title_source = 'model' and title <> '' limit ${BATCH}) returning 1 as one`,
  );
  await inBatches(
    db,
    sql`update ${variant} set feedback_text = '' where id in (select ${variant}.id from ${greeting}
      where ${message}.kind = 'greeting' and ${variant}.feedback_text <> '' limit ${BATCH}) returning 1 as one`,
  );
  await inBatches(
    db,
    sql`update ${variantText} set text = '', original = null, line = null where id in (
      select distinct ${variantText}.id from ${greeting} join ${variantText} on ${variantText}.id = ${variant}.text_id
      where ${message}.kind = 'greeting' and (${variantText}.text <> '' or ${variantText}.original is not null) limit ${BATCH})
      returning 1 as one`,
  );
}

async function inBatches(db: Database, statement: SQL): Promise<void> {
  while (rowsOf(await db.execute(statement)).length === BATCH);
}
