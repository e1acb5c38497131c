import { eq } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { character, type ItemVisibility } from "../../db/schema.ts";
import { endTakedown } from "../../domain/takedown/endTakedown.ts";
import { lockLastTakedown, storeTakedown } from "../../domain/takedown/takedowns.ts";
import type { ItemKey } from "../../domain/takedown/ItemKey.ts";
import type { Takedown } from "./Subject.ts";
import { subjects } from "./subjects.ts";

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
      generation: down.generation,
      status: down.status,
      purge_at: down.purge_at?.toISOString() ?? null,
    },
    character: row ?? null,
  };
}

/**
 * Makes an item as visible as it was: ends a takedown, or takes the content down again. A decision can have changed a
 * takedown, begun one after another, or ended the last one.
 */
export async function restoreVisibility(
  db: Database,
  item: ItemKey,
  before: ItemVisibility,
  how: Omit<Takedown, "status">,
): Promise<void> {
  const { kind, id } = item;
  const current = (await lockLastTakedown(db, item))?.generation ?? 0;
  const earlier = before.takedown?.generation ?? 0;
  if (current >= earlier) await endTakedown(db, item);
  if (before.takedown && current <= earlier) {
    const { generation, status, purge_at } = before.takedown;
    const purgeAt = purge_at === null ? null : new Date(purge_at);
    await storeTakedown(db, { ...item, generation, status, now: how.now, purgeAt });
    await subjects[kind].takeDown(db, id, { ...how, status });
  }
  if (before.character) {
    const { status, reason } = before.character;
    await db.update(character).set({ status, status_reason: reason }).where(eq(character.id, id));
  }
}
