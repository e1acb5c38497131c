import { BYTES_PER_TOKEN, estimateTokens } from "@mimi/contract";
import { and, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../../db/Database.ts";
import { message, variant } from "../../../db/schema/chat.ts";
import { textOfVariant } from "../../../domain/variants/variantTexts.ts";
import type { ModelMessage } from "../../../providers/model/Model.ts";
import type { History, HistoryMessage, HistoryWindow } from "./types.ts";

/** The most messages that are counted. Far fewer fill a budget, unless each has one word only. */
const MESSAGES_MAX = 1_000;
/** Tokens that a message takes besides its text. */
const TOKENS_PER_MESSAGE = 4;

/** The messages of a chat, or only those before a position. */
export interface HistoryScope {
  readonly chatKey: string;
  readonly before?: number | undefined;
}

/** A chat without messages. */
export const noHistory: History = { messages: [], hasOlder: false };

/**
 * Loads the newest messages that fit into a budget of tokens, and at least the newest two. The database counts only the newest
 * messages, so that a chat of 10,000 takes as long as one of 1,000.
 */
export async function loadHistory(
  db: Database,
  scope: HistoryScope,
  budget: number,
  { withTexts = true }: { readonly withTexts?: boolean } = {},
): Promise<History> {
  const perMessage = sql.raw(String(TOKENS_PER_MESSAGE));
  const bytesPerToken = sql.raw(`${BYTES_PER_TOKEN}.0`);
  const messages = rowsOf<HistoryMessage & { readonly first: number }>(
    await db.execute(sql`
      with newest as (
        select id, position, kind, role, status, selected, client_id from ${message} where ${inScope(scope)}
        order by position desc limit ${sql.raw(String(MESSAGES_MAX))}
      ),
      counted as (
        select *, case when kind = 'system_line' or text = '' then 0
          else ceil(octet_length(text) / ${bytesPerToken})::int + ${perMessage} end as tokens
        from (
          select newest.*, ${textOfVariant} as text
          from newest join ${variant} on message_id = newest.id and index = selected
          offset 0
        ) as with_text
      ),
      summed as (
        select *, sum(tokens) over (order by position desc)::int as total,
          row_number() over (order by position desc) as rank from counted
      )
      select id, position, kind, role, status, selected, client_id, tokens, ${withTexts ? sql.raw("text") : sql.raw("''")} as text,
        (select min(position) from ${message} where ${inScope(scope)}) as first
      from summed where total <= ${budget} or total = tokens or rank <= 2
      order by position`),
  );
  const [oldest] = messages;
  return { messages, hasOlder: oldest !== undefined && oldest.first < oldest.position };
}

/** A message that is being stored, as a part of the history. */
export function newHistoryMessage(
  row: Pick<HistoryMessage, "id" | "position" | "kind" | "role" | "text"> & { readonly selected?: number },
): HistoryMessage {
  const tokens = row.text === "" ? 0 : estimateTokens(row.text) + TOKENS_PER_MESSAGE;
  return { selected: 0, status: "done", client_id: null, tokens, ...row };
}

/** The newest messages that fit into a budget of tokens; the newest one is always included. */
export function windowOf(
  { messages, hasOlder }: History,
  budget: number,
): { readonly window: HistoryWindow; readonly turns: ModelMessage[] } {
  let total = 0;
  let first = messages.length;
  for (const { tokens } of messages.toReversed()) {
    if (total > 0 && total + tokens > budget) break;
    total += tokens;
    first -= 1;
  }
  const oldest = messages[first];
  const from = oldest ? { id: oldest.id, position: oldest.position } : null;
  return {
    window: { from, cut: first > 0 || hasOlder, tokens: total },
    turns: messages.slice(first).flatMap(asTurn),
  };
}

/** The window of a chat as it is stored. */
export async function historyWindow(
  db: Database,
  scope: HistoryScope,
  budget: number,
): Promise<HistoryWindow> {
  return windowOf(await loadHistory(db, scope, budget, { withTexts: false }), budget).window;
}

/** A message as the model is sent it; nothing for one without a text. */
function asTurn({ kind, role, text }: HistoryMessage): ModelMessage[] {
  if (kind === "system_line" || text === "") return [];
  return [{ role: role === "user" ? "user" : "assistant", text }];
}

function inScope({ chatKey, before }: HistoryScope): SQL | undefined {
  return and(
    eq(message.chat_key, chatKey),
    isNull(message.deleted_at),
    before === undefined ? undefined : lt(message.position, before),
  );
}
