import type { ReportKind } from "@mimi/contract";
import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import * as schema from "../../../db/schema.ts";

const of = (table: string, columns: string) => columns.split(" ").map((column) => `${table}.${column}`);

/** Every column that can have content of an item of a kind, and that loses the content when the item is removed. */
export const contentColumns: Readonly<Record<ReportKind, readonly string[]>> = {
  character: [
    ...of("character", "name tagline avatar_alt search folded_name name_key"),
    ...of("imported_card", "card"),
    ...of("character_revision", "fields"),
    ...of("variant_text", "text original line"),
    ...of("memory", "text"),
  ],
  message: [
    ...of("variant", "feedback_text"),
    ...of("variant_text", "text original line"),
    ...of("memory", "text"),
    ...of("chat", "title"),
  ],
  profile: of("user", "user_name biography search folded_name name_key"),
  image: [
    ...of("character", "avatar avatar_renditions"),
    ...of("character_revision", "fields"),
    ...of("user", "avatar"),
    ...of("persona", "avatar"),
  ],
};

/**
 * The columns that keep the content of an item that is removed until the time for an appeal is over, with the reader that
 * withholds it. No other code may show these columns of a greeting, or of a chat with a removed character.
 */
export const withheldByReaders: Readonly<Record<ReportKind, Readonly<Record<string, string>>>> = {
  character: {
    "variant_text.text": "isTakenDown, isRemovedGreeting",
    "variant_text.original": "isTakenDown",
    "variant_text.line": "isRemovedGreeting",
    "memory.text": "isLineShown",
    "chat.title": "shownTitle",
  },
  message: {},
  profile: {},
  image: {},
};

/** Columns that have reported content for moderators, until the time for an appeal is over. */
export const moderatorColumns = [...of("abuse_report", "evidence"), ...of("withheld", "content")];

/** The addresses of files that are answered with 410. */
export const addressColumns = [
  ...of("upload", "url renditions"),
  ...of("withdrawn_file", "name item_id"),
  ...of("withheld", "row_id"),
];

/** Columns without content that can be removed: identifiers, states, and words about content. */
const otherColumns = [
  ...of("user", "id identity_sub adult_version language"),
  ...of("session", "token_hash user_id provider"),
  ...of("subscription", "user_id customer_ref subscription_ref"),
  ...of("provider_subscription", "ref user_id customer_ref reason"),
  ...of("subscription_request", "ref"),
  ...of("simulated_subscription", "id customer user_id price"),
  ...of("age_check", "user_id verifier check_id"),
  ...of("ccbill_sale", "subscription_id order user_id price"),
  ...of("message_usage", "user_id"),
  ...of("byte_usage", "user_id"),
  ...of("payment_checkout", "ref user_id"),
  ...of("job_run", "name"),
  ...of("help_shown", "month region"),
  ...of("rate_limit", "key"),
  ...of("model_request", "id model caller owner"),
  ...of("account_storage", "user_id"),
  // Placeholders of an image. They are withheld with the image.
  ...of("upload", "color thumbhash user_id hashes"),
  ...of("character", "avatar_color avatar_thumbhash"),
  // Only its own user and the model see a persona.
  ...of("persona", "id user_id name description"),
  ...of("tag", "slug name"),
  ...of(
    "character",
    "id creator_id client_id language forked_from status_reason content_hash overlong_fields",
  ),
  ...of("counter_outbox", "kind id column"),
  ...of("imported_card", "character_id"),
  ...of("character_revision", "character_id"),
  ...of("reaction", "user_id character_id"),
  ...of("hidden_item", "user_id item_id"),
  ...of("chat", "chat_key user_id character_id parent_chat_key parent_message_id persona_id reply_language"),
  // The errors are texts of ours. The macros of a greeting have the name of the user of the chat.
  ...of("message", "id chat_key client_id parent_id error deletion_id greeting_macros"),
  ...of("variant", "id message_id user_id text_id error"),
  ...of("variant_text", "id user_id"),
  ...of("chat_request", "chat_key client_id message_id variant_id note_hash created_chat_key"),
  // The row exists while a reply is written. A message is taken down afterwards.
  ...of("streaming_reply", "message_id variant_id chat_key user_id owner text"),
  ...of("streaming_reply_part", "message_id text"),
  ...of("memory", "id chat_key sources"),
  // What a reporter or a moderator wrote.
  ...of("abuse_report", "receipt item_id reason text reporter_id network_hash signature email language"),
  ...of("moderation_decision", "item_id rule note moderator_id fingerprint changes"),
  ...of("decision_notice", "id user_id item_id rule reason moderator_id client_id"),
  ...of("stopped_identity", "identity_hash notice_id rule reason"),
  ...of("appeal", "notice_id user_id text answer moderator_id"),
  ...of("takedown", "item_id"),
  ...of("withheld", "item_id slot"),
  ...of("refused_content", "hash item_id user_id"),
  // A trigger refuses changes, and the rows have no text of users.
  ...of("audit_entry", "actor action kind item_id details"),
];

/** All classified columns. */
export const classifiedColumns = [
  ...Object.values(contentColumns).flat(),
  ...moderatorColumns,
  ...addressColumns,
  ...otherColumns,
];

/** Every column of the database that can have free text. */
export function textColumns(): string[] {
  return Object.values(schema)
    .filter((one) => is(one, PgTable))
    .flatMap((table) => {
      const { name, columns } = getTableConfig(table);
      return columns
        .filter((column) => /text|json|char|tsvector/.test(column.getSQLType()) && !column.enumValues?.length)
        .map((column) => `${name}.${column.name}`);
    });
}
