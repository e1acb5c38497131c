import { eq } from "drizzle-orm";
import type { Database } from "../../../db/Database.ts";
import { character } from "../../../db/schema/referenced.ts";
import { type ItemVisibility } from "../../../db/schema/safety.ts";
import { lockLastTakedown } from "../../../domain/takedown/takedowns.ts";
import type { ItemKey } from "../../../domain/takedown/ItemKey.ts";

/** How far an item is visible. Nothing else changes it until the transaction ends. */
export async function readVisibility(db: Database, { kind, id }: ItemKey): Promise<ItemVisibility> {
  const down = await lockLastTakedown(db, { kind, id });
  const [row] =
    kind === "character"
      ? await db
          .select({ status: character.status, reason: character.status_reason })
          .from(character)
          .where(eq(character.id, id))
          .for("update")
      : [];
  return {
    takedown: down && {
      takedown_number: down.takedown_number,
      status: down.status,
      purge_at: down.purge_at?.toISOString() ?? null,
    },
    character: row ?? null,
  };
}
