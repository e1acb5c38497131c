import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "../../db/Database.ts";
import { StartFailure } from "../../shared/StartFailure.ts";
import { type DumpEnd, type DumpHead, ROW_LINE } from "./dump.ts";
import { migrationsOf, type StoredTable, storedTables } from "./storedTables.ts";

/** The most rows, and the most UTF-16 code units, of one statement. */
const PIECE_ROWS = 500;
const PIECE_LENGTH = 4_000_000;

/**
 * Imports a dump into an empty database, completely or not at all. Resolves to the number of rows. Throws a StartFailure
 * when the database is not empty, or when the dump is cut off or has another version.
 */
export async function importDatabase(db: Database, lines: AsyncIterable<string>): Promise<number> {
  return db.transaction(async (tx) => {
    const tables = await storedTables(tx);
    await requireEmpty(tx, tables);
    let head: readonly StoredTable[] | null = null;
    let end: DumpEnd | null = null;
    let rows = 0;
    const piece = new Batch(tx);
    for await (const line of lines) {
      if (head === null) {
        head = await readHead(tx, tables, line);
        continue;
      }
      if (end) throw damaged();
      const [, at = "", row] = ROW_LINE.exec(line) ?? [];
      const table = head[Number(at)];
      if (row !== undefined && table) {
        rows += 1;
        await piece.add(table, row);
      } else end = readEnd(line);
    }
    await piece.store();
    if (!end || end.rows !== rows) throw damaged();
    for (const [name, { last_value, is_called }] of Object.entries(end.sequences)) {
      await tx.execute(sql`select setval(${name}::regclass, ${last_value}::bigint, ${is_called})`);
    }
    return rows;
  });
}

/** Throws a StartFailure when a table has a row. */
export async function requireEmptyDatabase(db: Database): Promise<void> {
  await requireEmpty(db, await storedTables(db));
}

/** Rows of one table that are not stored yet. */
class Batch {
  readonly #tx: Database;
  #table: StoredTable | null = null;
  #rows: string[] = [];
  #length = 0;

  constructor(tx: Database) {
    this.#tx = tx;
  }

  async add(table: StoredTable, row: string): Promise<void> {
    const full = this.#rows.length >= PIECE_ROWS || this.#length + row.length > PIECE_LENGTH;
    if (full || this.#table !== table) await this.store();
    this.#table = table;
    this.#rows.push(row);
    this.#length += row.length;
  }

  async store(): Promise<void> {
    if (!this.#table || this.#rows.length === 0) return;
    const { name, columns } = this.#table;
    const table = sql.identifier(name);
    const named = sql.join(
      columns.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const rows = `[${this.#rows.join(",")}]`;
    this.#rows = [];
    this.#length = 0;
    try {
      await this.#tx.execute(sql`
        insert into ${table} (${named})
        select ${named} from json_populate_recordset(null::${table}, ${rows}::json)`);
    } catch (error) {
      throw wrongVersion(error, name);
    }
  }
}

async function requireEmpty(tx: Database, tables: readonly StoredTable[]): Promise<void> {
  for (const { name } of tables) {
    const found = await tx.execute(sql`select 1 as one from ${sql.identifier(name)} limit 1`);
    if (rowsOf(found).length > 0) {
      throw new StartFailure(`the database is not empty: there are rows in "${name}"; import into a new one`);
    }
  }
}

async function readHead(
  tx: Database,
  tables: readonly StoredTable[],
  line: string,
): Promise<readonly StoredTable[]> {
  const head = parsed(line) as Partial<DumpHead> | null;
  if (head?.format !== "mimi-dump" || head.version !== 1) throw new StartFailure("this is no dump of Mimi");
  if (head.migrations !== (await migrationsOf(tx))) {
    throw new StartFailure(
      "the dump is of another version of Mimi; import it with the version that exported it",
    );
  }
  const same =
    JSON.stringify(head.tables) === JSON.stringify(tables.map(({ name, columns }) => ({ name, columns })));
  if (!same) throw new StartFailure("the tables of the dump are not those of the database");
  return tables;
}

function readEnd(line: string): DumpEnd {
  const end = parsed(line) as DumpEnd | null;
  if (end?.end !== true) throw damaged();
  return end;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // An incomplete line cannot be parsed.
    return null;
  }
}

/** Rows that break a constraint mean a damaged dump. The database's own message would contain user text. */
function wrongVersion(error: unknown, table: string): unknown {
  const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
  if (!code?.startsWith("2")) return error;
  return new StartFailure(`rows of "${table}" do not fit (${constraint ?? code}); nothing was imported`);
}

function damaged(): StartFailure {
  return new StartFailure("the dump is cut off or damaged; nothing was imported");
}
