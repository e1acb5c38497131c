/** The first line of a dump. */
export interface DumpHead {
  readonly format: "mimi-dump";
  readonly version: 1;
  readonly exported_at: string;
  /** See `migrationsOf`. */
  readonly migrations: string;
  readonly tables: readonly { readonly name: string; readonly columns: readonly string[] }[];
}

/** The last line: without it, a dump was cut off. */
export interface DumpEnd {
  readonly end: true;
  readonly rows: number;
  /** The last value of each sequence. */
  readonly sequences: Readonly<Record<string, { readonly last_value: string; readonly is_called: boolean }>>;
}

/** A line between head and end: the index of the table in the head, a tab, and the row as JSON of the database. */
export const ROW_LINE = /^(\d+)\t(\{.*\})$/s;

/** The lines of a stream. Only a line feed ends a line: user text can contain other line separators. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest !== "") yield rest;
}
