import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { alternative, message } from "../../db/schema.ts";

/** Bytes of a variant besides its text. */
const ROW_BYTES = 256;

/** The bytes of messages with all of their variants, about. The texts are not read for it. */
export async function storedBytes(db: Database, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(octet_length(${alternative.text}) + coalesce(octet_length(${alternative.original}), 0) + ${ROW_BYTES}::int), 0)::float8`,
    })
    .from(message)
    .innerJoin(alternative, eq(alternative.message_id, message.id))
    .where(which);
  return row?.bytes ?? 0;
}
