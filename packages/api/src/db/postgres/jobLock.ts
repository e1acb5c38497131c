import pg from "pg";

/** First key of the advisory locks of jobs. No other part of the program uses the number. */
const JOB_LOCK = 727_284;
const CONNECT_MS = 20_000;

/**
 * Runs `work` unless another process runs work of the same name on this database; resolves to null then. The lock belongs to a
 * connection of its own to PostgreSQL itself: behind a pooler it would belong to a connection that other processes use too.
 */
export async function runLocked<Result>(
  options: pg.ClientConfig,
  onLost: (error: Error) => void,
  name: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: CONNECT_MS });
  client.on("error", onLost);
  await client.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      "select pg_try_advisory_lock($1, hashtext($2)) as locked",
      [JOB_LOCK, name],
    );
    return rows[0]?.locked ? await work() : null;
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}
