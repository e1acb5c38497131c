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
  /** Where each sequence stands. */
  readonly sequences: Readonly<Record<string, { readonly last_value: string; readonly is_called: boolean }>>;
}

/** A line between them: the table's place in the head, a tab, and the row as JSON that no program has read. */
export const ROW_LINE = /^(\d+)\t(\{.*\})$/s;

/** The lines of a stream. Only a line feed ends one: other separators may stand in what people wrote. */
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
