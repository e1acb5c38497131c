import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/Database.ts";
import { withheld } from "../../db/schema/safety.ts";
import type { ItemKey, TakedownKey } from "./ItemKey.ts";
import { type Place, type PlaceName, places } from "./places.ts";
import { lastTakedownNumber } from "./takedowns.ts";

/**
 * Moves the content of rows of one place into the withheld content of an item, for its last takedown. Content that
 * this takedown withholds already is not replaced.
 */
export async function withhold(db: Database, item: ItemKey, name: PlaceName, where: SQL): Promise<void> {
  const { table, rowId, replacements }: Place = places[name];
  const content =
    replacements === "delete" ? sql`row_to_json(${table})` : sql`json_build_object(${pairs(replacements)})`;
  await db.execute(sql`
    insert into ${withheld} (kind, item_id, takedown_number, place, row_id, content)
    select ${item.kind}, ${item.id}, ${lastTakedownNumber(item)}, ${name}, ${rowId}, ${content} from ${table} where ${where}
    on conflict do nothing`);
  if (replacements === "delete") await db.execute(sql`delete from ${table} where ${where}`);
  else await db.execute(sql`update ${table} set ${assignments(replacements)} where ${where}`);
}

/** Moves all withheld content of a takedown back to its places, except where something new is there. */
export async function restoreWithheld(db: Database, item: TakedownKey): Promise<void> {
  for (const name of Object.keys(places) as PlaceName[]) await restorePlace(db, item, name);
  await deleteWithheld(db, item);
}

/** Deletes the withheld content of a takedown. */
export async function deleteWithheld(db: Database, item: TakedownKey): Promise<void> {
  await db.delete(withheld).where(ofTakedown(item));
}

/** What the last takedown of an item withholds in one place, by its rows. */
export async function readWithheld(
  db: Database,
  item: ItemKey,
  place: PlaceName,
): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  const rows = await db
    .select({ rowId: withheld.row_id, content: withheld.content })
    .from(withheld)
    .where(and(ofTakedown({ ...item, takedownNumber: lastTakedownNumber(item) }), eq(withheld.place, place)));
  return new Map(rows.map(({ rowId, content }) => [rowId, content]));
}

async function restorePlace(db: Database, item: TakedownKey, name: PlaceName): Promise<void> {
  const { table, rowId, replacements, isRestorable = sql`true` }: Place = places[name];
  const stored = sql`${ofTakedown(item)} and ${eq(withheld.place, name)}`;
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
