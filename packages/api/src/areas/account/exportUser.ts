import { digitalSourceOf } from "@mimi/contract";
import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/Database.ts";
import * as tables from "../../db/schema.ts";
import { BEING_COPIED } from "../../domain/access/chatAccess.ts";
import { isNotTakenDown } from "../../domain/takedown/withdrawnFiles.ts";
import type { ByteBudgets } from "../../domain/quota/ByteBudgets.ts";
import { isLineShown, messageColumns, shownTitle } from "../../domain/takedown/removedGreetings.ts";
import { readFields, textsOf } from "../../domain/characters/characterTexts.ts";
import { storedBytes, storedCharacterBytes } from "../../domain/quota/storedBytes.ts";
import { readVariants } from "../../domain/variants/greetings.ts";
import { withoutText } from "../../domain/variants/variantTexts.ts";
import { notFound } from "../../shared/errors/ApiError.ts";

/** Rows per query, so that an account of any size uses little memory. */
const CHUNK_ROWS = 200;

/**
 * Columns that the export leaves out: secrets, derived values, and reported content (`evidence`), which can be taken down.
 */
const omitted: readonly string[] = [
  "token_hash",
  "search",
  "folded_name",
  "name_key",
  "line",
  "score",
  "owner",
  "heartbeat_at",
  "evidence",
  "hashes",
  // By which an age verifier knows a check.
  "check_id",
  // Users do not see which moderator decided.
  "moderator_id",
];

/** A table with rows of one user. */
interface Section {
  readonly table: PgTable;
  readonly owner: PgColumn;
  readonly order: readonly PgColumn[];
  /** Rows that do not match are left out. */
  readonly where?: SQL;
}

const sections: Readonly<Record<string, Section>> = {
  sessions: { table: tables.session, owner: tables.session.user_id, order: [tables.session.created_at] },
  age_checks: { table: tables.ageCheck, owner: tables.ageCheck.user_id, order: [tables.ageCheck.verifier] },
  plan: {
    table: tables.subscription,
    owner: tables.subscription.user_id,
    order: [tables.subscription.user_id],
  },
  subscriptions: {
    table: tables.providerSubscription,
    owner: tables.providerSubscription.user_id,
    order: [tables.providerSubscription.ref],
  },
  checkout: {
    table: tables.checkout,
    owner: tables.checkout.user_id,
    order: [tables.checkout.user_id],
  },
  messages_per_day: {
    table: tables.messageUsage,
    owner: tables.messageUsage.user_id,
    order: [tables.messageUsage.day],
  },
  bytes_per_hour: {
    table: tables.byteUsage,
    owner: tables.byteUsage.user_id,
    order: [tables.byteUsage.kind],
  },
  uploads: {
    table: tables.upload,
    owner: tables.upload.user_id,
    order: [tables.upload.url],
    where: isNotTakenDown,
  },
  reactions: {
    table: tables.reaction,
    owner: tables.reaction.user_id,
    order: [tables.reaction.character_id],
  },
  hidden: {
    table: tables.hiddenItem,
    owner: tables.hiddenItem.user_id,
    order: [tables.hiddenItem.kind, tables.hiddenItem.item_id],
  },
  storage: {
    table: tables.accountStorage,
    owner: tables.accountStorage.user_id,
    order: [tables.accountStorage.user_id],
  },
  personas: { table: tables.persona, owner: tables.persona.user_id, order: [tables.persona.id] },
  notices: {
    table: tables.decisionNotice,
    owner: tables.decisionNotice.user_id,
    order: [tables.decisionNotice.id],
  },
  appeals: {
    table: tables.appeal,
    owner: tables.appeal.user_id,
    order: [tables.appeal.notice_id],
  },
  decisions: {
    table: tables.moderationDecision,
    owner: tables.moderationDecision.moderator_id,
    order: [tables.moderationDecision.id],
  },
  reports: {
    table: tables.abuseReport,
    owner: tables.abuseReport.reporter_id,
    order: [tables.abuseReport.receipt],
  },
};

/** Tables with rows of one character. */
const ofCharacter = {
  imported_card: { table: tables.importedCard, owner: tables.importedCard.character_id },
  revisions: { table: tables.characterRevision, owner: tables.characterRevision.character_id },
};

