import { BYTES_PER_TOKEN } from "@mimi/contract";
import { and, asc, eq, gte, isNull, lt, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { alternative, message } from "../../../db/schema.ts";
import type { ModelMessage } from "../../../providers/model/Model.ts";
import type { HistoryWindow } from "./types.ts";

/** The most messages that are counted. Far fewer fill a budget, unless each has one word only. */
const MESSAGES_MAX = 1_000;
/** Tokens that a message takes besides its text. */
const TOKENS_PER_MESSAGE = 4;

/** The messages of a chat, or only those before a position. */
export interface HistoryScope {
  readonly chatKey: string;
  readonly before?: number | undefined;
}

interface WindowRow {
  readonly id: string;
  readonly position: number;
  readonly total: number;
  readonly cut: boolean;
}

/**
 * Finds the newest messages that fit into a budget of tokens; the newest one is always included. The database counts only
 * the newest messages, so that a chat of 10,000 takes as long as one of 1,000.
 */
export async function historyWindow(
  db: Database,
  scope: HistoryScope,
  budget: number,
): Promise<HistoryWindow> {
  const perMessage = sql.raw(String(TOKENS_PER_MESSAGE));
  const bytesPerToken = sql.raw(`${BYTES_PER_TOKEN}.0`);
  const rows = rowsOf<WindowRow>(
    await db.execute(sql`
      with newest as (
        select id, position, role, selected from ${message} where ${inScope(scope)}
        order by position desc limit ${MESSAGES_MAX}
      ),
      counted as (
        select newest.id, position, case when role = 'notice' or text = '' then 0
          else ceil(octet_length(text) / ${bytesPerToken})::int + ${perMessage} end as tokens
        from newest join ${alternative} on message_id = newest.id and index = selected
      ),
      summed as (select *, sum(tokens) over (order by position desc)::int as total from counted)
      select id, position, total,
        exists (select 1 from ${message} where ${inScope(scope)} and ${message.position} < summed.position) as cut
      from summed where total <= ${budget} or total = tokens
      order by position limit 1`),
  );
  const [oldest] = rows;
  if (!oldest) return { from: null, cut: false, tokens: 0 };
  const { id, position, total, cut } = oldest;
  return { from: { id, position }, cut, tokens: total };
}

/** Loads the messages of a window as the model is sent them: the selected variants, without empty ones. */
export async function loadTurns(
  db: Database,
  scope: HistoryScope,
  { from }: HistoryWindow,
): Promise<ModelMessage[]> {
  if (!from) return [];
  const rows = await db
    .select({ role: message.role, text: alternative.text })
    .from(message)
    .innerJoin(
      alternative,
      and(eq(alternative.message_id, message.id), eq(alternative.index, message.selected)),
    )
    .where(and(inScope(scope), gte(message.position, from.position)))
    .orderBy(asc(message.position))
    .limit(MESSAGES_MAX);
  return rows.flatMap(({ role, text }): ModelMessage[] => {
    if (role === "notice" || text === "") return [];
    return [{ role: role === "user" ? "user" : "assistant", text }];
  });
}

function inScope({ chatKey, before }: HistoryScope): SQL | undefined {
  return and(
    eq(message.chat_key, chatKey),
    isNull(message.deleted_at),
    before === undefined ? undefined : lt(message.position, before),
  );
}
