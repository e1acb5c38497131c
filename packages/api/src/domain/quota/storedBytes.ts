import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { alternative, message } from "../../db/schema.ts";

/** The bytes of the texts of messages, with all of their variants. The texts are not read for it. */
export async function storedBytes(db: Database, which: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({
      bytes: sql<number>`coalesce(sum(octet_length(${alternative.text}) + coalesce(octet_length(${alternative.original}), 0)), 0)::float8`,
    })
    .from(message)
    .innerJoin(alternative, eq(alternative.message_id, message.id))
    .where(which);
  return row?.bytes ?? 0;
}
