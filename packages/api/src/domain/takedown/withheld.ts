import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { withheld } from "../../db/schema/safety.ts";
import type { ItemKey, TakedownKey } from "./ItemKey.ts";
import { type Slot, type SlotName, slots } from "./slots.ts";
import { lastTakedownNumber } from "./takedowns.ts";

/**
 * Moves the content of rows of one slot into the withheld content of an item, for its last takedown. Content that
 * this takedown withholds already is not replaced.
 */
export async function withhold(db: Database, item: ItemKey, name: SlotName, where: SQL): Promise<void> {
  const { table, rowId, replacements }: Slot = slots[name];
  const content =
    replacements === "delete" ? sql`row_to_json(${table})` : sql`json_build_object(${pairs(replacements)})`;
  const change =
    replacements === "delete"
      ? sql`delete from ${table}`
      : sql`update ${table} set ${assignments(replacements)}`;
  await db.execute(sql`
    with stored as (
      insert into ${withheld} (kind, item_id, takedown_number, slot, row_id, content)
      select ${item.kind}, ${item.id}, ${lastTakedownNumber(item)}, ${name}, ${rowId}, ${content} from ${table} where ${where}
      on conflict do nothing)
    ${change} where ${where}`);
}

/** Moves all withheld content of a takedown back to its slots, except where something new is there. */
export async function restoreWithheld(db: Database, item: TakedownKey): Promise<void> {
  for (const name of Object.keys(slots) as SlotName[]) await restoreSlot(db, item, name);
  await deleteWithheld(db, item);
}

/** Deletes the withheld content of a takedown. */
export async function deleteWithheld(db: Database, item: TakedownKey): Promise<void> {
  await db.delete(withheld).where(ofTakedown(item));
}

/** What the last takedown of an item withholds in one slot, by its rows. */
export async function readWithheld(
  db: Database,
  item: ItemKey,
  slot: SlotName,
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const rows = await db
    .select({ rowId: withheld.row_id, content: withheld.content })
    .from(withheld)
    .where(and(ofTakedown({ ...item, takedownNumber: lastTakedownNumber(item) }), eq(withheld.slot, slot)));
  return new Map(rows.map(({ rowId, content }) => [rowId, content]));
}

async function restoreSlot(db: Database, item: TakedownKey, name: SlotName): Promise<void> {
  const { table, rowId, replacements, isRestorable = sql`true` }: Slot = slots[name];
  const stored = sql`${ofTakedown(item)} and ${eq(withheld.slot, name)}`;
  const row = sql`json_populate_record(null::${table}, ${withheld.content})`;
  if (replacements === "delete") {
    await db.execute(sql`
      insert into ${table} select (${row}).* from ${withheld} where ${stored} and ${isRestorable}
      on conflict do nothing`);
    return;
  }
  const columns = Object.keys(replacements).map(
    (column) => sql`${sql.identifier(column)} = content_row.${sql.identifier(column)}`,
  );
  await db.execute(sql`
    update ${table} set ${sql.join(columns, sql`, `)}
    from ${withheld} cross join lateral ${row} as content_row
    where ${stored} and ${rowId} = ${withheld.row_id} and ${isRestorable}`);
}

function pairs(replacements: Readonly<Record<string, SQL>>): SQL {
  const columns = Object.keys(replacements).map(
    (column) => sql`${sql.raw(`'${column}'`)}, ${sql.identifier(column)}`,
  );
  return sql.join(columns, sql`, `);
}

function assignments(replacements: Readonly<Record<string, SQL>>): SQL {
  const columns = Object.entries(replacements).map(
    ([column, value]) => sql`${sql.identifier(column)} = ${value}`,
  );
  return sql.join(columns, sql`, `);
}

function ofTakedown({ kind, id, takedownNumber }: ItemKey & { readonly takedownNumber: number | SQL }) {
  const item = and(eq(withheld.kind, kind), eq(withheld.item_id, id));
  return and(item, eq(withheld.takedown_number, takedownNumber));
}