/** All data of a user as one JSON file, written while it is read. Throws 40401 and 42901 before the first byte. */
export async function exportUser(
  { db, budgets }: { readonly db: Database; readonly budgets: ByteBudgets },
  userId: string,
  now: Date,
): Promise<Response> {
  const [row] = await db.select(readable(tables.user)).from(tables.user).where(eq(tables.user.id, userId));
  if (!row) throw notFound();
  const chats = db
    .select({ key: tables.chat.chat_key })
    .from(tables.chat)
    .where(eq(tables.chat.user_id, userId));
  const bytes = await storedBytes(db, inArray(tables.message.chat_key, chats));
  await budgets.charge(db, userId, "export", bytes + (await storedCharacterBytes(db, userId)));
  const pieces = write(db, { ...row, id: userId }, now);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="mimi-${now.toISOString().slice(0, 10)}.json"`,
    },
  });
}

async function* write(
  db: Database,
  user: Row & { readonly id: string },
  now: Date,
): AsyncGenerator<string, void> {
  const head = { format: "mimi-account", version: 1, exported_at: now.toISOString(), user };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, { table, owner, order, where = sql`true` }] of Object.entries(sections)) {
    yield `,\n"${name}":[`;
    yield* list(rowsOf(db, table, sql`${eq(owner, user.id)} and ${where}`, order));
    yield "]";
  }
  yield ',\n"characters":[';
  yield* list(charactersOf(db, user.id));
  yield '],\n"chats":[';
  let joined = "";
  const isComplete = sql`${tables.chat.deleted_at} is distinct from ${BEING_COPIED.toISOString()}::timestamptz`;
  const own = sql`${eq(tables.chat.user_id, user.id)} and ${isComplete}`;
  for await (const chat of rowsOf(db, tables.chat, own, [tables.chat.chat_key], chatColumns)) {
    const key = String(chat.chat_key);
    const memory = await db
      .select()
      .from(tables.memory)
      .where(and(eq(tables.memory.chat_key, key), isLineShown));
    yield `${joined}${JSON.stringify({ ...chat, memory }).slice(0, -1)},"messages":[`;
    yield* list(messagesOf(db, key));
    yield "]}";
    joined = ",\n";
  }
  yield "]}\n";
}

/** Writes the items of a list, one per line. */
async function* list(items: AsyncIterable<object>): AsyncGenerator<string, void> {
  let joint = "\n";
  for await (const item of items) {
    yield joint + JSON.stringify(item);
    joint = ",\n";
  }
}

/** Chats without what is withheld of them. */
const chatColumns = { ...readable(tables.chat), title: shownTitle };

type Row = Record<string, unknown>;

async function* rowsOf(
  db: Database,
  table: PgTable,
  where: SQL,
  order: readonly PgColumn[],
  columns: Readonly<Record<string, PgColumn | SQL>> = readable(table),
): AsyncGenerator<Row, void> {
  for (let offset = 0; ; offset += CHUNK_ROWS) {
    const rows = await db
      .select(columns)
      .from(table)
      .where(where)
      .orderBy(...order.map((column) => asc(column)))
      .limit(CHUNK_ROWS)
      .offset(offset);
    yield* rows;
    if (rows.length < CHUNK_ROWS) return;
  }
}

async function* charactersOf(db: Database, userId: string): AsyncGenerator<Row, void> {
  const { character } = tables;
  for await (const row of rowsOf(db, character, eq(character.creator_id, userId), [character.id])) {
    const parts: Row = {};
    for (const [name, { table, owner }] of Object.entries(ofCharacter)) {
      parts[name] = await db
        .select()
        .from(table)
        .where(eq(owner, String(row.id)));
    }
    const fields = await readFields(db, String(row.id), Number(row.revision));
    yield { ...row, ...textsOf(fields ?? {}), ...parts };
  }
}

async function* messagesOf(db: Database, chatKey: string): AsyncGenerator<Row, void> {
  const { message } = tables;
  for (let place = -1; ; ) {
    const rows = await db
      .select(messageColumns)
      .from(message)
      .where(and(eq(message.chat_key, chatKey), gt(message.position, place)))
      .orderBy(asc(message.position))
      .limit(CHUNK_ROWS);
    const variants = await readVariants(db, rows);
    for (const row of rows) {
      const own = variants.get(row.id) ?? [];
      const alternatives = row.taken_down ? own.map((one) => ({ ...one, ...withoutText })) : own;
      yield { ...row, alternatives, digital_source: digitalSourceOf(row) };
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK_ROWS) return;
    place = last.position;
  }
}

function readable(table: PgTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !omitted.includes(name));
  return Object.fromEntries(columns);
}
